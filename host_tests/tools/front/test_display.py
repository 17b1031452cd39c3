"""The display of the virtual board: the real program draws on it, and hears what is done at it."""

import itertools

import pytest

from firmware.device import profiles
from firmware.ui.faces.lights.gestures import RELEASED, ROW
from host_tests.tools.front.waiting import until
from tools.front.display import MOST_EVENTS, NOTHING, Display
from tools.front.player import Player


def test_events_come_one_by_one_and_too_many_are_dropped():
    display = Display()
    for _ in range(2 * MOST_EVENTS):
        display.choose(2)
    heard = list(iter(display.event, NOTHING))
    assert heard[:2] == [8, 8 + RELEASED]
    assert len(heard) == MOST_EVENTS


def test_a_sign_takes_the_entry_that_adds_it_to_what_is_spelled():
    display = Display()
    assert not display.spell("a"), "nothing is shown yet"
    display.view = type("Page", (), {"choices": ("> an", "ana", "anb", "ann"), "spells": True})()
    assert [display.spell(sign) for sign in ("x", "", "N")] == [False, False, True]
    assert list(iter(display.event, NOTHING)) == [ROW + 3, ROW + 3 + RELEASED]
    display.view = type("Page", (), {"choices": ("PLAY", "HELP"), "spells": False})()
    assert not display.spell("P")


@pytest.fixture
def begun():
    """Return a display, at the first guess of the classic game."""
    steps = itertools.count()
    display = Display()
    player = Player(profiles.named("pico_8x8"), seed="7", clock_s=lambda: next(steps) * 0.004, display=display)
    with player.running():
        until(lambda: display.view and display.view.choices)
        for _ in range(3):
            player.tap("ok")
            until(lambda: player.waits)
        until(lambda: display.view.hand)
        yield display


def shows(display, *hand):
    until(lambda: display.view.hand == hand)
    return True


def test_a_colour_that_no_button_has_is_set_and_drawn(begun):
    begun.choose(1)
    assert shows(begun, 1, None, None, None)
    assert begun.view.caption.startswith("Row 1 of 10, place 2")


def test_pegs_are_undone_and_done_again(begun):
    begun.choose(1)
    assert shows(begun, 1, None, None, None)
    begun.touch(2)
    begun.choose(5)
    assert shows(begun, 1, None, 5, None)
    assert begun.can == ["undo", "fill", "clear"]
    begun.undo()
    assert shows(begun, 1, None, None, None)
    begun.undo()
    assert shows(begun, None, None, None, None)
    assert begun.can == ["redo", "fill"]
    begun.undo()  # there is nothing more
    begun.redo()
    assert shows(begun, 1, None, None, None)


def test_a_code_that_was_set_never_comes_back_by_an_undo():
    steps = itertools.count()
    display = Display()
    player = Player(profiles.named("pico_8x8"), seed="7", clock_s=lambda: next(steps) * 0.004, display=display)
    with player.running():
        until(lambda: display.view and display.view.choices)
        player.type("duel\r\r\r")
        until(lambda: "set a code" in display.view.caption and display.view.hand)
        for colour in (4, 3, 2, 1):
            display.choose(colour)
        assert shows(display, 4, 3, 2, 1)
        display.cross(0, 4)
        assert display.view.crossed == ((0, 4),)
        player.tap("ok")
        until(lambda: "Hand over" in display.view.caption)
        player.type("\r")
        assert shows(display, None, None, None, None)
        assert (display.can, display.view.crossed) == ([], ())
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
    assert display.event() == NOTHING
    assert display.can == []
