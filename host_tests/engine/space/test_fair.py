"""Draws from spaces too large to hold meet every code that fits equally often, and counts of them tell the truth."""

import gc
import random
from itertools import islice
from statistics import NormalDist

import pytest

from firmware.engine import codes, marks
from firmware.engine.space.fair import Fronts, count, draw
from firmware.engine.space.search import Search
from firmware.engine.space.sparse import Sparse
from firmware.engine.variant import TELLS, Variant, name_of
from host_tests import runs
from host_tests.engine.chance import deviation, unlikely
from host_tests.engine.positions import drawn_rows, rows_of
from tools.rounds import finish, found

GAMES = [
    Variant(6, 8),
    Variant(6, 9),
    Variant(7, 8, repeats=False),
    Variant(8, 8),
    Variant(7, 6, blanks=True),
    Variant(10, 4),
    Variant(6, 10, tells="exact", zero=False),
    Variant(9, 6, tells="places"),
]
POSITIONS = [(game, seed) for seed in range(3) for game in range(len(GAMES))][:20]
# of each number of codes that are drawn at once, the positions of this run; the others are for the nightly one
DRAWN = {1: runs.of((1,), (1,), (0, 1, 4)), 50: runs.of((4,), (4,), (0, 1, 4, 7))}
FROM, UP_TO = 300, 3000  # codes that fit: enough to draw by fronts, and few enough to count them all
EACH = runs.of(3, 3, 8)  # draws for each code


def position(number):
    """Candidates after rows of a round, counted."""
    game, seed = POSITIONS[number]
    chance = random.Random(f"{game} {seed}")
    while True:
        candidates = Sparse(GAMES[game], most_steps=1)
        for row in drawn_rows(GAMES[game], chance, 6):
            candidates.add(*row)
            finish(candidates.settle())
            if candidates.remaining <= UP_TO:
                break
        if FROM <= candidates.remaining <= UP_TO:
            return candidates


class Uneven:
    """A few fronts have nearly all of the tails, so it takes many to know how many tails there are."""

    number = 10**6
    size = 500

    def prepare(self):
        yield

    def tails(self, number):
        yield
        return 1 if number % 50 else (1 << 500) - 1


def test_a_count_goes_on_until_its_error_is_small():
    found = []
    steps = sum(1 for _ in count(Uneven(), found))
    assert steps > 3000
    assert 0.8 < found[0] / (10**6 * (49 + 500) / 50) < 1.2


def searched(variant, rows):
    return found(Search(variant, rows).any())


def drawn_often(number, many):
    """Return how often each code is drawn, so many at once."""
    candidates = position(number)
    chance = random.Random(number).randrange
    seen = dict.fromkeys(searched(candidates.variant, candidates.rows), 0)
    for _ in range(EACH * len(seen) // many):
        together = found(candidates.some(many, chance))
        assert len(set(together)) == many
        for code in together:
            seen[code] += 1
    return seen


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("many", "number"),
    [
        pytest.param(many, number, marks=[pytest.mark.slow] * (many > 1) + [pytest.mark.nightly] * (number not in now))
        for many, now in DRAWN.items()
        for number in range(len(POSITIONS))
    ],
)
def test_no_code_is_likelier_than_another(many, number, summary):
    seen = drawn_often(number, many)
    likely = 1 - NormalDist().cdf(deviation(seen.values()))  # that chance alone makes counts as uneven as these
    game = name_of(GAMES[POSITIONS[number][0]])
    summary(f"Draws of {many} at a time, position {number}, {game}: {len(seen)} codes, p = {likely:.4f}.")
    assert not unlikely(seen.values())


def drawn(variant, rows, most, bound=None):
    """Return so many codes, drawn by fronts of which none has more tails than the bound."""
    found = []
    finish(count(Fronts(variant, rows), found))
    bound = bound or found[1]
    drawing = draw(Fronts(variant, rows), bound, random.Random(3).randrange)
    return list(islice((code for code in drawing if code is not None), most))


@pytest.mark.parametrize("tells", TELLS)
@pytest.mark.parametrize("shape", [(7, 4), (5, 8, False), (6, 4, True, True), (4, 6)], ids=str)
def test_what_is_drawn_fits(shape, tells):
    variant = Variant(*shape, tells=tells)
    rows = drawn_rows(variant, random.Random(2), 3)
    some = drawn(variant, rows, 50)
    assert len(some) == 50
    assert set(some) <= set(searched(variant, rows))


LARGE = [
    Variant(7, 10),
    Variant(8, 8),
    Variant(8, 10),
    Variant(10, 6),
    Variant(7, 8, repeats=False),
    Variant(9, 6, tells="exact"),
]
ESTIMATES = runs.of(6, 6, 60, 200)
SMALLEST, LARGEST = 1000, 30000  # codes that fit: enough to be estimated, and few enough to count
STEPS = 4000


