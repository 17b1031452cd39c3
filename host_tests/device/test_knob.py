"""A knob that is turned presses up or down once a step, whichever way and however far it goes at once."""

import pytest

from firmware.device.assembly import assemble
from firmware.device.buttons import NOTHING, RELEASED
from firmware.device.profiles import named, numbers
from tools.front.keys import pins_of

PROFILE = named("macropad")
UP, DOWN = numbers(["up", "down"])


@pytest.fixture
def parts(board):
    return assemble(PROFILE)


def turn(board, way):
    """One step: the two switches close one after the other, and open in the same order."""
    pins = pins_of(PROFILE, way)
    for act in (board.press, board.release):
        for pin in pins:
            act(pin)


def events(parts):
    got = []
    while (event := parts.knob.event()) != NOTHING:
        got.append(event)
    return got


def test_a_step_either_way_is_a_press_and_its_release(board, parts):
    for _ in range(3):
        for way, key in (("down", DOWN), ("up", UP)):
            turn(board, way)
            assert events(parts) == [key, key | RELEASED]
    for _ in range(3):
        turn(board, "down")
    assert events(parts) == [DOWN, DOWN | RELEASED] * 3


def test_half_a_step_and_back_is_none(board, parts):
    first, second = pins_of(PROFILE, "down")
    for act, pin in ((board.press, first), (board.press, second), (board.release, second), (board.release, first)):
        act(pin)
    assert events(parts) == []
