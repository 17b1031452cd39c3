"""The game's costs, seen from outside: the first frame and the light of a press, and its bytes on the drive."""

import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from firmware.device import profiles
from firmware.engine.games import named
from firmware.game import saved
from firmware.game.match import Match
from firmware.game.rules import agree
from firmware.keep.log import MATCH, Log
from tools.bench import board
from tools.bench.budgets import FIRST_FRAME
from tools.boards import PICO
from tools.build import contents, mpy
from tools.emulated import machine
from tools.front.player import Player

BOARD = "pico_8x8"
MOST_SECONDS = 60
PRESSES = 5


def sizes() -> list[str]:
    """Return the bytes of all that goes to the drive, as lines of a probe."""
    sources = [file for file in mpy.board_files() if file.as_posix() not in contents.AS_THEY_ARE]
    with tempfile.TemporaryDirectory() as temporary:
        mpy.compile_into(Path(temporary), sources)
        code = sum(file.stat().st_size for file in Path(temporary).rglob("*.mpy"))
    books = sum(file.stat().st_size for file in (mpy.ROOT / "firmware" / "books").glob("*.book"))
    return [f"all\tevery .mpy together\t{code}\tbytes", f"all\tevery book together\t{books}\tbytes"]


def on_board(uf2: Path) -> Iterator[str]:
    """Time the first frame and the light of a press on the pins of the emulated board."""
    with tempfile.TemporaryDirectory() as folder:
        contents.fill(Path(folder), PICO)
        image = machine.waiting_drive(Path(folder), uf2)
    return board.measured("outside", uf2, image, [bytes(nvm(kept)) for kept in (False, True)])


def here() -> list[str]:
    """Time the same on the virtual board, in this computer's time."""
    lines = []
    took: list[float] = []
    for kept in (False, True):
        player = Player(profiles.named(BOARD), nvm(kept))
        began_s = time.monotonic()
        with player.running():
            seen(player, lambda: player.frames)  # noqa: B023 - it is called at once
            took_ms = 1000 * (time.monotonic() - began_s)
            lines.append(f"all\t{FIRST_FRAME[kept]}\t{took_ms:.1f}\tms")
            for _ in range(PRESSES):
                player.light_ms = None
                player.tap("up")
                seen(player, lambda: player.light_ms is not None and player.waits)  # noqa: B023
                took.append(player.light_ms or 0)
    lines.append(f"all\tpress to light\t{max(took):.1f}\tms")
    lines.append(f"all\tpress to light, median\t{statistics.median(took):.1f}\tms")
    return lines


def seen(player: Player, is_so: Callable[[], object]) -> None:
    until_s = time.monotonic() + MOST_SECONDS
    while not is_so():
        if player.over or time.monotonic() > until_s:
            raise AssertionError("the virtual board runs on, and shows what it is told to")
        time.sleep(0.001)


def nvm(kept: bool) -> bytearray:
    """Return a memory with a running round, or with nothing."""
    made = bytearray(b"\xff" * PICO.nvm_size)
    if kept:
        Log(made).write(MATCH, saved.dump(Match(agree("break", named("classic")), lambda stop: stop // 2)))
    return made
