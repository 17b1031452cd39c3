"""The number of a round or a puzzle, entered sign by sign: the last signs are seen, as many as have room."""

import pytest

from firmware.game import number
from host_tests.ui.hand import Hand


def entering(size=(8, 8)):
    return Hand(size=size).press("O0O")


def with_sign(hand, sign):
    """Go to this sign and take it."""
    while hand.said[-1] != sign:
        hand.press("R")
    return hand.press("O")


@pytest.mark.parametrize(("width", "seen"), [(8, 2), (10, 2), (11, 3), (16, 4), (3, 1), (2, 1)])
def test_the_last_signs_are_seen_with_the_next(width, seen):
    hand = entering((width, 8))
    for sign in number.SIGNS[:5]:
        with_sign(hand, sign)
    assert hand.said == (number.SIGNS[:5] + ">")[-seen:]
    hand.press("R")
    assert hand.said == (number.SIGNS[:5] + number.SIGNS[0])[-seen:]


def test_back_takes_back_one_sign_after_the_other_and_then_leaves():
    hand = entering((16, 8))
    for sign in number.SIGNS[:2]:
        with_sign(hand, sign)
    assert hand.press("B").said == number.SIGNS[0] + ">"
    assert hand.press("B").said == ">"
    entered = hand.top
    assert hand.press("B").top is not entered


def test_a_number_that_no_round_has_is_refused_and_stays():
    hand = with_sign(entering((16, 8)), number.SIGNS[3])
    entered = hand.top
    hand.press("O")
    assert (hand.match, hand.said) == (None, "?")
    hand.press("R")
    assert (hand.top, hand.said) == (entered, number.SIGNS[3] + ">")


def test_a_puzzle_is_offered_by_its_number_which_can_be_played_or_typed_over():
    hand = Hand(size=(16, 8)).choose("PLAY", "puzzle")
    offered = hand.top.typed
    assert 1 <= int(offered) <= 1000
    hand.press("O")
    assert hand.match.rules.puzzle == int(offered)
    hand.hold("B").choose("PLAY", "puzzle").press("B" * len(hand.top.typed))
    with_sign(hand, "7").press("O")
    assert (hand.match.rules.mode, hand.match.rules.puzzle) == ("puzzle", 7)


def test_a_number_that_no_puzzle_has_is_refused_and_stays():
    hand = Hand(size=(16, 8)).choose("PLAY", "puzzle")
    hand.press("B" * len(hand.top.typed) + "O")
    assert (hand.match, hand.said) == (None, "?")


def test_a_computers_puzzle_is_typed_too():
    hand = Hand(size=(16, 8)).choose("PLAY", "puzzle")
    hand.press("B" * len(hand.top.typed))
    for sign in "GGHBV0V0VTQWA9":
        with_sign(hand, sign)
    hand.press("O")
    assert (hand.match.rules.puzzle, len(hand.match.rules.laid)) == (0, len(hand.match.round.rows))
