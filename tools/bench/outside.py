"""What the game costs, seen from outside: the first frame and the light of a press, and its bytes on the drive."""

import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from firmware.device import profiles
from firmware.engine.games import named
from firmware.game import saved
from firmware.game.match import Match
from firmware.game.rules import Rules
from firmware.keep.log import MATCH, Log
from firmware.ui import inks, palette
from tools.bench.budgets import FIRST_FRAME
from tools.boards import PICO
from tools.build import contents, mpy
from tools.emulation import soldered
from tools.emulation.console import Console
from tools.emulation.machine import Machine
from tools.playing.player import Player
from tools.virtual.pins import PINS

BOARD = "pico_8x8"
FIRST_SECONDS = 10  # of the board's time, by when the first frame must have come
MOST_SECONDS = 60
LIGHT_MS = 200  # by when a press must be seen
FIRST_PEG = 7 * 8  # the pixel of the row in hand


def sizes() -> list[str]:
    """The bytes of what goes to the drive, as lines of a probe."""
    sources = [file for file in mpy.board_files() if file.as_posix() not in contents.AS_THEY_ARE]
    with tempfile.TemporaryDirectory() as temporary:
        mpy.compile_into(Path(temporary), sources)
        code = sum(file.stat().st_size for file in Path(temporary).rglob("*.mpy"))
    books = sum(file.stat().st_size for file in (mpy.ROOT / "firmware" / "books").glob("*.book"))
    return [f"all\tevery .mpy together\t{code}\tbytes", f"all\tevery book together\t{books}\tbytes"]


def on_board(uf2: Path) -> list[str]:
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
        pressed_ms = soldered.now_ms(machine)
        keys["up"].press()
        wait(machine, lambda: frames[-1].pixels[FIRST_PEG] == wanted, LIGHT_MS)  # noqa: B023 - it is called at once
        took.append(frames[-1].at_ms - pressed_ms)
        wait(machine, lambda: False, LIGHT_MS / 4)
        keys["up"].release()
        wait(machine, lambda: False, LIGHT_MS)
    return [*lines, f"all\tpress to light\t{max(took):.1f}\tms"]


def here() -> list[str]:
    """The same two of the virtual board, in this computer's time."""
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


def seen(player: Player, is_so: Callable[[], object]) -> None:
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


def wired(uf2: Path, kept: bool) -> tuple[Machine, list[soldered.Frame], dict[str, soldered.Button]]:
    """A board with the build on it, its pixels and its keys; with a running round in its memory, or with nothing."""
    with tempfile.TemporaryDirectory() as temporary:
        contents.fill(Path(temporary), PICO)
        machine = Machine.with_drive(uf2, Path(temporary))
    machine.write(PICO.nvm_offset, bytes(nvm(kept)))
    pins, profile = PINS[PICO.id], profiles.named(BOARD)
    keys = {name: soldered.button(machine, pins[pin]) for name, pin in profile.buttons.items()}  # open: pressed
    return machine, soldered.pixels(machine, pins[profile.pixels]), keys


def first_frame_ms(machine: Machine, frames: list[soldered.Frame]) -> float:
    console = Console()
    began_ms = 0.0
    for seconds in machine.run(FIRST_SECONDS):
        list(console.lines(machine.heard))
        if console.begun and not began_ms:
            began_ms = seconds * 1000
        if console.begun and frames:
            return frames[0].at_ms - began_ms
    raise AssertionError("the board runs on, or says that it was not done")


def wait(machine: Machine, until: Callable[[], bool], ms: float) -> None:
    """Let the board run for so long, or until something is so."""
    end_ms = soldered.now_ms(machine) + ms
    for _ in machine.run(MOST_SECONDS):
        machine.heard.clear()
        if until() or soldered.now_ms(machine) >= end_ms:
            return
