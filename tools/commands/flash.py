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
from tools.flash.detection import Found
from tools.flash.volume import Volume
from tools.trouble import Trouble

SUMMARY = "put the game on a board"
NEEDS = "board"


def arguments(parser: argparse.ArgumentParser) -> None:
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--drive", type=Path, metavar="PATH", help="the board's drive (default: the only one)")
    which.add_argument("--all", action="store_true", help="all connected boards, at the same time")
    parser.add_argument(
        "--board",
        metavar="NAME",
        help=f"the board, where several are connected: {boards.listed()}",
    )
    parser.add_argument("--dry-run", action="store_true", help="only say what would change")
    parser.add_argument(
        "--clean", action="store_true", help="remove everything else from the drive, except settings.toml"
    )
    parser.add_argument(
        "--circuitpython", type=Path, metavar="FILE.uf2", help="the CircuitPython for a board in its bootloader"
    )


def run(options: argparse.Namespace) -> int:
    wanted = boards.named(options.board) if options.board else None
    if options.drive:
        found = [detection.named(options.drive)]
    else:
        found = detection.connected(detection.mounted(), detection.serial_ports, options.all, wanted)
    make = partial(product.make, product.DIST)
    return flash(found, make, Volume, options.clean, options.dry_run, options.circuitpython, wanted)


def flash(
    found: list[Found],
    make: Callable[[Board, Path | None], product.Made],
    volume: Callable[[Path], Volume],
    clean: bool = False,
    dry_run: bool = False,
    firmware: Path | None = None,
    wanted: Board | None = None,
) -> int:
    """Say what will change on each of these boards, and change it."""
    todo, troubles = [], []
    with product.alone(product.DIST):  # a plan is valid only as long as nobody else changes the drive
        for each in found:
            print(each)
            try:
                board, own = jobs.fitting(each, firmware, wanted)
                todo.append(jobs.job(each, volume(each.path), make(board, own), clean))
                print(*todo[-1].plan, sep="\n")
            except Trouble as trouble:
                troubles.append(trouble)
        if not dry_run:
            troubles += jobs.do(todo)
    for failure in troubles:
        failure.tell()
    return 1 if troubles else 0
