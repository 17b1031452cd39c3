"""A lesson at the lights, as the console tells it: what is asked there, and no other question."""

import pytest

from firmware.ui.lights.gestures import BACK, DOWN, OK, RIGHT, UP
from host_tests.ui.started import FRESH, Started
from host_tests.ui.talk import rules


def taught(playing=None):
    """A lesson at the lights, with a console."""
    started = Started(bytearray(FRESH))
    if playing:
        started.desk.begin(playing)
        started.go().hold(BACK).press(RIGHT)
        started.press(RIGHT) if started.shown[-1] == "ROUND" else None
        return started.press(OK).press(RIGHT).press(OK)
    return started.press(OK)


def test_the_console_tells_each_of_its_sentences_once_and_then_goes_on_with_its_question():
    started = taught()
    before = len(started.said)
    for key in (OK, OK, UP, UP, UP, DOWN, OK):
        started.press(key)
    assert started.said[before - 1 :] == [
        "LESSON: find three hidden colours, row by row",
        "LESSON: up and down choose a colour",
        "LESSON: OK goes on to the next place",
        "LESSON: left and right move",
    ]
    started.hold(BACK).press(BACK)
    assert started.desk.lesson is None
    assert started.said[-1] == "(Enter: break)"


def test_what_is_typed_meanwhile_is_told_what_the_lights_ask_for_and_lays_no_peg():
    started = taught()
    before = started.said[-1]
    started.port.typed += "rgb"
    started.go()
    assert list(started.paper.hand) == [None] * 3
    assert started.type("").said[-1] == before
    assert started.lesson


@pytest.mark.parametrize("line", ["QUIT", "NEW"])
def test_it_is_left_from_the_console_too(line):
    started = taught().type(line)
    assert not started.lesson
    assert started.shown == ["PLAY"]
    assert started.said[-1] == "(Enter: break)"


def test_above_a_match_a_command_is_none_of_it_and_afterwards_the_match_is_told_again():
    started = taught(rules("break"))
    assert started.said[-1] == "LESSON: find three hidden colours, row by row"
    told = started.type("RESIGN").said[-2:]
    assert told == ["QUIT leaves the lesson.", "LESSON: find three hidden colours, row by row"]
    assert started.hold(BACK).press(BACK).said[-1] == "Row 1 of 10: your guess?"


def test_help_and_the_rules_are_told_and_the_lesson_goes_on():
    started = taught()
    for line, said in (
        ("rules", "A hidden code is to be found in 6 rows."),
        ("help", "QUIT: leaves, and says whether"),
    ):
        before = len(started.said)
        started.type(line)
        assert any(told.startswith(said) for told in started.said[before:])
    assert started.desk.lesson is not None
