"""Codes in reading order, and drawn by chance."""

import itertools
import random
from collections import Counter

import pytest

from firmware.engine import codes, ranks
from firmware.engine.variant import Variant, named
from host_tests.engine.chance import unlikely

SMALL = [
    Variant(pegs, colours, repeats, blanks)
    for pegs, colours, repeats, blanks in itertools.product(range(1, 5), range(2, 6), (True, False), (True, False))
    if repeats or pegs <= colours + blanks
]
SMALL += [Variant(pegs, 10, *flags, zero=False) for pegs, *flags in ((1,), (2,), (3,), (3, False))]
SMALL.append(Variant(2, 10, blanks=True))


def plain_codes(variant):
    """Return every code as a tuple of digits in dictionary order, made without our code."""
    every = itertools.product(range(variant.base), repeat=variant.pegs)
    return [
        digits
        for digits in every
        if (variant.repeats or len(set(digits)) == len(digits)) and (variant.zero or digits[0] < 9)
    ]


@pytest.mark.parametrize("variant", SMALL, ids=lambda variant: str(variant.key()))
def test_the_walk_lists_every_code_once_in_reading_order(variant):
    walked = list(ranks.walk(variant))
    digits = [tuple(codes.unpack(variant, code, [0] * variant.pegs)) for code in walked]
    assert digits == plain_codes(variant)
    assert codes.count(variant) == len(walked)


def test_drawing_prefers_no_code():
    for variant in (
        Variant(2, 4),
        Variant(2, 4, repeats=False),
        Variant(2, 10, zero=False),
        Variant(2, 10, False, zero=False),
    ):
        every = list(ranks.walk(variant))
        chance = random.Random(8)
        drawn = Counter(ranks.draw(variant, chance.randrange) for _ in range(200 * len(every)))
        assert set(drawn) == set(every)
        assert not unlikely(drawn.values())


def test_drawing_asks_only_for_small_numbers():
    asked = []

    def randrange(stop):
        asked.append(stop)
        return stop - 1

    ranks.draw(Variant(10, 10, blanks=True), randrange)
    assert asked == [11] * 10
    asked.clear()
    ranks.draw(named("bulls"), randrange)
    assert asked == [10, 9, 8, 7]
