"""Put the game on the connected board: build it, say what will change on the drive, copy it, and read everything back.

Your own files on the drive stay, settings.toml above all. A file of yours that is in the way is renamed. If the copy is
cut short, the board says so, and the next run finishes the job. A board in its bootloader gets the game together
with the CircuitPython that --circuitpython names; that replaces everything on the drive.
"""

import argparse
from collections.abc import Callable
from functools import partial
from pathlib import Path

from tools import boards
from tools.boards import Board
from tools.build import product
from tools.flash import detection, jobs
from tools.flash.volume import Volume

SUMMARY = "put the game on a board"
NEEDS = "board"


def arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--drive", type=Path, metavar="PATH", help="the board's drive (default: the only one)")
    add("--board", metavar="NAME", help=f"the board, where several are connected: {boards.LISTED}")
    add("--dry-run", action="store_true", help="only say what would change")
    add("--clean", action="store_true", help="remove everything else from the drive, except settings.toml")
    add("--circuitpython", type=Path, metavar="FILE.uf2", help="the CircuitPython for a board in its bootloader")


def run(options: argparse.Namespace) -> int:
    wanted = boards.named(options.board) if options.board else None
    found = detection.chosen(options.drive, wanted)
    make = partial(product.make, product.DIST)
    flash(found, make, Volume, options.clean, options.dry_run, options.circuitpython, wanted)
    return 0


def flash(
    found: detection.Found,
    make: Callable[[Board, Path | None], product.Made],
    volume: Callable[[Path], Volume],
    clean: bool = False,
    dry_run: bool = False,
    firmware: Path | None = None,
    wanted: Board | None = None,
) -> None:
    """Say what will change on this board, and change it."""
    print(found)
    with product.alone(product.DIST):  # a plan is valid only as long as nobody else changes the drive
        board, own = jobs.fitting(found, firmware, wanted)
        jobs.put(found, volume(found.path), make(board, own), clean, dry_run)
