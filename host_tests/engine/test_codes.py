"""A code is one number: it can be packed, unpacked and checked, listed in reading order, and drawn by chance."""

import itertools
import random
from collections import Counter

import pytest

from firmware.engine import codes
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


@pytest.mark.parametrize(
    ("digits", "sentence"),
    [
        ([0, 1, 2], "a code has 4 pegs, this one has 3"),
        ([0, 1, 2, 3, 4], "a code has 4 pegs, this one has 5"),
        ([0, 1, 2, 6], "a peg must be a digit from 0 to 5, not 6"),
        ([0, 1, 2, -1], "a peg must be a digit from 0 to 5, not -1"),
        ([0, 1, 2, "R"], "a peg must be a digit from 0 to 5, not 'R'"),
    ],
)
def test_wrong_digits_are_refused(digits, sentence):
    with pytest.raises(ValueError, match="^" + sentence + "$"):
        codes.pack(named("classic"), digits)


@pytest.mark.parametrize("number", [-1, 1296, None, True, 3.0])
def test_a_number_that_is_no_code_is_refused(number):
    with pytest.raises(ValueError, match="a code must be a whole number from 0 to 1295, not"):
        codes.check(named("classic"), number)


def test_a_repeat_is_refused_where_none_is_allowed():
    with pytest.raises(ValueError, match="this game has no repeats, and code 1100 has one"):
        codes.pack(named("bulls"), [0, 0, 1, 1])


def test_a_code_that_begins_with_a_0_is_refused_where_none_does():
    with pytest.raises(ValueError, match="no code of this game begins with the peg 9"):
        codes.pack(named("digits"), [9, 1, 2, 3])
    assert codes.pack(named("ten"), [9, 1, 2, 3]) == 3219
    assert codes.pack(named("digits"), [1, 9, 9, 9]) == 9991


@pytest.mark.parametrize("variant", SMALL, ids=lambda variant: str(variant.key()))
def test_the_walk_lists_every_code_once_in_reading_order(variant):
    walked = list(codes.walk(variant))
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
        every = list(codes.walk(variant))
        chance = random.Random(8)
        drawn = Counter(codes.draw(variant, chance.randrange) for _ in range(200 * len(every)))
        assert set(drawn) == set(every)
        assert not unlikely(drawn.values())


def test_drawing_asks_only_for_small_numbers():
    asked = []

    def randrange(stop):
        asked.append(stop)
        return stop - 1

    codes.draw(Variant(10, 10, blanks=True), randrange)
    assert asked == [11] * 10
    asked.clear()
    codes.draw(named("bulls"), randrange)
    assert asked == [10, 9, 8, 7]
