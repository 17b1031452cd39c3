"""Check a board that nobody has tried yet: its parts, its files, its saves and what the game costs on it.

The board is on the cable, with the game on it. It asks what you see, and tells you what to press. At the end it prints
a block of text for a bug report, and the board is as it was before.
"""

import argparse
from contextlib import closing
from pathlib import Path

from firmware import VERSION
from tools import PROGRAM
from tools.build import contents
from tools.check.link import Link
from tools.check.person import Person
from tools.flash import detection, jobs
from tools.flash.volume import Volume
from tools.trouble import Trouble

SUMMARY = "check a connected board, and report what was found"
NEEDS = "board"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--drive", type=Path, metavar="PATH", help="the board's drive (default: the only one)")
    parser.add_argument("--port", metavar="NAME", help="the port of its console (default: the one of this board)")


def run(options: argparse.Namespace) -> int:
    from tools.check.first_hour import check

    found = detection.chosen(options.drive)
    if not found.running:
        raise Trouble(f"The board at {found.path} is in its bootloader: put the game on it with {PROGRAM} flash first.")
    board, _ = jobs.fitting(found, None)
    print(found)
    with closing(Link(board, options.port)) as link:
        findings = check(found, Volume(found.path), contents.files(board), VERSION, link, Person())
    print(f"\nPlease put this block into a report, whatever it says:\n\n{findings.block()}")
    return 1 if findings.wrong else 0
