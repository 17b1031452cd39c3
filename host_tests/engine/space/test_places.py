"""Pegs are put on places in every way that there is, each once, or fairly by chance."""

import itertools
import random
from collections import Counter

import pytest

from firmware.engine.space import places
from firmware.engine.space.places import STEP, Backtrack
from host_tests.inside import inside

BASE = 4


def filled(code, missed, left, randrange=None):
    """The codes that add one of its allowed colours to each (place value, colours allowed) missed; None for a step."""
    choices = [bytes([colour for colour in range(BASE) if mask >> colour & 1] * 2) for _, mask in missed]
    adds = [[value * colour for colour in kinds] for (value, _), kinds in zip(missed, choices, strict=True)]
    search = Backtrack(choices, adds, 0)
    search.deepest = len(missed)
    return list(search.walk(bytearray(left), [0] * (len(missed) + 1), code, randrange))


def by_hand(missed, left):
    """Every choice of colours for the places that takes no more of one than there are."""
    allowed = [[colour for colour in range(BASE) if mask >> colour & 1] for _, mask in missed]
    for colours in itertools.product(*allowed):
        if all(colours.count(colour) <= left[colour] for colour in range(BASE)):
            yield sum(value * colour for (value, _), colour in zip(missed, colours, strict=True))


@pytest.mark.parametrize(
    ("masks", "left"),
    [
        ((0b1111, 0b1111), (2, 1, 0, 1, 0)),
        ((0b0110, 0b1010, 0b1111), (1, 1, 1, 1, 0)),
        ((0b0001, 0b0011, 0b0111), (1, 1, 1, 0, 0)),
        ((0b1000, 0b1000), (0, 0, 1, 2, 0)),
        ((0b0001, 0b0001), (1, 5, 5, 5, 0)),
    ],
)
@pytest.mark.parametrize("randrange", [None, random.Random(1).randrange])
def test_every_filling_is_found_once(masks, left, randrange):
    missed = [(BASE ** (place + 1), mask) for place, mask in enumerate(masks)]
    found = filled(3, missed, left, randrange)
    assert sorted(found) == sorted(3 + rest for rest in by_hand(missed, left))


def test_it_gives_back_control_after_so_many_places():
    missed = [(BASE**place, 0b1111) for place in range(5)]
    found = filled(0, missed, (5, 5, 5, 5, 0))
    gaps = [len(list(codes)) for is_code, codes in itertools.groupby(found, lambda code: code is not None) if is_code]
    assert None in found
    assert max(gaps) <= STEP
    assert len([code for code in found if code is not None]) == BASE**5


def test_what_is_overspent_is_not_put():
    """Two places, and a field that takes one hit."""
    search = Backtrack([bytes([0, 1] * 2)] * 2, [[1, 0] * 2] * 2, 0b10)
    spent = [whole for whole in search.walk(bytearray((2, 2, 0)), [0, 0, 0], 0, None) if whole is not None]
    assert spent == [1, 1, 0]


def test_the_first_colour_is_drawn_as_often_as_there_are_pegs_of_it():
    left = bytearray((3, 0, 1, 4, 9))  # the last ones are no colours
    drawn = inside(places, "_drawn", "what it draws shows in no single search")
    assert Counter(drawn(left, lambda stop, turn=turn: turn % stop) for turn in range(8)) == {0: 3, 2: 1, 3: 4}
