"""The pads of a board tell their purpose in every state of the game; one of them may be ok or back."""

import pytest

from firmware.device import profiles
from firmware.ui.faces.lights.gestures import BACK, COLOUR, OK, PLACE
from host_tests.tools.front.waiting import paced, until
from tools.front import pads
from tools.front.display import Display
from tools.front.page import Page

MACROPAD = profiles.named("macropad")


def said(view):
    return pads.captions(MACROPAD, view)


def test_where_nothing_is_known_they_have_their_numbers():
    assert said(None) == said(Page()) == [str(number) for number in range(1, 13)]


def view(**changed):
    made = Page()
    vars(made).update({"letters": "RGB", "cursor": 0, "pads": (COLOUR, COLOUR + 1), **changed})
    return made


@pytest.mark.parametrize(
    ("changed", "texts"),
    [
        ({"pads": (PLACE, COLOUR, COLOUR + 2, PLACE + 1, BACK, OK, 63)}, ["1", "R", "B", "2", "BACK", "OK", ""]),
        ({"entries": [("BREAK", ""), ("MAKE", "")]}, ["1", "2"]),
        ({"mark": "-", "marks": ("exact", "near")}, ["●", "○"]),
        ({"mark": "-", "marks": ("exact",)}, ["1", "2"]),
        ({"cursor": -1}, ["▲", "▼"]),
    ],
    ids=["a row", "a list", "a mark of pips", "a mark of places", "rows to look through"],
)
def test_pads_tell_what_they_do_now(changed, texts):
    assert said(view(**changed)) == texts


def test_back_is_found_on_the_pad_that_stands_for_it_now():
    with paced("macropad", display=Display()).running() as player:
        assert pads.found(player, "ok") == "ok"
        until(lambda: player.display.view and player.display.view.entries)
        assert pads.found(player, "back") == "pad_11"
        assert pads.found(player, "left") is None


def test_a_board_without_a_display_cannot_tell():
    assert pads.found(paced("macropad"), "back") is None
