"""Marks that are computed for many codes at once equal those computed one by one, in every kind of game."""

import random

import pytest

from firmware.engine import marks, ranks
from firmware.engine.variant import TELLS, Variant
from firmware.engine.ways.lanes import Lanes, repeats
from tools.rounds import finish


@pytest.mark.parametrize("tells", TELLS)
@pytest.mark.parametrize(
    "shape", [(4, 3), (4, 6), (5, 8), (1, 2), (9, 3), (10, 10, True, True), (10, 10, False)], ids=str
)
def test_marks_in_lanes_are_the_marks_one_by_one(shape, tells):
    variant = Variant(*shape, tells=tells)
    chance = random.Random(17)
    listed = [ranks.draw(variant, chance.randrange) for _ in range(60)]
    lanes = Lanes(variant, listed)
    assert sum(1 for _ in lanes.fill()) == variant.pegs + variant.base * (tells == "classic")  # a step for each
    for guess in listed[:5] + [ranks.draw(variant, chance.randrange) for _ in range(15)]:
        assert list(lanes.marks(guess)) == [marks.score(variant, guess, code) for code in listed]


def test_repeats_tell_each_repeated_colour_and_its_count():
    assert repeats(bytearray([2, 0, 2, 1, 0, 2])) == [(2, 3), (0, 2)]
    assert repeats(bytearray([3, 1, 2])) == []


def test_a_repeated_colour_takes_a_step_only_the_first_time():
    lanes = Lanes(Variant(4, 6), [0, 1, 2])
    finish(lanes.fill())
    pair, triple, other = 0 + 36 * 1 + 216 * 2, 1 + 6 + 36 + 216 * 2, 0
    assert [lanes.prepare(guess) for guess in (pair, pair, triple, triple, other, triple, pair)] == [
        True,
        False,
        True,
        False,
        True,
        True,
        False,
    ]
