"""What is typed sign by sign: the last signs are seen, as many as have room, with the one that would follow."""

import pytest

from firmware.game import number
from host_tests.ui.hand import Hand


def entering(size):
    return Hand(size=size).press("O0O")


@pytest.mark.parametrize(("width", "seen"), [(8, 2), (10, 2), (11, 3), (16, 4), (3, 1), (2, 1)])
def test_the_last_signs_are_seen_with_the_next(width, seen):
    hand = entering((width, 8)).spell(number.SIGNS[:5])
    assert hand.said == (number.SIGNS[:5] + ">")[-seen:]
    hand.press("R")
    assert hand.said == (number.SIGNS[:5] + number.SIGNS[0])[-seen:]


def test_back_takes_back_one_sign_after_the_other_and_then_leaves():
    hand = entering((16, 8)).spell(number.SIGNS[:2])
    assert hand.press("B").said == number.SIGNS[0] + ">"
    assert hand.press("B").said == ">"
    entered = hand.top
    assert hand.press("B").top is not entered
