"""The colours of the codes that fit: each multiset of colours that some code can have is met once, and no other."""

import random
from collections import Counter

import pytest

from firmware.engine import codes, marks, ranks
from firmware.engine.space.colours import Multisets
from firmware.engine.space.demands import Demands
from firmware.engine.variant import CLASSIC
from host_tests.engine.space.test_search import a_small_game


def games(seed):
    """Return a game whose marks tell exact and near, and its rows."""
    chance = random.Random(seed)
    while True:
        variant, rows = a_small_game(chance)
        if variant.tells == CLASSIC:
            return variant, rows


def often(variant, code):
    counts = Counter(codes.unpack(variant, code, [0] * variant.pegs))
    return bytes(counts[colour] for colour in range(variant.base))


def in_common(mark):
    return marks.exact_in(mark) + marks.near_in(mark)


@pytest.mark.parametrize("seed", range(40))
def test_each_multiset_with_the_rows_pegs_in_common_is_met_once(seed):
    variant, rows = games(seed)
    demands = Demands(variant, rows)
    every = [(1 << variant.base) - 1] * variant.pegs
    wanted = {
        often(variant, code)
        for code in ranks.walk(variant)
        if all(in_common(marks.score(variant, guess, code)) == in_common(mark) for guess, mark in rows)
    }
    multisets = Multisets(demands, every)
    met = [bytes(multisets.counts) for found in multisets.walk() if found]
    assert [bytes(multisets.counts) for found in multisets.walk() if found] == met  # in the same order
    assert len(set(met)) == len(met)
    assert {counts for counts in met if sum(counts) == variant.pegs} == set(met)
    if variant.zero:
        assert set(met) == wanted
    else:
        assert set(met) >= wanted  # which place takes the 0 is left to the search over places


@pytest.mark.parametrize("seed", range(20))
def test_where_marks_tell_no_near_pegs_all_colours_will_do(seed):
    chance = random.Random(seed)
    while True:
        variant, rows = a_small_game(chance)
        if variant.tells != CLASSIC:
            break
    multisets = Multisets(Demands(variant, rows), [(1 << variant.base) - 1] * variant.pegs)
    assert [found for found in multisets.walk() if found] == [True]
    assert set(multisets.counts) == {variant.pegs if variant.repeats else 1}


def test_what_no_code_can_have_is_met_never():
    variant, rows = games(3)
    multisets = Multisets(Demands(variant, rows), [0] * variant.pegs)
    assert not any(multisets.walk())
