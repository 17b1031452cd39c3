"""The emulated board's part of a measurement, in a process of its own: several run at once.

The process gets a line of JSON: what to measure, the `board` by its id, the `uf2` by its path, the `drive` and the
`nvms` in hex, and the GPIOs of the `keys`. It prints the lines of a probe as soon as it has them, and between them how
many seconds its board has run, behind `FAR`.
"""

import json
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from firmware.ui import inks
from tools import boards
from tools.bench import turns
from tools.bench.budgets import FIRST_FRAME
from tools.boards import PICO, Board
from tools.emulated import child, soldered
from tools.emulated.console import Console
from tools.emulated.machine import Machine
from tools.emulated.wires import gpios
from tools.trouble import Trouble

PROGRAM = "from tools.bench import board; board.main()"
FAR = "far\t"
MOST_SECONDS = 300  # board time for one probe
FIRST_SECONDS = 10  # the first frame must have come by then
LIGHT_MS = 200  # a press must be seen by then
QUIET_MS = 400
PRESSES, COLOURS = 12, 6  # of up, in the classic game
FIRST_PEG = 7 * 8  # the first pixel of the current row
PIXELS = 0  # their GPIO


def measured(
    what: str,
    uf2: Path,
    drive: bytes,
    nvms: list[bytes],
    far: Callable[[float], None] = lambda seconds: None,
    on: Board = PICO,
) -> Iterator[str]:
    """Yield the lines as they come."""
    given = {
        "what": what,
        "board": on.id,
        "uf2": str(uf2.resolve()),
        "drive": drive.hex(),
        "nvms": [nvm.hex() for nvm in nvms],
        "keys": gpios(turns.PROFILE),
    }
    with tempfile.TemporaryFile() as wrong:
        process, to_board, from_board = child.start(PROGRAM, wrong)
        with process:
            try:
                to_board.write(json.dumps(given) + "\n")
                to_board.close()
                for line in from_board:
                    if line.startswith(FAR):
                        far(float(line.removeprefix(FAR)))
                    else:
                        yield line.rstrip("\n")
                process.wait()
            finally:
                process.kill()
        wrong.seek(0)
        said = wrong.read().decode("utf-8", "replace").strip().splitlines()
    if process.returncode > 0:
        raise Trouble(f"The emulated board stopped: {said[-1] if said else 'it did not say why'}.")


# in that process


def main() -> None:
    given = json.loads(sys.stdin.readline())
    machines = [machine(given, nvm) for nvm in given["nvms"] or [""]]
    if given["what"] in turns.SECTIONS:
        lines = turns.played(machines[0], given["what"], given["keys"])
    else:
        lines = probed(machines[0]) if given["what"] == "probe" else seen(given["keys"], *machines)
    for line in lines:
        print(line, flush=True)


def machine(given: dict, nvm: str) -> Machine:
    board = boards.named(given["board"])
    made = Machine(Path(given["uf2"]))
    made.write(board.drive_offset, bytes.fromhex(given["drive"]))
    made.write(board.nvm_offset, bytes.fromhex(nvm))
    return made


def probed(board: Machine) -> Iterator[str]:
    told = 0.0

    def far(seconds: float) -> None:
        nonlocal told
        if seconds - told > 0.1:
            told = seconds
            print(f"{FAR}{seconds}", flush=True)

    for line in board.lines(MOST_SECONDS, far):
        if "Error" in line:
            raise SystemExit(f"it printed {line}")
        yield line


def seen(gpios: dict[str, list[int]], *boards: Machine) -> Iterator[str]:
    """Time the first frame of each, without and with a kept round, and the light of a press, off the pins."""
    for what, board in zip(FIRST_FRAME, boards, strict=True):
        keys = soldered.keys(board, gpios, turns.PROFILE.pressed)  # open: pressed
        frames = soldered.pixels(board, PIXELS)
        yield f"all\t{what}\t{first_frame_ms(board, frames):.1f}\tms"
    wait(board, lambda: False, 1500)
    took = []
    for number in range(PRESSES):
        lit = inks.table("vivid", 2)[inks.RED + number % COLOURS]
        wanted = (lit >> 16, lit >> 8 & 0xFF, lit & 0xFF)
        pressed_ms = soldered.now_ms(board)
        keys["up"].press()
        wait(board, lambda: frames[-1].pixels[FIRST_PEG] == wanted, LIGHT_MS)  # noqa: B023 - it is called at once
        took.append(frames[-1].at_ms - pressed_ms)
        wait(board, lambda: False, LIGHT_MS / 4)
        keys["up"].release()
        quiet_ms = QUIET_MS if number % 2 else 0  # then all that is seldom needed is dropped before the next press
        wait(board, lambda: False, LIGHT_MS + quiet_ms + 7 * number)  # and each comes at another moment
    yield f"all\tpress to light\t{max(took):.1f}\tms"
    yield f"all\tpress to light, median\t{statistics.median(took):.1f}\tms"


def first_frame_ms(board: Machine, frames: list[soldered.Frame]) -> float:
    console = Console()
    began_ms = 0.0
    for seconds in board.run(FIRST_SECONDS):
        list(console.lines(board.heard))
        if console.begun and not began_ms:
            began_ms = seconds * 1000
        if console.begun and frames:
            return frames[0].at_ms - began_ms
    raise AssertionError("the board runs on, or says that it was not done")


def wait(board: Machine, until: Callable[[], bool], ms: float) -> None:
    """Let the board run for so long, or until a condition is met."""
    end_ms = soldered.now_ms(board) + ms
    for _ in board.run(MOST_SECONDS):
        board.heard.clear()
        if until() or soldered.now_ms(board) >= end_ms:
            return
