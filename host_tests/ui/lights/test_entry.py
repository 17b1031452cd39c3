"""The cursor over the pegs: what each key does, and what it answers where it can do nothing."""

import pytest

from firmware.engine.variant import Variant
from firmware.game.draft import Draft
from firmware.ui.lights import inks, sounds
from firmware.ui.lights.entry import BEFORE, DONE, NOTHING_LEFT, REFUSED, SUBMIT, USED, Entry
from firmware.ui.lights.gestures import BACK, COLOUR, DOWN, LEFT, OK, PLACE, RIGHT, UP


def entry(pegs=4, colours=6, repeats=True, blanks=False):
    variant = Variant(pegs, colours, repeats, blanks)
    return Entry(Draft(variant), variant)


def play(entry, *keys):
    return [entry.handle(key) for key in keys][-1]


def test_up_and_down_choose_the_colour_under_the_cursor_around():
    one = entry()
    assert play(one, UP) == DONE
    assert one.draft.pegs == [0, None, None, None]
    play(one, DOWN)
    assert one.draft.pegs[0] == 5
    assert play(entry(), DOWN) == DONE


def test_down_on_an_empty_place_begins_with_the_last():
    one = entry(blanks=True)
    play(one, DOWN)
    assert one.draft.pegs[0] == 6


def test_ok_moves_on_and_last_to_the_place_of_submitting():
    one = entry(2)
    play(one, UP, OK)
    assert (one.place, one.submits) == (1, False)
    play(one, UP, OK)
    assert one.submits
    assert play(one, OK) == SUBMIT


def test_ok_on_an_empty_place_is_refused_there_or_leaves_it_empty_where_that_may_be():
    one = entry()
    assert play(one, OK) == REFUSED
    assert one.refused == 0
    one = entry(blanks=True)
    assert play(one, OK) == DONE
    assert (one.draft.pegs[0], one.place) == (6, 1)


def test_as_long_as_a_peg_is_missing_nothing_leads_to_the_place_of_submitting():
    one = entry(3)
    assert play(one, RIGHT, UP, RIGHT) == DONE
    for key in (RIGHT, PLACE + 3):
        assert play(one, key) == REFUSED
        assert (one.place, one.refused) == (2, 0)
    assert play(one, UP, OK) == DONE
    assert one.place == 0


def test_submitting_what_is_not_whole_any_more_points_at_the_missing_peg():
    one = entry(2)
    play(one, UP, OK, UP, OK)
    one.draft.undo()  # at the console
    assert play(one, OK) == REFUSED
    assert one.refused == 1


def test_left_and_right_move_between_the_first_peg_and_submitting():
    one = entry(2)
    assert play(one, LEFT) == BEFORE
    assert play(one, UP, RIGHT, UP, RIGHT) == DONE
    assert one.submits
    assert play(one, RIGHT) == REFUSED
    assert play(one, UP) == REFUSED
    assert play(one, LEFT) == DONE


def test_back_takes_back_the_peg_that_was_set_last_wherever_the_cursor_is():
    one = entry()
    play(one, UP, OK, UP, OK, LEFT, LEFT)
    assert play(one, BACK) == DONE
    assert (one.draft.pegs, one.place) == ([0, None, None, None], 1)
    assert play(one, BACK, BACK) == NOTHING_LEFT


def test_the_key_of_a_colour_sets_it_and_moves_on():
    one = entry(3)
    assert play(one, COLOUR + 4, COLOUR + 1) == DONE
    assert (one.draft.pegs, one.place) == ([4, 1, None], 2)


@pytest.mark.parametrize("key", [COLOUR + 6, COLOUR + 9])
def test_the_key_of_a_colour_that_this_game_has_not_is_refused_at_the_cursor(key):
    one = entry()
    assert play(one, RIGHT, key) == REFUSED
    assert one.refused == 1


def test_where_no_colour_comes_twice_those_that_are_set_are_skipped():
    one = entry(3, 3, repeats=False)
    play(one, UP, OK, UP)
    assert one.draft.pegs == [0, 1, None]
    assert play(one, COLOUR) == USED
    assert one.refused == 0  # it is there already
    play(one, OK, UP)
    assert one.draft.pegs == [0, 1, 2]
    assert play(one, UP) == DONE
    assert one.draft.pegs == [0, 1, 2]


def test_a_0_is_skipped_and_refused_where_no_code_begins_with_it():
    variant = Variant(2, 10, zero=False)
    one = Entry(Draft(variant), variant)
    assert play(one, DOWN) == DONE
    assert one.draft.pegs == [8, None]
    assert play(one, UP) == DONE
    assert play(one, COLOUR + 9) == REFUSED
    assert one.draft.pegs == [0, None]
    assert play(one, OK, COLOUR + 9) == DONE
    assert one.draft.pegs == [0, 9]


def test_a_second_blank_is_refused_where_nothing_comes_twice():
    one = entry(3, 3, repeats=False, blanks=True)
    assert play(one, OK, OK) == USED


def test_the_key_of_a_colour_at_the_place_of_submitting_is_refused():
    one = entry(1)
    assert play(one, UP, OK, COLOUR) == REFUSED


def test_each_colour_is_heard_when_it_is_set_and_when_the_cursor_comes_to_it():
    one = entry()
    for key in (UP, UP, COLOUR + 1):
        play(one, key)
    assert one.tones()[0] == inks.TONES_HZ[inks.GREEN]
    play(one, LEFT)
    assert one.tones()[0] == inks.TONES_HZ[inks.GREEN]
    play(one, RIGHT)
    assert one.tones() == sounds.OK


def test_the_place_of_submitting_is_heard_and_no_other_place_sounds_like_it():
    one = entry(2)
    play(one, RIGHT)
    assert one.tones() == sounds.OK
    play(one, LEFT, COLOUR, COLOUR + 2)
    assert one.submits
    assert one.tones() == (inks.TONES_HZ[inks.BLUE], sounds.PEG_MS, sounds.SILENCE, sounds.PAUSE_MS) + sounds.SUBMITS
    play(one, LEFT, OK)
    assert one.tones() == sounds.SUBMITS != sounds.OK


def test_a_secret_is_heard_as_places_alone():
    variant = Variant(2, 6)
    one = Entry(Draft(variant), variant, True)
    heard = []
    for key in (UP, COLOUR + 3, LEFT, RIGHT, COLOUR + 5):
        play(one, key)
        heard.append(one.tones())
    assert heard == [sounds.OK] * 4 + [sounds.SUBMITS]


def test_it_begins_at_the_first_empty_place_of_what_was_kept():
    variant = Variant(4, 6)
    draft = Draft(variant)
    draft.put(0, 3)
    assert Entry(draft, variant).place == 1


def test_it_goes_where_a_row_that_is_laid_elsewhere_ends_and_back_when_that_is_gone():
    one = entry()
    one.draft.lay([(0, 2), (1, 2)])
    assert one.follow()
    assert one.place == 2
    one.draft.lay([])
    assert one.follow()
    assert one.place == 0
    assert not one.follow()
