"""Pictures on the lights: a row read out by blinks and tones, the self-test, and the chart of a person's progress."""

import sys
from itertools import groupby
from types import SimpleNamespace

import pytest

from firmware.engine.variant import Variant
from firmware.ui import inks
from firmware.ui.faces.lights import pictures
from host_tests.ui.table import picture, rules, seated

STEP_MS = 10


def read_out(hand):
    """Return each tone and pause, with how many steps it lasts, until the board is back."""
    hand.shell.open("rows.readout")
    hand.turn()
    heard = []
    while hand.stack[-1] == "readout":
        hand.turn(STEP_MS)
        heard.append(hand.lights.sounds.hz)
    return [(hz, len(list(steps))) for hz, steps in groupby(heard)]


def test_a_picture_in_a_round_loads_no_rules(monkeypatch):
    hand = seated(rules("break"))
    for module in ("firmware.game.rules", "firmware.ui.faces.lights.pictures"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    read_out(hand)
    assert "firmware.game.rules" not in sys.modules


def test_a_peg_blinks_as_its_number_and_a_blank_is_a_long_light():
    hand = seated(rules("break", Variant(4, 6, blanks=True)))
    for place, digit in ((0, 0), (1, 1), (3, 6)):
        hand.match.draft.put(place, digit)
    red, green, blank = (inks.TONES_HZ[ink] for ink in (inks.RED, inks.GREEN, inks.BLANK))
    heard = read_out(hand)
    assert [hz for hz, _ in heard if hz] == [red, green, green, blank]
    assert [steps for hz, steps in heard if hz] == [17, 17, 17, 60]
    assert [steps for hz, steps in heard if not hz][:3] == [43, 11, 43]


def test_the_light_that_is_read_is_dark_between_its_blinks():
    hand = seated(rules("break")).strike("21")
    hand.shell.open("rows.readout")
    hand.turn()
    seen = [hand.turn(STEP_MS) or hand.look()[-1][:2] for _ in range(140)]
    assert [row for row, _ in groupby(seen)] == ["GR", ".R", "GR", ".R", "G.", "GR", "G."]


def test_with_an_empty_hand_the_latest_row_and_its_mark_are_read():
    hand = seated(rules("number", "classic", code=7)).enter("1123").rest()
    pegs = [inks.TONES_HZ[ink] for ink in (inks.RED, inks.RED, inks.GREEN, inks.GREEN, *[inks.BLUE] * 3)]
    assert [hz for hz, _ in read_out(hand) if hz] == [*pegs, *[inks.TONES_HZ[inks.NEAR]] * 6]


@pytest.mark.parametrize("width", [8, 4])
def test_a_mark_in_hand_is_read_with_the_light_at_its_cursor(width):
    playing = rules("make", Variant(4, 6, tells="places"), level="first")
    hand = seated(playing, (width, 1)).strike("O").rest().strike("U")
    tones = [inks.TONES_HZ[ink] for ink in (*[inks.RED] * 4, inks.EXACT)]
    assert [hz for hz, _ in read_out(hand) if hz] == tones


def test_the_self_test_lights_one_by_one_in_three_colours():
    hand = seated(size=(4, 2))
    hand.shell.open("forms.selftest")
    hand.turn()
    seen = [hand.turn(60) or "".join(hand.look()) for _ in range(23)]
    assert seen == [(ink * (1 + at)).ljust(8, ".") for ink in "RGB" for at in range(8)][:23]


def test_a_key_of_the_self_test_lights_its_place_and_sounds():
    hand = seated(size=(4, 2), sound=False)
    hand.shell.open("forms.selftest")
    hand.turn()
    assert (hand.strike("L").look(), hand.tones) == (["#...", "...."], (440, 150))
    assert (hand.strike("R").look(), hand.tones) == ([".#..", "...."], (550, 150))
    assert hand.strike("BRB").stack[-1] == "selftest"
    assert hand.strike("B").stack[-1] == "menu"


@pytest.mark.parametrize(
    ("tenths", "height", "drawn"),
    [
        ([0, 1, 5, 6], 3, ["...#", ".###", ",,,,"]),
        ([10, 11, 63, 0], 3, ["###.", "###.", ",,,,"]),
        ([10, 11], 4, [".#..", "##..", "##..", ",,.."]),
        ([9, 0, 4, 5, 6], 1, [",,##"]),
    ],
)
def test_the_chart_has_a_light_for_each_half_row_that_was_lost(tenths, height, drawn):
    frame = bytearray(4 * height)
    top = SimpleNamespace(rounds=[(lost,) for lost in tenths])
    lights = SimpleNamespace(width=4, height=height, shell=SimpleNamespace(top=top))
    pictures.Chart(lights).draw(frame, 0)
    assert picture(frame, 4) == drawn
