"""A row laid on blocks of any size keeps the codes that the marks keep."""

import random

import pytest

from firmware.engine import marks, ranks
from firmware.engine.space.sieve import DistinctSieve, sieve
from firmware.engine.space.tails import Tails
from firmware.engine.variant import TELLS, Variant
from tools.rounds import finish


@pytest.mark.parametrize("tells", TELLS)
@pytest.mark.parametrize("head", range(4))
@pytest.mark.parametrize("shape", [(4, 3), (4, 4, False), (4, 3, True, True)], ids=str)
def test_the_codes_kept_are_those_with_the_same_mark(shape, head, tells):
    variant = Variant(*shape, tells=tells)
    chance = random.Random(9)
    tails = Tails(variant.base, variant.pegs - head)
    size = variant.base ** (variant.pegs - head)
    for _ in range(6):
        guess = ranks.draw(variant, chance.randrange)
        mark = marks.score(variant, guess, ranks.draw(variant, chance.randrange))
        row = sieve(variant, tails, guess, mark)
        finish(row.prepare())
        for block in range(variant.base**head):
            front = bytearray(block // variant.base**place % variant.base for place in range(head - 1, -1, -1))
            kept = row.kept(tails.all, front)
            for lane in range(size):
                code = ranks.turned(variant, block * size + lane)
                assert kept >> lane & 1 == (marks.score(variant, guess, code) == mark)
            assert row.kept(0, front) == 0


def test_a_front_with_a_repeat_leaves_nothing_without_repeats():
    variant = Variant(5, 9, repeats=False)
    tails = Tails(variant.base, 3)
    distinct = DistinctSieve(variant, tails)
    finish(distinct.prepare())
    assert distinct.kept(tails.all, bytes([1, 1])) == 0
    assert distinct.kept(tails.all, bytes([1, 2])) != 0
