"""The demands of rows on a code: no code that fits is ever ruled out, and the misses of any other are counted."""

import random

import pytest

from firmware.engine import codes, marks, ranks
from firmware.engine.space.demands import Demands
from host_tests.engine.positions import fitting
from host_tests.engine.space.test_search import a_small_game


@pytest.mark.parametrize("seed", range(30))
def test_what_rows_demand_of_a_code_is_what_their_marks_say(seed):
    variant, rows = a_small_game(random.Random(seed))
    demands = Demands(variant, rows)
    fit = set(fitting(variant, rows))
    assert demands.possible(demands.allowed) or not fit
    assert not demands.possible([0] * variant.pegs)
    for code in ranks.walk(variant):
        pegs = codes.unpack(variant, code, [0] * variant.pegs)
        assert code not in fit or all(demands.allowed[place] >> peg & 1 for place, peg in enumerate(pegs))
        exact = [sum(map(int.__eq__, pegs, guess)) for guess in demands.guesses]
        assert demands.possible([1 << peg for peg in pegs]) == (demands.exact is None or exact == demands.exact)
        wrong = [guess for guess, mark in rows if marks.score(variant, guess, code) != mark]
        assert demands.misses(code) == len(wrong)
