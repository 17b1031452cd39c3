"""The places of the pads, printed and seen: the board upside down, and left and right exchanged."""

import pytest

from firmware.ui.faces.lights.pads import Grid

WIDE, HIGH = 3, 4
PRINTED = bytes(range(WIDE * HIGH))


def seen(turned, mirrored, printed=PRINTED):
    """Return the numbers of the keys as a person sees them who holds the board so, line by line."""
    grid = Grid(printed, WIDE)
    grid.hold(turned, mirrored)
    keys = [grid.way.index(place) + 1 for place in range(len(printed))]
    return [keys[line * WIDE : line * WIDE + WIDE] for line in range(HIGH)]


@pytest.mark.parametrize(
    ("turned", "mirrored", "keys"),
    [
        (False, False, [[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]]),
        (True, False, [[12, 11, 10], [9, 8, 7], [6, 5, 4], [3, 2, 1]]),
        (False, True, [[3, 2, 1], [6, 5, 4], [9, 8, 7], [12, 11, 10]]),
        (True, True, [[10, 11, 12], [7, 8, 9], [4, 5, 6], [1, 2, 3]]),
    ],
)
def test_each_way_to_hold_it_has_its_order_of_the_keys(turned, mirrored, keys):
    assert seen(turned, mirrored) == keys


def test_a_chain_that_runs_backwards_is_held_the_same_way():
    assert seen(True, False, PRINTED[::-1]) == seen(False, False)


def test_what_is_printed_at_a_place_is_where_its_key_is_seen():
    grid = Grid(PRINTED[::-1], WIDE)
    for turned, mirrored in ((False, False), (True, False), (False, True), (True, True)):
        grid.hold(turned, mirrored)
        assert bytes(grid.lies[place] for place in PRINTED[::-1]) == grid.way


def test_only_another_way_to_hold_it_is_news():
    grid = Grid(PRINTED, WIDE)
    held = ((False, False), (True, False), (True, False), (True, True), (False, False))
    assert [grid.hold(*way) for way in held] == [False, True, False, True, True]


def in_order(mirrored, column, count):
    """Return the keys with these numbers, from 0, as they are printed."""
    grid = Grid(PRINTED, WIDE)
    grid.hold(False, mirrored)
    return [grid.way.index(grid.pad(number, column)) + 1 for number in range(count)]


def test_an_order_is_read_from_the_left_and_ok_is_at_the_edge():
    assert in_order(False, 0, 12) == list(range(1, 13))
    assert in_order(False, 1, 8) == [2, 3, 5, 6, 8, 9, 11, 12]
    assert in_order(True, 0, 12) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 11, 10]
    assert in_order(True, 1, 8) == [1, 2, 4, 5, 7, 8, 11, 10]
