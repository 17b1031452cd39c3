"""The search through a large space finds what looking at every code finds, and lets go of the board in time."""

import itertools
import random
import sys

import pytest

from firmware.engine import codes, marks
from firmware.engine.space.search import Search
from firmware.engine.variant import TELLS, Variant
from host_tests.engine.positions import drawn_rows, fitting, rows_of
from tools.rounds import found, possible_marks


def first(generator, most_steps):
    """Return the first code and how many steps it took."""
    for step, code in enumerate(generator):
        if code is not None:
            return code, step
        if step == most_steps:
            break
    return None, most_steps


def a_small_game(chance):
    """Return a variant and rows that some secret has given, or, one time in eight, that perhaps none has."""
    while True:
        repeats = chance.random() < 0.6
        pegs, colours, blanks = chance.randint(1, 5), chance.randint(2, 5), chance.random() < 0.3
        if (repeats or pegs <= colours + blanks) and (colours + blanks) ** pegs <= 1300:
            break
    variant = Variant(pegs, colours, repeats, blanks, 20, chance.choice(TELLS))
    if pegs < 4 and not blanks and chance.random() < 0.5:
        variant = Variant(pegs, 10, repeats, rows=20, tells=chance.choice(TELLS), zero=False)
    rows = drawn_rows(variant, chance, chance.randrange(6))
    if chance.random() < 0.125:
        rows.append((codes.draw(variant, chance.randrange), chance.choice(possible_marks(variant))))
    return variant, rows


def test_any_finds_every_code_that_fits_once_and_no_other():
    chance = random.Random(1)
    for _ in range(200):
        variant, rows = a_small_game(chance)
        for randrange in (None, chance.randrange):
            every = sorted(found(Search(variant, rows).any(randrange)))
            assert every == sorted(fitting(variant, rows)), (variant.key(), rows)


def shares(variant, some):
    """Return the share of the codes that has each colour at each place."""
    colours = [codes.unpack(variant, code) for code in some]
    for place, colour in itertools.product(range(variant.pegs), range(variant.base)):
        yield sum(one[place] == colour for one in colours) / len(some)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_whoever_ends_a_search_early_has_met_codes_of_all_kinds(seed):
    variant = Variant(8, 10)
    guesses = ([0, 0, 1, 1, 2, 3, 4, 5], [1, 4, 1, 6, 7, 7, 5, 0], [3, 6, 4, 8, 1, 5, 6, 2])
    rows = rows_of(variant, [3, 1, 4, 1, 5, 9, 2, 6], *guesses)
    every = found(Search(variant, rows).any(random.Random(seed).randrange))
    early = every[: len(every) // 16]
    off = [abs(one - other) for one, other in zip(shares(variant, early), shares(variant, every), strict=True)]
    # 0.06 where the search goes through them once, and 0.007 for a fair draw of as many
    assert sum(off) / len(off) < 0.03


def test_nearest_is_the_met_code_that_contradicts_fewest_rows():
    chance = random.Random(4)
    for _ in range(200):
        variant, rows = a_small_game(chance)
        search = Search(variant, rows)
        misses = search.misses
        for code in search.any():
            assert search.misses <= misses
            misses = search.misses
            assert code is None or misses == 0
            assert codes.check(variant, search.nearest) == search.nearest
            wrong = [row for row in rows if marks.score(variant, row[0], search.nearest) != row[1]]
            assert misses == len(wrong)
        assert (misses == 0) == bool(fitting(variant, rows))


def lines_between_yields(generator):
    """Return the most lines of this project that run from one yield to the next."""
    most = lines = 0

    def count(frame, event, _):
        nonlocal lines
        lines += event == "line"
        return count

    def watch(frame, event, argument):
        return count(frame, event, argument) if "firmware" in frame.f_code.co_filename else None

    before = sys.gettrace()
    sys.settrace(watch)
    try:
        for _ in generator:
            most = max(most, lines)
            lines = 0
    finally:
        sys.settrace(before)
    return most


def a_game(variant, seed):
    """Return the rows of a player who guesses codes that fit, each with the steps that finding it took."""
    chance = random.Random(seed)
    secret = codes.draw(variant, chance.randrange)
    rows = []
    while not rows or rows[-1][0] != secret:
        guess, steps = first(Search(variant, rows).any(chance.randrange), 3000)
        assert guess is not None
        rows.append((guess, marks.score(variant, guess, secret)))
        yield rows, steps


# On the emulated board the long steps of positions with 10 pegs and 8 to 20 rows took 4.2 to 6.2 us a line, so that
# 4,800 lines are at most 30 ms.
@pytest.mark.no_cover  # it needs the tracer itself
def test_no_step_is_longer_than_the_board_can_wait():
    variant = Variant(10, 10, rows=20)
    positions = [list(rows) for rows, _ in a_game(variant, 5)]
    for rows in [*positions, *(drawn_rows(variant, random.Random(seed), 20) for seed in (4, 5))]:
        chance = random.Random(6)
        for search in (
            Search(variant, rows).any(),
            Search(variant, rows).any(chance.randrange),
            Search(variant, rows).ordered(rows[-1][0]),
        ):
            steps = (code for _, code in zip(range(150), search, strict=False))
            assert lines_between_yields(steps) < 4800


# a step takes at most 30 ms on the board, so 10 s are 333 of the slowest; those of 6x9 take 4 ms and its thought 4 s
@pytest.mark.parametrize(
    ("pegs", "colours", "games", "most_steps"), [(6, 9, 20, 200), (7, 10, 8, 333), (8, 10, 4, 333), (10, 10, 1, 333)]
)
def test_a_code_that_fits_is_found_in_time_in_each_row(pegs, colours, games, most_steps):
    variant = Variant(pegs, colours, rows=20)
    for seed in range(games):
        for rows, steps in a_game(variant, seed):
            assert steps <= most_steps, (seed, len(rows))
