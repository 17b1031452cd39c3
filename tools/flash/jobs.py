"""The work on the board that was found: first it is told, then it is done."""

from pathlib import Path

from tools import boards, circuitpython
from tools.boards import Board
from tools.build.product import Made
from tools.flash import transfer
from tools.flash.detection import Found
from tools.flash.manifest import LIST
from tools.flash.plan import Plan, planned
from tools.flash.volume import Volume
from tools.trouble import Trouble, shown


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


def put(found: Found, volume: Volume, made: Made, clean: bool, dry_run: bool) -> None:
    """Say what will change on this board, and change it."""
    try:
        if found.running:
            _copy(volume, made, clean, dry_run)
        else:
            _drop(volume, made, dry_run)
    except OSError as error:
        raise Trouble(transfer.sentence(error, volume)) from error


def _copy(volume: Volume, made: Made, clean: bool, dry_run: bool) -> None:
    plan = planned(volume, made.files, made.version, clean, made.board)
    print(*in_words(plan), sep="\n")
    if dry_run:
        return
    with _bar(plan.size()) as bar:
        transfer.carry_out(plan, volume, bar.update)
    print(f"{len(plan.files)} files of Peglight {plan.version} are on {volume.root}, read back and right.", end="")
    print(" The game starts by itself; if it does not, press the board's reset button." if plan.work() else "")


def _drop(volume: Volume, made: Made, dry_run: bool) -> None:
    """Copy one file to a bootloader."""
    assert made.whole  # it was built with the CircuitPython that told the board
    print(f"  new      {made.whole.name}, which replaces everything on the board's drive")
    if dry_run:
        return
    content = made.whole.read_bytes()
    with _bar(len(content)) as bar:
        volume.put(made.whole.name, content, bar.update)
    print(f"The board at {volume.root} restarts with a drive CIRCUITPY: run this again then, to compare every file.")


def _bar(size: int):
    from tqdm import tqdm

    return tqdm(total=size, unit="B", unit_scale=True, desc="Copying", disable=None, leave=False)


def in_words(plan: Plan) -> list[str]:
    """Return the plan as lines for a person."""
    words = {"new": plan.new, "changed": plan.changed, "removed": plan.removed}
    lines = [f"  {state:9}{name}" for state, names in words.items() for name in sorted(names)]
    lines += [f"  yours    {name} is kept as {other}" for name, other in sorted(plan.aside.items())]
    lines += [f"  yours    {name} stays as it is" for name in plan.kept]
    lines += [f"  strange  {LIST} is no list of Peglight's, so it is made anew"] * plan.is_strange
    lines += [f"  same     {len(plan.same)} files"] if plan.same else []
    return [shown(line) for line in lines]
