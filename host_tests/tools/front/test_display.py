"""The display of the virtual board: the real program draws on it, and hears what is done at it."""

import pytest

from firmware.ui.screen import OK, PICK
from host_tests.tools.front.waiting import paced, until
from tools.front.display import MOST_ASKED, Display


def test_intents_come_one_by_one_and_too_many_are_dropped():
    display = Display()
    for row in range(2 * MOST_ASKED):
        display.do(PICK, row)
    asked = list(iter(display.intent, None))
    assert asked[:2] == [(PICK, 0), (PICK, 1)]
    assert len(asked) == MOST_ASKED


def test_what_depends_on_the_view_waits_until_it_is_drawn(begun):
    for colour in (0, 1, 2, 3):
        begun.choose(colour)
    begun.send()
    until(lambda: begun.view.rows)
    assert begun.view.rows[0][0] == (0, 1, 2, 3)


@pytest.fixture
def begun():
    """Return a display, at the first guess of the classic game."""
    display = Display()
    with paced(display=display).running():
        until(lambda: display.view and display.view.entries)
        display.do(PICK, 0)
        until(lambda: display.view.hand)
        yield display


def shows(display, *hand):
    until(lambda: display.view.hand == hand)
    return True


def test_a_colour_that_no_button_has_is_set_and_drawn(begun):
    begun.choose(1)
    assert shows(begun, 1, None, None, None)
    assert begun.view.cursor == 1


def test_a_list_over_a_half_set_row_has_its_chosen_entry_taken(begun):
    begun.choose(1)
    begun.choose(2)
    begun.type("MENU")
    until(lambda: begun.rests and begun.view.entries and begun.view.chosen == 0)
    begun.send()
    until(lambda: begun.rests and begun.view.name != "menu")
    assert (begun.view.name, begun.view.hand) == ("play", (1, 2, None, None))


def keys(view):
    return [key for _, key, _ in view.values]


def test_a_value_that_is_stepped_leads_back_to_its_entry(begun):
    begun.type("match")
    until(lambda: "company" in keys(begun.view))
    entry = keys(begun.view).index("company")
    begun.step(entry, 1)
    until(lambda: begun.rests and begun.view.chosen == entry)
    assert (begun.view.values[entry][0], begun.view.name) == ("3 people", "game")
    begun.step(0, 1)  # begins, which is no value
    until(lambda: begun.rests and not begun.view.entries)


def test_a_press_before_the_end_is_drawn_chooses_nothing(begun):
    begun.type("number 8ATV-JC")  # blue, orange, orange, green
    until(lambda: begun.rests and begun.view.name == "play")
    begun.lay([2, 4, 4, 1])
    begun.send()
    begun.send()
    until(lambda: begun.rests and begun.view.entries and begun.view.code)
    assert begun.view.name == "outcome"


def test_a_code_that_was_set_never_comes_back_by_an_undo():
    display = Display()
    with paced(display=display).running():
        until(lambda: display.view and display.view.entries)
        display.type("duel")
        display.type("")
        until(lambda: display.view.name == "play" and display.view.hand)
        for colour in (4, 3, 2, 1):
            display.choose(colour)
        assert shows(display, 4, 3, 2, 1)
        display.cross(0, 4)
        assert display.view.crossed == ((0, 4),)
        display.send()
        until(lambda: display.view.title.startswith("Hand over"))
        display.do(OK)
        assert shows(display, None, None, None, None)
        assert (display.can_undo, display.view.crossed) == (False, ())
        display.undo()
        display.choose(0)
        assert shows(display, 0, None, None, None)


def test_what_is_crossed_out_is_a_note_of_this_round(begun):
    begun.cross(1, 3)
    begun.cross(0, 5)
    begun.cross(9, 0)  # no such place
    begun.cross(0, 9)  # no such colour
    assert begun.view.crossed == ((0, 5), (1, 3))
    begun.cross(0, 5)
    assert begun.view.crossed == ((1, 3),)
    begun.choose(1)
    assert shows(begun, 1, None, None, None)
    assert begun.view.crossed == ((1, 3),)


def test_before_anything_is_drawn_nothing_is_done():
    display = Display()
    for do in (display.undo, display.redo, display.clear, display.fill, lambda: display.cross(0, 0)):
        do()
    assert list(iter(display.intent, None)) == []
    assert not display.can_undo
