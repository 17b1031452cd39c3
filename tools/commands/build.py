"""Build in dist/ what goes to a board: the files of its drive, a zip of them, and a UF2 to drop on its bootloader.

The UF2 has the game alone, for a board that has CircuitPython 10 already. --circuitpython adds a second one with both,
for a bare board. Dropping a UF2 replaces everything on the drive. The same sources make the same bytes.
"""

import argparse
from pathlib import Path

from tools import boards
from tools.build import product

SUMMARY = "make the files that go to a board"
NEEDS = "board"


def arguments(parser: argparse.ArgumentParser) -> None:
    which = f"for which board: {boards.LISTED} (default: %(default)s)"
    parser.add_argument("--board", default=boards.PICO.id, metavar="NAME", help=which)
    parser.add_argument("--circuitpython", type=Path, metavar="FILE.uf2", help="also make a UF2 that has this inside")


def run(options: argparse.Namespace) -> int:
    with product.alone(product.DIST):
        show(product.make(product.DIST, boards.named(options.board), options.circuitpython))
    return 0


def show(made: product.Made) -> None:
    """Print how full the drive is, and each file that was made."""
    print(f"{len(made.files)} files take {made.drive_bytes:,} bytes of the drive's {made.board.drive_size:,}.\n")
    for file in (made.bundle, made.game, made.whole):
        if file:
            print(f"{file.name:58}{file.stat().st_size:12,}")
    print(f"All of it is in {made.game.parent}.")
