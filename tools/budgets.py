"""What the game may cost on the board, and what it does cost: the table that `peg.py bench` prints.

A budget names a figure that a probe, a look at the emulated board from outside, or the size of the build gives.
"""

import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from firmware.device import profiles
from firmware.engine.games import named
from firmware.game import saved
from firmware.game.match import Match
from firmware.game.rules import Rules
from firmware.keep.log import MATCH, Log
from firmware.ui import inks, palette
from tools.boards import PICO
from tools.build import mpy
from tools.virtual.pins import PINS

BOARD = "pico_8x8"
FIRST_SECONDS = 10  # of the board's time, by when the first frame must have come
MOST_SECONDS = 60
LIGHT_MS = 200  # by when a press must be seen
FIRST_PEG = 7 * 8  # the pixel of the row in hand
FIRST_FRAME = ("code.py start to first frame", "code.py start to first frame, a round kept")


@dataclass(frozen=True)
class Budget:
    game: str
    what: str
    most: float


BUDGETS = (
    Budget("4x6", "heap in use, lights alone", 80_000),
    Budget("4x6", "heap in use, lights and console", 80_000),
    Budget("4x6", "held between moves", 1024),
    Budget("5x8", "held between moves", 8192),
    Budget("4x6", "a move from the book", 20),
    Budget("5x8", "a move from the book", 60),
    Budget("4x6", "a move without a book", 1500),
    Budget("6x9", "a move without a book", 4000),
    Budget("8x10", "a move without a book", 10_000),
    Budget("4x6", "filter after a row and count, at worst", 20),
    Budget("5x8", "filter after a row and count, at worst", 400),
    Budget("all", FIRST_FRAME[False], 800),
    Budget("all", FIRST_FRAME[True], 800),
    Budget("all", "press to light", 40),
    Budget("4x6", "ten idle turns", 0),
    Budget("all", "every .mpy together", 72 * 1024),
    Budget("all", "every book together", 256 * 1024),
)


def sizes() -> list[str]:
    """The bytes of what goes to the drive, as lines of a probe."""
    with tempfile.TemporaryDirectory() as temporary:
        mpy.compile_into(Path(temporary), [file for file in mpy.board_files() if len(file.parts) > 1])
        code = sum(file.stat().st_size for file in Path(temporary).rglob("*.mpy"))
    books = sum(file.stat().st_size for file in (mpy.ROOT / "firmware" / "books").glob("*.book"))
    return [f"all\tevery .mpy together\t{code}\tbytes", f"all\tevery book together\t{books}\tbytes"]


def from_outside(uf2: Path) -> list[str]:
    """The first frame and the light of a press, seen on the pins of the emulated board."""
    lines = []
    for kept in (False, True):
        machine, frames, keys = wired(uf2, kept)
        lines.append(f"all\t{FIRST_FRAME[kept]}\t{first_frame_ms(machine, frames):.1f}\tms")
    wait(machine, lambda: False, 1500)
    took = []
    for ink in (inks.RED, inks.RED + 1, inks.RED + 2):
        lit = palette.table("vivid", 2)[ink]
        wanted = (lit >> 16, lit >> 8 & 0xFF, lit & 0xFF)
        pressed_ms = soldered_ms(machine)
        keys["up"].press()
        wait(machine, lambda: frames[-1].pixels[FIRST_PEG] == wanted, LIGHT_MS)  # noqa: B023 - it is called at once
        took.append(frames[-1].at_ms - pressed_ms)
        wait(machine, lambda: False, LIGHT_MS / 4)
        keys["up"].release()
        wait(machine, lambda: False, LIGHT_MS)
    return [*lines, f"all\tpress to light\t{max(took):.1f}\tms"]


def from_outside_here() -> list[str]:
    """The same two of the virtual board, in this computer's time."""
    from tools.playing.player import Player

    lines = []
    for kept in (False, True):
        player = Player(profiles.named(BOARD), nvm(kept))
        began_s = time.monotonic()
        with player.running():
            seen(player, lambda: player.frames)  # noqa: B023 - it is called at once
            took_ms = 1000 * (time.monotonic() - began_s)
            lines.append(f"all\t{FIRST_FRAME[kept]}\t{took_ms:.1f}\tms")
            player.tap("up")
            seen(player, lambda: player.light_ms is not None and player.waits)  # noqa: B023
    return [*lines, f"all\tpress to light\t{player.light_ms:.1f}\tms"]


def seen(player, is_so) -> None:
    until_s = time.monotonic() + MOST_SECONDS
    while not is_so():
        if player.over or time.monotonic() > until_s:
            raise AssertionError("the virtual board runs on, and shows what it is told to")
        time.sleep(0.001)


def nvm(kept: bool) -> bytearray:
    """A memory with a running round, or with nothing."""
    made = bytearray(b"\xff" * PICO.nvm_size)
    if kept:
        Log(made).write(MATCH, saved.dump(Match(Rules("break", named("classic")), lambda stop: stop // 2)))
    return made


def wired(uf2: Path, kept: bool):
    """A board with the build on it, its pixels and its keys; with a running round in its memory, or with nothing."""
    from tools.build import contents
    from tools.emulation import soldered
    from tools.emulation.machine import Machine

    with tempfile.TemporaryDirectory() as temporary:
        contents.fill(Path(temporary), PICO)
        machine = Machine.with_drive(uf2, Path(temporary))
    machine.write(PICO.nvm_offset, bytes(nvm(kept)))
    pins, profile = PINS[PICO.id], profiles.named(BOARD)
    keys = {name: soldered.button(machine, pins[pin]) for name, pin in profile.buttons.items()}  # open: pressed
    return machine, soldered.pixels(machine, pins[profile.pixels]), keys


def first_frame_ms(machine, frames) -> float:
    from tools.emulation.console import Console

    console = Console()
    began_ms = 0.0
    for seconds in machine.run(FIRST_SECONDS):
        list(console.lines(machine.heard))
        if console.begun and not began_ms:
            began_ms = seconds * 1000
        if console.begun and frames:
            return frames[0].at_ms - began_ms
    raise AssertionError("the board runs on, or says that it was not done")


def wait(machine, until, ms: float) -> None:
    """Let the board run for so long, or until something is so."""
    end_ms = soldered_ms(machine) + ms
    for _ in machine.run(MOST_SECONDS):
        machine.heard.clear()
        if until() or soldered_ms(machine) >= end_ms:
            return


def soldered_ms(machine) -> float:
    from tools.emulation import soldered

    return soldered.now_ms(machine)


def show(figures) -> int:
    """Print the table; how many rows are over."""
    over = 0
    print(f"{'game':6}{'what':42}{'at most':>12}{'board':>14}{'here':>14}  unit")
    for budget in BUDGETS:
        row = figures.get((budget.game, budget.what), {"unit": ""})
        board = row.get("board")
        is_over = board is not None and board > budget.most
        over += is_over
        shown = [f"{row[where]:14,.2f}" if where in row else f"{'-':>14}" for where in ("board", "here")]
        print(f"{budget.game:6}{budget.what:42}{budget.most:12,.0f}{''.join(shown)}  {row['unit']}{'  OVER' * is_over}")
    return over
