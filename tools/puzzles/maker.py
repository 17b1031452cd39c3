"""The puzzle that goes with a number: always the same."""

import random
from typing import NamedTuple

from firmware.game import puzzle
from firmware.game.modes import STEPS
from tools.puzzles import solver

FEWEST_ROWS = 3


class Puzzle(NamedTuple):
    code: int
    rows: tuple[int, ...]


def step_of(number: int) -> int:
    """Return how hard the puzzle with this number is, from 1 to 5."""
    return (number - 1) % STEPS + 1


def made(number: int) -> Puzzle:
    """Make the puzzle with this number; those beyond the shelf are made by the same rule."""
    chance = random.Random(number)
    while True:
        found = drawn(chance)
        if FEWEST_ROWS <= len(found.rows) <= puzzle.MOST_ROWS and solver.step(*found) == step_of(number):
            return found


def drawn(chance: random.Random) -> Puzzle:
    """Draw rows until one code is left, and leave out again those that are not needed."""
    code = chance.randrange(solver.CLASSIC.space)
    rows: list[int] = []
    candidates = solver.ALL
    while candidates.bit_count() != 1:
        row = chance.randrange(solver.CLASSIC.space)
        fitting = candidates & solver.facts(row, code)[0]
        if row != code and fitting != candidates:
            rows.append(row)
            candidates = fitting
    for row in tuple(rows):
        if solver.fitting(code, [other for other in rows if other != row]) == 1 << code:
            rows.remove(row)
    return Puzzle(code, tuple(rows))


def is_sound(made: Puzzle) -> bool:
    """Tell if exactly one code fits, and no row can be left out."""
    without = [[row for row in made.rows if row != left_out] for left_out in made.rows]
    alone, *others = (solver.fitting(made.code, rows) == 1 << made.code for rows in (made.rows, *without))
    return alone and not any(others)
