"""What rows demand of a code: no code that fits is ever ruled out, and the misses of any other are counted."""

import random

import pytest

from firmware.engine import codes, ranks
from firmware.engine.space.demands import Demands, every
from host_tests.engine.positions import fitting
from host_tests.engine.space.test_search import a_small_game


def allows(allowed, variant, code):
    return all(allowed[place] >> peg & 1 for place, peg in enumerate(codes.unpack(variant, code, [0] * variant.pegs)))


@pytest.mark.parametrize("seed", range(30))
def test_no_code_that_fits_is_ruled_out_at_any_place(seed):
    variant, rows = a_small_game(random.Random(seed))
    demands = Demands(variant, rows)
    fit = fitting(variant, rows)
    assert all(allows(demands.allowed, variant, code) for code in fit)
    assert demands.possible(demands.allowed) or not fit


@pytest.mark.parametrize("seed", range(30))
def test_a_code_is_possible_only_with_each_rows_exact_pegs(seed):
    variant, rows = a_small_game(random.Random(seed))
    demands = Demands(variant, rows)
    for code in ranks.walk(variant):
        pegs = codes.unpack(variant, code, [0] * variant.pegs)
        exact = [sum(map(int.__eq__, pegs, guess)) for guess in demands.guesses]
        alone = [1 << peg for peg in pegs]
        assert demands.possible(alone) == (demands.exact is None or exact == demands.exact)


@pytest.mark.parametrize("seed", range(30))
def test_the_rows_that_a_code_contradicts_are_counted(seed):
    variant, rows = a_small_game(random.Random(seed))
    demands = Demands(variant, rows)
    fit = set(fitting(variant, rows))
    for code in ranks.walk(variant):
        misses = demands.misses(code)
        assert (misses == 0) == (code in fit)
        assert misses <= len(rows)


def test_a_place_that_may_have_no_colour_leaves_nothing():
    variant, rows = a_small_game(random.Random(1))
    assert not Demands(variant, rows).possible([0] * variant.pegs)


def test_fields_are_five_bits_wide():
    assert every(3, 16) == 16 << 10 | 16 << 5 | 16
    assert every(0, 16) == 0
