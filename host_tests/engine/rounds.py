"""Rounds on record: what each way of thinking plays, in how many steps, and what else the engine knows on the way.

`rounds.txt` has a line for each row that a way plays: the guess and its mark, the steps and the guesses looked at,
how many codes are left then, and a sum over their orders and draws. A last line has the grades, and what the doctor
finds where a mark is wrong. host_tests/records.py writes it.

A faster search shows there as fewer steps, a better one as other guesses; anything else was not meant.
"""

import itertools
import random
import zlib
from pathlib import Path

from host_tests.ui.talk import library

from firmware.engine import marks, ranks
from firmware.engine.candidates import candidates
from firmware.engine.counts import counts
from firmware.engine.doctor import examine
from firmware.engine.games import named
from firmware.engine.grades import grades
from firmware.engine.steps import counted
from firmware.engine.thinking import WAYS
from firmware.engine.variant import Variant
from tools.rounds import chosen

FILE = Path(__file__).with_name("rounds.txt")
MOST_STEPS = 120  # of thinking about a row
MOST_AFTER = 2500  # and of looking back on the round
MOST_ROWS = 6
MOST_KNOWN = 2000  # codes that are left, of which all orders are looked at
DRAWN = 60
VARIANTS = (
    named("classic"),
    named("mini"),
    named("bulls"),
    named("blind"),
    named("digits"),
    Variant(3, 4, blanks=True),
    Variant(4, 5, tells="places"),
    Variant(5, 8),
    Variant(6, 7, repeats=False),
    Variant(6, 9),
    Variant(8, 4, rows=12),
    Variant(7, 10, tells="exact"),
    Variant(5, 10, zero=False),
)


def stepped(steps):
    """What a search finds, and the steps that it takes."""
    every = list(steps)
    return [code for code in every if code is not None], len(every)


def round_of(number, variant, way):
    """The lines of a round."""
    chance = random.Random(number)
    secret = ranks.draw(variant, chance.randrange)
    possible = candidates(variant)
    rows = []
    while len(rows) < min(MOST_ROWS, variant.rows) and (not rows or rows[-1][0] != secret):
        thought = chosen(way, possible, chance.randrange, MOST_STEPS, library(variant, way))
        thought.stop()
        row = thought.best, marks.score(variant, thought.best, secret)
        fits = possible.fits(thought.best)
        rows.append(row)
        possible.add(*row)
        _, steps = stepped(possible.settle())
        known = sum_of(possible, chance) if way in ("random", "sampled") else ""
        yield f"  {row[0]} {row[1]:x}, {thought.looked_at} {fits:d}, {possible.left} {possible.about:d} {steps} {known}"
    if way == "random":
        yield f"  {after(variant, rows, chance)}"


def sum_of(possible, chance):
    """Over the order of the codes that are left, and over a draw from them."""
    known = [stepped(possible.some(DRAWN, chance.randrange))]
    known.append(stepped(itertools.islice(possible.ordered(possible.rows[-1][0]), DRAWN)))
    known.append(stepped(itertools.islice(possible.ordered(-1), DRAWN)))
    shared: dict = {}
    known.append(stepped(possible.shares(possible.rows[-1][0], shared)))
    if possible.left <= MOST_KNOWN:
        known.append(stepped(possible.each()))
    return f"{zlib.crc32(repr((known, sorted(shared.items()), possible.nearest())).encode()):08x}"


def after(variant, rows, chance):
    """What is told once a round is over: grades, counts, colours that were counted, and the findings where the first
    guess is said to have got another mark as well."""
    given: list = []
    left: list = []
    findings: list = []
    another = next(mark for mark in marks.possible(variant) if mark != rows[0][1])
    works = (
        grades(variant, rows, chance.randrange, given),
        counts(variant, rows, left),
        examine(variant, [*rows, (rows[0][0], another)], findings),
    )
    steps = [stepped(itertools.islice(work, MOST_AFTER))[1] for work in works]
    told = [tuple(grade) for grade in given], left, [repr(one) for one in findings], counted(variant, rows[:3])
    return f"{len(given)} grades, {len(findings)} findings, steps {steps}, {zlib.crc32(repr(told).encode()):08x}"


def lines_of(number):
    variant = VARIANTS[number]
    yield " ".join(map(str, variant.key()))
    for at, way in enumerate(WAYS):
        yield f" {way}"
        yield from round_of(31 * number + at, variant, way)


def written():
    return "".join(f"{line}\n" for number in range(len(VARIANTS)) for line in lines_of(number))
