"""WHY: after a round, each peg of a row is held against the code."""

import pytest

from firmware.engine import codes
from firmware.engine.variant import Variant
from firmware.game import number
from host_tests.ui.table import Table


def after(variant, code, *lines):
    """Return the table after the round of this code, given up after these guesses."""
    table = Table()
    table.say("NUMBER " + number.write(variant, codes.pack(variant, code)), *lines, "resign", "yes")
    return table


def test_each_peg_of_a_row_is_told():
    table = after(Variant(4, 6), (2, 0, 4, 1), "RRGG", "RGBY")
    assert table.say("why 1")[:6] == [
        " 1. R R G G : xx",
        "The code was B R O G",
        "1 R: the code has no more of this colour",
        "2 R: x, in the right place",
        "3 G: the code has no more of this colour",
        "4 G: x, in the right place",
    ]
    assert table.say("why 2")[2:6] == [
        "1 R: o, the code has it in place 2",
        "2 G: o, the code has it in place 4",
        "3 B: o, the code has it in place 1",
        "4 Y: not in the code",
    ]


@pytest.mark.parametrize("tells", ["exact", "places"])
def test_a_mark_of_exact_pegs_speaks_of_no_near_ones(tells):
    table = after(Variant(3, 4, tells=tells), (0, 1, 2), "RBG")
    assert table.say("why 1")[2:5] == [
        "1 R: x, in the right place",
        "2 B: not in the right place",
        "3 G: not in the right place",
    ]


def test_a_row_is_chosen_and_the_rows_come_back():
    table = after(Variant(4, 6), (2, 0, 4, 1), "RRGG", "RGBY")
    asked = table.say("4")
    assert asked[:3] == ["Which row? Each of its pegs is held against the code.", "1 R R G G : xx", "2 R G B Y : ooo"]
    assert "4 Y: not in the code" in table.say("2")
    assert table.say("why 3")[0] == "That is not on the list: type a name or its number."
    table.say("back")
    assert table.stack == ["outcome"]


def test_no_row_is_explained_before_its_code_is_known():
    table = Table()
    table.say("break", "", "RRGG")
    assert table.say("why 1")[0] == "That is for a round that is over."
