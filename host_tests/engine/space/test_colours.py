"""The colours of the codes that fit: each multiset of colours that some code can have is met once, and no other."""

import random
from collections import Counter

import pytest

from firmware.engine import codes, marks, ranks
from firmware.engine.space.colours import Multisets
from firmware.engine.space.demands import Demands
from firmware.engine.variant import CLASSIC
from host_tests.engine.space.test_search import a_small_game


def often(variant, code):
    counts = Counter(codes.unpack(variant, code, [0] * variant.pegs))
    return bytes(counts[colour] for colour in range(variant.base))


def in_common(mark):
    return marks.exact_in(mark) + marks.near_in(mark)


@pytest.mark.parametrize("seed", range(60))
def test_each_multiset_with_the_rows_pegs_in_common_is_met_once(seed):
    variant, rows = a_small_game(random.Random(seed))
    demands = Demands(variant, rows)
    assert not any(Multisets(demands, [0] * variant.pegs).walk())
    multisets = Multisets(demands, [(1 << variant.base) - 1] * variant.pegs)
    met = [bytes(multisets.counts) for found in multisets.walk() if found]
    assert [bytes(multisets.counts) for found in multisets.walk() if found] == met  # in the same order
    if variant.tells != CLASSIC:
        assert met == [bytes([variant.pegs if variant.repeats else 1] * variant.base)]  # no row says anything of them
        return
    wanted = {
        often(variant, code)
        for code in ranks.walk(variant)
        if all(in_common(marks.score(variant, guess, code)) == in_common(mark) for guess, mark in rows)
    }
    assert len(set(met)) == len(met)
    assert {counts for counts in met if sum(counts) == variant.pegs} == set(met)
    assert set(met) == wanted if variant.zero else set(met) >= wanted  # the place of the 0 is left to another search
