"""A guess in the making: pegs set one by one, and taken back in the order in which they were set."""

import pytest

from firmware.engine.variant import Variant
from firmware.game.draft import Draft
from host_tests.game.matches import CLASSIC, code


def drafted(*pegs, variant=CLASSIC):
    draft = Draft(variant)
    for place, digit in pegs:
        draft.put(place, digit)
    return draft


def test_a_whole_draft_is_a_code():
    draft = drafted((3, 2), (0, 0), (2, 2))
    assert not draft.whole()
    with pytest.raises(ValueError, match="a peg is missing at place 2"):
        draft.code()
    draft.put(1, 3)
    assert draft.whole()
    assert draft.code() == code("1433")
    draft.clear()
    assert (draft.pegs, draft.order) == ([None] * 4, [])
    assert drafted((0, 6), variant=Variant(1, 6, blanks=True)).code() == 6


def test_pegs_are_taken_back_in_the_order_in_which_they_were_set():
    draft = drafted((3, 5), (0, 1), (2, 2), (3, 4))
    for pegs in ([1, None, 2, None], [1, None, None, None], [None] * 4):
        draft.undo()
        assert draft.pegs == pegs
    with pytest.raises(ValueError, match="there is no peg to take back"):
        draft.undo()


def test_what_is_no_peg_is_refused_and_changes_nothing():
    for place, digit in [(4, 0), (-1, 0), (0, 6), (0, -1), (None, 0), (0, None), ("x", 0), (0, "1")]:
        draft = drafted((1, 1))
        with pytest.raises(ValueError, match=r"there is no such (place|colour)"):
            draft.put(place, digit)
        assert (draft.pegs, draft.order) == ([None, 1, None, None], [1])

    draft = drafted((1, 9), variant=Variant(2, 10, zero=False))
    with pytest.raises(ValueError, match="there is no such colour"):
        draft.put(0, 9)
    assert draft.pegs == [None, 9]


def test_without_repeats_a_colour_is_set_once():
    draft = drafted((0, 1), (1, 2), variant=Variant(3, 4, False))
    with pytest.raises(ValueError, match="this game has no repeats"):
        draft.put(2, 1)
    draft.put(0, 1)  # it is there already
    draft.put(0, 3)
    draft.put(2, 1)
    assert draft.pegs == [3, 2, 1]
