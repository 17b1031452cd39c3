"""The game's costs, seen from outside: the first frame and the light of a press, and its books on the drive."""

import statistics
from collections.abc import Callable, Iterator
from pathlib import Path

from firmware.ui import inks
from tools.bench.budgets import FIRST_FRAME
from tools.bench.kept import round_in_memory
from tools.bench.turns import PROFILE
from tools.boards import PICO
from tools.build import contents
from tools.emulated import soldered
from tools.emulated.console import Console
from tools.emulated.machine import Machine, waiting_drive
from tools.front.reader import rgb

FIRST_SECONDS, MOST_SECONDS = 10, 300  # board time until the first frame, and in all
LIGHT_MS = 200  # a press must be seen by then
QUIET_MS = 400
PRESSES, COLOURS = 12, 6  # of up, in the classic game
FIRST_PEG = 7 * 8  # the first pixel of the current row


def seen(uf2: Path) -> Iterator[str]:
    """Time the first frame without and with a kept round, and then the light of a press, off the pins."""
    files = contents.files(PICO)
    books = sum(len(content) for name, content in files.items() if name.endswith(".book"))
    image = waiting_drive(files, uf2)
    yield f"all\tevery book together\t{books}\tbytes"
    for is_kept, what in enumerate(FIRST_FRAME):
        board = Machine(uf2)
        board.write(PICO.drive_offset, image)
        if is_kept:
            board.write(PICO.nvm_offset, round_in_memory(PICO.nvm_size)[0])
        keys = soldered.keys(board, soldered.gpios(PROFILE), PROFILE.pressed)  # open: pressed
        frames = soldered.pixels(board, soldered.gpio(PROFILE.pixels))
        yield f"all\t{what}\t{first_frame_ms(board, frames):.1f}\tms"
    took = list(light_ms(board, keys["up"], frames))
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


def light_ms(board: Machine, key: soldered.Button, frames: list[soldered.Frame]) -> Iterator[float]:
    """Press a key again and again, and yield how long each time its light takes."""
    wait(board, 1500)
    for number in range(PRESSES):
        wanted = rgb(inks.table("vivid", 2)[inks.RED + number % COLOURS])
        pressed_ms = soldered.now_ms(board)
        key.press()
        wait(board, LIGHT_MS, lambda: frames[-1].pixels[FIRST_PEG] == wanted)  # noqa: B023 - it is called at once
        yield frames[-1].at_ms - pressed_ms
        wait(board, LIGHT_MS / 4)
        key.release()
        wait(board, LIGHT_MS + QUIET_MS * (number % 2) + 7 * number)  # each comes at another moment


def wait(board: Machine, ms: float, until: Callable[[], bool] = lambda: False) -> None:
    """Let the board run for so long, or until a condition is met."""
    end_ms = soldered.now_ms(board) + ms
    for _ in board.run(MOST_SECONDS):
        board.heard.clear()
        if until() or soldered.now_ms(board) >= end_ms:
            return
