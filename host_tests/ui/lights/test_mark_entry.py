"""The cursor over a mark: what each key adds to it."""

import pytest

from firmware.engine import marks
from firmware.engine.variant import Variant
from firmware.ui.lights import inks, sounds
from firmware.ui.lights.entry import BEFORE, DONE, NOTHING_LEFT, REFUSED, SUBMIT
from firmware.ui.lights.gestures import BACK, COLOUR, DOWN, LEFT, OK, RIGHT, UP
from firmware.ui.lights.mark_entry import Marking


def marked(*keys, tells="classic"):
    marking = Marking(Variant(4, 6, tells=tells))
    return marking, [marking.handle(key) for key in keys]


@pytest.mark.parametrize("keys", [(UP, UP, DOWN), (COLOUR, COLOUR + 1, COLOUR)])
def test_up_adds_an_exact_and_down_a_near_peg_as_do_the_first_two_colours(keys):
    marking, answers = marked(*keys)
    assert marking.mark() == marks.mark_of(2, 1)
    assert marking.place == 3
    assert answers == [DONE] * 3


def test_where_there_is_no_more_room_a_key_starts_from_none():
    marking, _ = marked(UP, UP, UP, DOWN, UP)
    assert marking.mark() == marks.mark_of(0, 1)
    marking, _ = marked(UP, DOWN, DOWN, DOWN, DOWN)
    assert marking.mark() == marks.mark_of(1, 0)


def test_back_starts_again_and_then_has_nothing_left():
    marking, answers = marked(UP, BACK, BACK)
    assert marking.mark() == 0
    assert answers == [DONE, DONE, NOTHING_LEFT]


def test_ok_gives_the_mark_left_goes_to_the_rows_and_other_keys_are_refused():
    assert marked(OK, LEFT, RIGHT, COLOUR + 2)[1] == [SUBMIT, BEFORE, REFUSED, REFUSED]


def test_no_near_pegs_are_given_where_none_are_told():
    assert marked(DOWN, COLOUR + 1, tells="exact")[1] == [REFUSED, REFUSED]


def test_places_are_chosen_and_changed():
    marking, answers = marked(UP, RIGHT, RIGHT, DOWN, UP, UP, tells="places")
    assert (marking.mark(), marking.place) == (0b0101, 2)
    assert answers == [DONE] * 6
    assert marked(LEFT, tells="places")[1] == [BEFORE]
    assert marked(RIGHT, RIGHT, RIGHT, RIGHT, tells="places")[1][-1] == REFUSED


def test_the_key_of_a_colour_changes_the_place_with_its_number():
    marking, answers = marked(COLOUR + 3, COLOUR + 1, COLOUR + 3, COLOUR + 4, tells="places")
    assert marking.mark() == 0b0010
    assert answers == [DONE, DONE, DONE, REFUSED]


def test_a_mark_is_heard_as_it_grows():
    assert marked(UP, DOWN)[0].tones()[::4] == (inks.TONES_HZ[inks.EXACT], inks.TONES_HZ[inks.NEAR])
    assert marked(RIGHT)[0].tones() == sounds.OK
