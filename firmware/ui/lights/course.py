"""The course of the lesson at the lights: in each step the key of what is told, the gesture that is wanted, and whether
it is done at the seat. Three rounds have a code that is known here; the last is played freely.
"""

from firmware.ui.lights.gestures import BACK, COLOUR, DOWN, HOLD, LEFT, NONE, OK, PLACE, RIGHT, UP

_CODE = (0, 1, 2)
_ONE_EXACT = (0, 3, 3)
_TWO_NEAR = (1, 0, 3)


def steps(lesson, few, pads):
    """A board may have few keys, or keys that are lights."""
    lesson.begin(_CODE)
    yield "lesson-goal", OK, False
    yield from _pegs_by_pads() if pads else _pegs_by_arrows(few)
    yield "lesson-undo", BACK, True
    if not few:
        yield "lesson-hint", OK + HOLD, True
    lesson.begin(_CODE, _ONE_EXACT)
    yield "lesson-laid", OK, True
    yield "lesson-exact", OK, False
    if not few and not pads:
        yield "lesson-read", LEFT + HOLD, False
    lesson.begin(_CODE, _TWO_NEAR)
    yield "lesson-laid", OK, True
    yield "lesson-near", OK, False
    yield "lesson-menu", BACK + HOLD, False
    lesson.begin()
    yield "lesson-round", NONE, True


def _pegs_by_arrows(few):
    yield "lesson-colour", UP, True
    yield "lesson-colour", DOWN, True
    yield "lesson-next", OK, True
    if not few:
        yield "lesson-move", RIGHT, True
    yield "lesson-move", LEFT, True
    yield "lesson-colour", UP, True


def _pegs_by_pads():
    """The key of any colour will do, and that of any place."""
    yield "lesson-colour-pads", COLOUR, True
    yield "lesson-move-pads", PLACE, True
