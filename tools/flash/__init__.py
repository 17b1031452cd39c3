"""Put the game on the board that is connected: build it, say what will change on the drive, copy, and read it all back.

What a person has on the drive stays there, settings.toml above all; a file of theirs where the game has one is renamed.
A copy that was cut short leaves a board that starts nothing, and the next run goes on. A board in its bootloader gets
the UF2 that --circuitpython makes, here or in the last build, which replaces everything on the drive.
"""

import argparse
from collections.abc import Callable
from pathlib import Path

from tools import build
from tools.boards import Board
from tools.flash import finding, jobs
from tools.flash.finding import Found
from tools.flash.volume import Volume
from tools.trouble import Trouble

SUMMARY = "put the game on a board"


def arguments(parser: argparse.ArgumentParser) -> None:
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--drive", type=Path, metavar="PATH", help="the board's drive (default: the one that is there)")
    which.add_argument("--all", action="store_true", help="every board that is connected, at the same time")
    parser.add_argument("--dry-run", action="store_true", help="only say what would change")
    parser.add_argument("--clean", action="store_true", help="remove all else from the drive, but not settings.toml")
    parser.add_argument(
        "--circuitpython", type=Path, metavar="FILE.uf2", help="the CircuitPython for a board in its bootloader"
    )


def run(options: argparse.Namespace) -> int:
    if options.drive:
        found = [finding.named(options.drive)]
    else:
        found = finding.connected(finding.mounted(), finding.serial_ports, options.all)

    def make(board: Board) -> build.Made:
        return build.make(build.DIST, board, options.circuitpython or build.last_whole(build.DIST, board))

    return flash(found, make, Volume, options.clean, options.dry_run)


def flash(
    found: list[Found],
    make: Callable[[Board], build.Made],
    volume: Callable[[Path], Volume],
    clean: bool = False,
    dry_run: bool = False,
) -> int:
    """Say what will change on each of these boards, and change it."""
    todo, troubles = [], []
    for each in found:
        print(each)
        try:
            jobs.fits(each)
            todo.append(jobs.job(each, volume(each.path), make(each.board), clean))
            print(*todo[-1].plan, sep="\n")
        except Trouble as trouble:
            troubles.append(trouble)
    if not dry_run:
        troubles += jobs.do(todo)
    for trouble in troubles:
        trouble.tell()
    return 1 if troubles else 0
