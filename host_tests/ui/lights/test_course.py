"""The course of the lesson: what a board can do is asked for once, in rounds that show what the marks mean."""

import pytest

from firmware.ui.lights import course
from firmware.ui.lights.gestures import BACK, COLOUR, HOLD, LEFT, NONE, OK, PLACE


class Begun:
    """In the place of the lesson: the rounds that were begun."""

    def __init__(self):
        self.rounds = []

    def begin(self, code=None, laid=()):
        self.rounds.append((code, laid))


@pytest.mark.parametrize(("few", "pads"), [(False, False), (True, False), (False, True)], ids=["keys", "few", "pads"])
def test_each_board_is_taught_what_it_can_do_and_plays_freely_at_the_end(few, pads):
    lesson = Begun()
    steps = list(course.steps(lesson, few, pads))
    wanted = {gesture for _, gesture, _ in steps}
    assert (OK + HOLD in wanted, LEFT + HOLD in wanted) == (not few, not (few or pads))
    assert ({COLOUR, PLACE} <= wanted) == pads
    assert {BACK, BACK + HOLD, OK} <= wanted
    assert steps[-1] == ("lesson-round", NONE, True)
    assert lesson.rounds[-1] == (None, ())


def test_a_row_that_shows_a_mark_is_told_to_be_laid():
    lesson = Begun()
    told = [key for key, _, _ in course.steps(lesson, False, False)]
    laid = [laid for _, laid in lesson.rounds if laid]
    assert told.count("lesson-laid") == len(laid) == 2
    assert [told[told.index(key) - 1] != key for key in ("lesson-exact", "lesson-near")] == [True, True]
