"""The work on the board that was found: first it is listed, then it is done."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from tools import boards, circuitpython
from tools.boards import Board
from tools.build.product import Made
from tools.flash import transfer
from tools.flash.detection import Found
from tools.flash.manifest import LIST
from tools.flash.plan import Plan, planned
from tools.flash.volume import Volume
from tools.trouble import Trouble, shown

T = TypeVar("T")


@dataclass(frozen=True)
class Job:
    volume: Volume
    size: int  # in bytes
    plan: list[str]  # in words
    work: Callable[[Callable[[int], None]], None]  # it reports how many bytes it has written
    done: str  # the message at the end


def fitting(found: Found, firmware: Path | None, wanted: Board | None = None) -> tuple[Board, Path | None]:
    """Return the board to build for, and the CircuitPython for one in its bootloader; refuse a pair that does not fit.

    A bootloader tells its chip alone, so it is the CircuitPython that tells the board.
    """
    if wanted and not found.can_be(wanted):
        raise Trouble(f"{found} is no {wanted.name}: leave out --board, or name another one.")
    if found.running:
        if not found.board:
            said = found.running.board_id
            raise Trouble(f"{found.path} is CircuitPython for the board {said}, and {boards.UNKNOWN}.")
        circuitpython.check(found.running, found.board, str(found.path))
        return found.board, None
    if not found.chip:
        chips = " and ".join(chip.name for chip in boards.CHIPS)
        raise Trouble(f"The bootloader at {found.path} is that of another chip: Peglight is for {chips}.")
    if not firmware:
        raise Trouble(
            f"The {found.chip.name} at {found.path} is in its bootloader: download {circuitpython.how_to_get(wanted)}, "
            "and name that file with --circuitpython, which puts it on the board together with the game."
        )
    board = circuitpython.board_of(firmware, found.chip)
    if wanted and board != wanted:
        raise Trouble(f"{firmware} is CircuitPython for the {board.name}, and not for the {wanted.name}.")
    return board, firmware


def job(found: Found, volume: Volume, made: Made, clean: bool) -> Job:
    """Return the work on this board."""
    if not found.running:
        return _drop(found, volume, made)
    plan = translate_errors(volume, lambda: planned(volume, made.files, made.version, clean, made.board))
    done = f"{len(plan.files)} files of Peglight {plan.version} are on {found.path}, read back and right."
    if plan.work():
        done += " The game starts by itself; if it does not, press the board's reset button."
    return Job(volume, plan.size(), in_words(plan), lambda progress: transfer.carry_out(plan, volume, progress), done)


def _drop(found: Found, volume: Volume, made: Made) -> Job:
    """Return the work on a bootloader: to copy one file to it."""
    assert made.whole  # it was built with the CircuitPython that told the board
    name, content = made.whole.name, made.whole.read_bytes()
    plan = [f"  new      {name}, which replaces everything on the board's drive"]
    done = f"The board at {found.path} restarts with a drive CIRCUITPY: run this again then, to compare every file."
    return Job(volume, len(content), plan, lambda progress: volume.put(name, content, progress), done)


def in_words(plan: Plan) -> list[str]:
    """Return the plan as lines for a person."""
    words = {"new": plan.new, "changed": plan.changed, "removed": plan.removed}
    lines = [f"  {state:9}{name}" for state, names in words.items() for name in sorted(names)]
    lines += [f"  yours    {name} is kept as {other}" for name, other in sorted(plan.aside.items())]
    lines += [f"  yours    {name} stays as it is" for name in plan.kept]
    lines += [f"  strange  {LIST} is no list of Peglight's, so it is made anew"] * plan.is_strange
    lines += [f"  same     {len(plan.same)} files"] if plan.same else []
    return [shown(line) for line in lines]


def do(job: Job) -> None:
    """Do it, with a progress bar."""
    from tqdm import tqdm

    with tqdm(total=job.size, unit="B", unit_scale=True, desc="Copying", disable=None, leave=False) as bar:
        translate_errors(job.volume, lambda: job.work(bar.update))
    print(job.done)


def translate_errors(volume: Volume, work: Callable[[], T]) -> T:
    """Do this work on the drive, and turn an error of the system into a sentence."""
    try:
        return work()
    except OSError as error:
        raise Trouble(transfer.sentence(error, volume)) from error
