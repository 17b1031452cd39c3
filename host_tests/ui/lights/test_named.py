"""A gesture in words: a press, a hold, and the key of a keyboard that stands for a hold."""

from firmware.ui.lights import caption, named
from firmware.ui.lights.gestures import BACK, HOLD, OK
from host_tests.ui.hand import Hand
from host_tests.ui.talk import rules

SIX = range(6)


def told(gesture, holds):
    desk = Hand(rules("break")).desk
    desk.holds = holds
    return named.does(desk, gesture, "on"), named.brief(desk, gesture)


def test_a_press_and_a_hold_are_told_apart():
    assert told(OK, {}) == ("OK: on", "OK")
    assert told(OK + HOLD, {}) == ("hold OK: on", "HOLD OK")


def test_where_another_key_stands_for_a_hold_it_is_named_and_no_hold():
    assert told(OK, {OK: "H"}) == ("OK: on", "OK")
    assert told(OK + HOLD, {OK: "H"}) == ("H: on", "H")
    assert told(BACK + HOLD, {OK: "H"}) == ("hold back: on", "HOLD back")


def test_a_caption_names_the_keys_that_stand_for_holds():
    hand = Hand(rules("break")).rest()
    hand.desk.holds = {OK: "H", BACK: "M"}
    line = caption.of(hand.lights, SIX).line(200)
    assert "H: hint" in line
    assert "M: menu" in line
    assert "hold" not in line
