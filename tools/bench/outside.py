"""The game's costs, seen from outside: the first frame and the light of a press, and its bytes on the drive."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

from firmware.engine.games import named
from firmware.game import saved
from firmware.game.match import Match
from firmware.game.rules import agree
from firmware.keep.log import MATCH, Log
from tools.bench import board
from tools.boards import PICO
from tools.build import contents
from tools.build.product import files_in
from tools.emulated import machine


def sizes() -> list[str]:
    """Return the bytes of all that goes to the drive, as lines of a probe."""
    with tempfile.TemporaryDirectory() as temporary:
        contents.fill(Path(temporary), PICO)
        files = files_in(Path(temporary) / "firmware")
    code, books = (sum(len(files[name]) for name in files if name.endswith(end)) for end in (".mpy", ".book"))
    return [f"all\tevery .mpy together\t{code}\tbytes", f"all\tevery book together\t{books}\tbytes"]


def on_board(uf2: Path) -> Iterator[str]:
    """Time the first frame and the light of a press on the pins of the emulated board."""
    with tempfile.TemporaryDirectory() as folder:
        contents.fill(Path(folder), PICO)
        image = machine.waiting_drive(Path(folder), uf2)
    return board.measured("outside", uf2, image, [bytes(nvm(kept)) for kept in (False, True)])


def nvm(kept: bool) -> bytearray:
    """Return a memory with a running round, or with nothing."""
    made = bytearray(b"\xff" * PICO.nvm_size)
    if kept:
        Log(made).write(MATCH, saved.dump(Match(agree("break", named("classic")), lambda stop: stop // 2)))
    return made
