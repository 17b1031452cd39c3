"""Pegs are put on places in every way that there is, each once, and all of them or one beginning of so many."""

import itertools

import pytest

from firmware.engine.space.places import STEP, Backtrack

BASE = 4


def filled(code, missed, left):
    """Yield the codes that add an allowed colour to each (place value, colours allowed) missed; None for a step."""
    choices = [bytes(colour for colour in range(BASE) if mask >> colour & 1) for _, mask in missed]
    adds = [[value * colour for colour in kinds] for (value, _), kinds in zip(missed, choices, strict=True)]
    search = Backtrack(choices, adds, 0)
    search.deepest = len(missed)
    return list(search.walk(bytearray(left), [0] * (len(missed) + 1), code))


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
def test_every_filling_is_found_once(masks, left):
    missed = [(BASE ** (place + 1), mask) for place, mask in enumerate(masks)]
    found = filled(3, missed, left)
    assert sorted(found) == sorted(3 + rest for rest in by_hand(missed, left))


def test_it_gives_back_control_after_so_many_places():
    missed = [(BASE**place, 0b1111) for place in range(5)]
    found = filled(0, missed, (5, 5, 5, 5, 0))
    gaps = [len(list(codes)) for is_code, codes in itertools.groupby(found, lambda code: code is not None) if is_code]
    assert None in found
    assert max(gaps) <= STEP
    assert len([code for code in found if code is not None]) == BASE**5


def test_all_that_begins_as_the_followed_beginning_is_found():
    choices = [bytes(range(BASE))] * 4
    search = Backtrack(choices, [[colour * BASE**place for colour in range(BASE)] for place in range(4)], 0)
    parts = []
    for first in range(8):
        search.follow(2, 8, first)
        walk = search.walk(bytearray((4, 4, 4, 4, 0)), [0] * 5, 0)
        parts.append({code for code in walk if code is not None})
    assert sum(len(part) for part in parts) == len(set().union(*parts)) == BASE**4
    for part in parts:
        begun = {code % BASE**3 for code in part}  # by two places and the one that is numbered
        assert len(begun) == BASE**3 // 8
        assert len(part) == len(begun) * BASE
