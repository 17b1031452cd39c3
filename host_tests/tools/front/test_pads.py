"""What the pads of a board are said to do, in every state of the game, and which of them is ok or back now."""

import itertools

import pytest

from firmware.device import profiles
from firmware.ui.display.view import View
from firmware.ui.lights.gestures import BACK, COLOUR, OK, PLACE
from host_tests.tools.front.waiting import until
from tools.front import pads
from tools.front.display import Display
from tools.front.player import Player

MACROPAD = profiles.named("macropad")


def said(view):
    return pads.told(MACROPAD, view)


def test_where_nothing_is_known_they_have_their_numbers():
    assert said(None) == said(View("vivid")) == [str(number) for number in range(1, 13)]


@pytest.fixture
def view():
    made = View("vivid")
    made.letters = "RGB"
    made.cursor = 0
    return made


def test_a_colour_is_its_letter_and_a_place_its_number(view):
    view.pads = (PLACE, COLOUR, COLOUR + 2, PLACE + 1, BACK, OK, 63)
    assert said(view) == ["1", "R", "B", "2", "BACK", "OK", ""]


def test_in_a_list_they_have_the_number_of_the_entry(view):
    view.pads = (COLOUR, COLOUR + 1, OK)
    view.choices = ("BREAK", "MAKE")
    assert said(view) == ["1", "2", "OK"]


@pytest.mark.parametrize(("marks", "texts"), [(("exact", "near"), ["●", "○"]), (("exact",), ["1", "2"])])
def test_where_a_mark_is_wanted_they_have_its_pips_or_a_place(view, marks, texts):
    view.pads = (COLOUR, COLOUR + 1)
    view.mark = "-"
    view.marks = marks
    assert said(view) == texts


def test_where_nothing_is_wanted_two_of_them_go_through_the_rows(view):
    view.pads = (COLOUR, COLOUR + 1)
    view.cursor = -1
    assert said(view) == ["▲", "▼"]


def test_back_is_found_on_the_pad_that_stands_for_it_now():
    steps = itertools.count()
    player = Player(MACROPAD, seed="7", clock_s=lambda: next(steps) * 0.004, display=Display())
    with player.running():
        assert pads.found(player, "ok") == "ok"
        until(lambda: player.display.view and player.display.view.choices)
        assert pads.found(player, "back") == "pad_11"
        assert pads.found(player, "left") is None


def test_a_board_without_a_display_cannot_tell():
    assert pads.found(Player(MACROPAD), "back") is None
