"""Make puzzles, and check those that every board has.

Each puzzle has one answer and no row too many. Every board has 1 to 1000 in its flash, and the last digit of those
tells how hard they are. To play another, type the long number that --make prints behind how hard it is, where the game
asks which puzzle.
"""

import argparse
import random
from collections import Counter

from firmware.game import puzzle
from firmware.game.modes import PUZZLES, STEPS
from tools.puzzles import maker, shelf, solver
from tools.puzzles.maker import step_of
from tools.trouble import Trouble

SUMMARY = "make puzzles, and check the shelf of them"


def arguments(parser: argparse.ArgumentParser) -> None:
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--make", type=int, metavar="COUNT", help="print this many puzzles that no board has yet")
    what.add_argument("--verify", action="store_true", help="check every puzzle that the boards have, and count them")
    what.add_argument("--build", action="store_true", help="make them again: they come out the same, byte for byte")
    parser.add_argument("--step", type=int, choices=range(1, 6), help="with --make: how hard, from 1 to 5")


def refuse(options: argparse.Namespace) -> None:
    if options.step and options.make is None:
        raise Trouble("--step goes with --make: leave it out.")
    if options.make is not None and options.make < 1:
        raise Trouble("At least 1 puzzle is needed.")


def run(options: argparse.Namespace) -> int:
    if options.make is None:
        return verify() if options.verify else build()
    return make(options.make, options.step)


def make(count: int, step: int | None) -> int:
    for _ in range(count):
        tens = random.SystemRandom().randrange(PUZZLES, 1 << 60) // 5 * 5
        number = tens + (step or random.SystemRandom().randrange(1, 6))
        print(f"{step_of(number)}  {puzzle.write(*maker.made(number))}", flush=True)
    return 0


def verify() -> int:
    rows: dict[int, Counter[int]] = {step: Counter() for step in range(1, STEPS + 1)}
    for number, found in enumerate(shelf.read(), 1):
        if not maker.is_sound(found) or solver.step(*found) != step_of(number):
            raise Trouble(f"Puzzle {number} is not what it should be: make the shelf anew with --build.")
        rows[step_of(number)][len(found.rows)] += 1
    print(f"{'step':6}{'puzzles':>8}  rows given, and how many puzzles have so many")
    for step, counts in rows.items():
        print(f"{step:<6}{counts.total():8}  " + "  ".join(f"{size}: {counts[size]}" for size in sorted(counts)))
    print(f"{shelf.FILE.stat().st_size:,} bytes; one code fits each, and each of its rows is needed")
    return 0


def build() -> int:
    shelf.FILE.parent.mkdir(exist_ok=True)
    shelf.FILE.write_bytes(shelf.content())
    return verify()
