"""Presses, holds and repeats: when each key answers, and what is made of holding it."""

import pytest

from firmware.ui.faces.lights.gestures import (
    BACK,
    COLOUR,
    DOWN,
    HOLD,
    HOLD_MS,
    LEFT,
    NONE,
    OK,
    PRESS,
    RELEASED,
    REPEAT,
    REPEAT_MS,
    RIGHT,
    TOUCH,
    UP,
    Gestures,
)

AT_ONCE = (RIGHT, UP, DOWN, COLOUR, COLOUR + 9)
WHEN_LET_GO = (LEFT, OK, BACK)


@pytest.mark.parametrize("key", AT_ONCE)
def test_a_key_that_has_no_second_meaning_answers_at_once(key):
    gestures = Gestures()
    assert gestures.handle(key) == key + PRESS
    assert gestures.handle(key | RELEASED) == NONE


@pytest.mark.parametrize("key", WHEN_LET_GO)
def test_a_key_with_two_meanings_answers_when_it_is_let_go(key):
    gestures = Gestures()
    assert gestures.handle(key) == key + TOUCH
    assert gestures.tick(HOLD_MS - 1) == NONE
    assert gestures.handle(key | RELEASED) == key + PRESS


@pytest.mark.parametrize("key", WHEN_LET_GO)
def test_holding_tells_once_and_letting_go_then_tells_nothing(key):
    gestures = Gestures()
    gestures.handle(key)
    assert gestures.tick(HOLD_MS) == key + HOLD
    assert gestures.tick(HOLD_MS) == NONE
    assert gestures.handle(key | RELEASED) == NONE


@pytest.mark.parametrize("key", [UP, DOWN])
def test_up_and_down_repeat_while_they_are_held(key):
    gestures = Gestures()
    gestures.handle(key)
    told = [gestures.tick(10) for _ in range((HOLD_MS + 2 * REPEAT_MS) // 10)]
    assert told.count(key + REPEAT) == 3
    gestures.handle(key | RELEASED)
    assert gestures.tick(HOLD_MS) == NONE


@pytest.mark.parametrize("key", [RIGHT, COLOUR])
def test_other_keys_do_nothing_more_when_they_are_held(key):
    gestures = Gestures()
    gestures.handle(key)
    assert [gestures.tick(HOLD_MS), gestures.tick(HOLD_MS)] == [NONE, NONE]


def test_a_key_that_another_one_followed_is_let_go_for_nothing():
    gestures = Gestures()
    gestures.handle(OK)
    gestures.handle(UP)
    assert gestures.handle(OK | RELEASED) == NONE
    assert gestures.tick(HOLD_MS) == UP + REPEAT


def test_nothing_held_makes_nothing():
    assert Gestures().tick(10 * HOLD_MS) == NONE
    assert Gestures().handle(OK | RELEASED) == NONE


def test_where_keys_are_few_two_holds_are_those_of_back():
    gestures = Gestures(few=True)
    for key, made in ((LEFT, BACK + PRESS), (OK, BACK + HOLD), (BACK, BACK + HOLD)):
        gestures.handle(key)
        assert gestures.tick(HOLD_MS - 1) == NONE
        assert gestures.tick(1) == made
        assert gestures.handle(key | RELEASED) == NONE