def errors(number):
    """Return how far estimates are off in so many positions, in percent of the truth."""
    chance = random.Random(2)
    off = []
    while len(off) < number:
        variant = LARGE[len(off) % len(LARGE)]
        secret = codes.draw(variant, chance.randrange)
        rows = []
        estimate = LARGEST + 1
        while len(rows) < 6 and estimate > LARGEST:
            guess = codes.draw(variant, chance.randrange)
            rows.append((guess, marks.score(variant, guess, secret)))
            told = []
            for _, _ in zip(range(STEPS), count(Fronts(variant, rows), told), strict=False):
                pass
            estimate, _, whole = told or (0, 0, True)
        if not whole and SMALLEST <= estimate <= LARGEST:
            truth = len(searched(variant, rows))
            off.append(100 * (estimate - truth) / truth)
    return off


@pytest.mark.slow
@pytest.mark.no_cover
def test_an_estimate_is_a_quarter_off_at_most_19_times_in_20(summary):
    off = errors(ESTIMATES)
    within = {part: sum(abs(one) <= part for one in off) for part in (5, 10, 15, 20, 25, 50)}
    table = ", ".join(f"{part} % {number}" for part, number in within.items())
    summary(
        f"Estimates of {len(off)} positions, so many at most so far off: {table}; worst {max(off, key=abs):+.0f} %."
    )
    assert within[25] >= 0.95 * len(off)


CONTRADICTED = [(0, marks.mark_of(1, 0)), (0, marks.mark_of(2, 0))]
SLOWLY_CONTRADICTED = [(guess, marks.mark_of(3, 0)) for guess in (382083, 276724, 278865)]  # all fronts are counted


@pytest.mark.parametrize("rows", [CONTRADICTED, SLOWLY_CONTRADICTED], ids=["at once", "slowly"])
def test_where_no_code_fits_nothing_is_drawn(rows):
    variant = Variant(6, 9)
    candidates = Sparse(variant, most_steps=1)
    for guess, mark in rows:
        candidates.add(guess, mark)
    finish(candidates.settle())
    assert (candidates.remaining, candidates.whole) == (0, True)
    assert found(candidates.some(5, random.Random(1).randrange)) == []


def drawn_in_a_hurry(variant, rows):
    candidates = Sparse(variant, most_steps=1)
    for row in rows:
        candidates.add(*row)
    drawing = candidates.some(50, random.Random(1).randrange)
    next(drawing)
    candidates.hurried = True
    return found(drawing)


def test_in_a_hurry_a_code_that_fits_is_drawn_once_or_none_is():
    variant, secret = Variant(6, 9), [0, 1, 2, 3, 4, 5]
    guesses = ([0, 1, 2, 3, 4, 6], [0, 1, 2, 3, 5, 4], [0, 1, 2, 4, 3, 5], [1, 0, 2, 3, 4, 5], [6, 7, 8, 3, 4, 5])
    some = drawn_in_a_hurry(variant, rows_of(variant, secret, *guesses))
    assert codes.pack(variant, secret) in some
    assert len(set(some)) == len(some)
    assert drawn_in_a_hurry(variant, CONTRADICTED) == []


def test_a_tail_that_is_the_whole_code_begins_with_no_barred_0():
    variant = Variant(2, 10, repeats=False, zero=False)
    candidates = Sparse(variant, most_steps=1)
    candidates.add(codes.pack(variant, [0, 1]), marks.mark_of(0, 0))
    finish(candidates.settle())
    assert candidates.remaining == len(searched(variant, candidates.rows)) == 49


def test_a_bound_that_proves_too_low_is_raised():
    variant = Variant(6, 9)
    some = drawn(variant, [(0, marks.mark_of(0, 0))], 20, bound=1)
    assert all(marks.score(variant, 0, code) == 0 for code in some)
    # each front has the same tails, and by a bound of one only the first would be drawn
    assert len({tuple(codes.unpack(variant, code)[3:]) for code in some}) > 1


def test_a_draw_in_a_hurry_leaves_nothing_in_memory():
    variant = Variant(8, 10)
    candidates = Sparse(variant)
    candidates.add(codes.pack(variant, [0, 1, 2, 3, 4, 5, 6, 7]), marks.mark_of(1, 3))
    drawing = candidates.some(20, random.Random(1).randrange)
    next(code for code in drawing if code is None and any(isinstance(one, Fronts) for one in gc.get_objects()))
    candidates.hurried = True
    assert len([code for code in drawing if code is not None]) == 20
    assert not [one for one in gc.get_objects() if isinstance(one, (Fronts, Search))]
