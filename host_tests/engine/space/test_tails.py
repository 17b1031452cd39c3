"""Sets of tails as big integers are the sets that a list would make."""

import pytest

from firmware.engine.room import places_of
from firmware.engine.space.tails import Tails, at_least, counted, less, members, ones, where
from firmware.engine.variant import Variant

SHAPES = [(2, 1), (6, 3), (3, 5), (11, 2)]


def listed(base, places):
    """Return the colours of every tail, in reading order."""
    return [[rank // base ** (places - 1 - place) % base for place in range(places)] for rank in range(base**places)]


def in_set(tails, size):
    return [tails >> rank & 1 for rank in range(size)]


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_every_colour_stands_where_it_does_in_reading_order(shape):
    tails = Tails(*shape)
    size = shape[0] ** shape[1]
    assert in_set(tails.all, size) == [1] * size
    assert tails.all >> size == 0
    for colour in range(shape[0]):
        for place in range(shape[1]):
            there = tails.at(place, colour)
            assert in_set(there, size) == [int(colours[place] == colour) for colours in listed(*shape)]
            assert there >> size == 0


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_counts_are_those_of_a_list(shape):
    tails = Tails(*shape)
    size = shape[0] ** shape[1]
    often = [colours.count(1) for colours in listed(*shape)]
    sets = [tails.at(place, 1) for place in range(shape[1])]
    for most in range(1, shape[1] + 2):
        for number, level in enumerate(at_least(sets, most)):
            assert in_set(level, size) == [int(seen > number) for seen in often]
        assert len(at_least(sets, most)) == most
        assert tails.with_colour(1, most) == at_least(sets, most)
    assert tails.with_colour(1, 1) == at_least(sets, 1)
    planes = counted(sets)
    for number in range(-1, shape[1] + 5):
        assert in_set(where(tails.all, planes, number), size) == [int(seen == number) for seen in often]
        assert list(members(where(tails.all, planes, number), size)) == [
            rank for rank, seen in enumerate(often) if seen == number
        ]
        assert ones(where(tails.all, planes, number), size) == often.count(number)
    fewer = less(planes, tails.at(0, 1))
    for number in range(shape[1]):
        assert in_set(where(tails.all, fewer, number), size) == [
            int(colours[1:].count(1) == number) for colours in listed(*shape)
        ]


def test_only_what_was_in_the_set_is_in_its_part():
    assert where(0b1010, [0b0110], 1) == 0b0010
    assert where(0b1010, [0b0110], 0) == 0b1000
    assert where(0b1010, [], 0) == 0b1010


@pytest.mark.parametrize(("pegs", "base", "places"), [(6, 9, 3), (7, 10, 3), (10, 2, 10), (4, 8, 3)])
def test_a_tail_fills_the_places_that_are_looked_at_together(pegs, base, places):
    assert places_of(Variant(pegs, base)) == places
