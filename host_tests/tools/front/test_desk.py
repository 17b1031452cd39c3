"""The last line when somebody leaves: it tells what was saved, in the language that was spoken."""

import pytest

from firmware.engine.variant import named
from firmware.game import saved
from firmware.game.match import Match
from firmware.game.rules import agree
from firmware.keep.log import MATCH, NOT_OURS, NOWHERE, Log
from firmware.ui.desk import Desk
from tools.front import desk as desks


def test_what_is_kept_is_told_in_the_language_of_the_person():
    memory = bytearray(b"\xff" * 4096)
    Log(memory).write(MATCH, saved.dump(Match(agree("break", named("mini")), lambda stop: 0)))
    assert desks.parting_line_of(memory, "en") == "All is kept for next time. Rounds counted: 0"
    told = "Tout est gardé pour la prochaine fois. Manches comptées : 0"
    assert desks.parting_line_of(bytes(b"\xff" * 4096), "fr") == told


@pytest.mark.parametrize("begun", [True, False])
def test_nothing_is_said_to_be_kept_where_nothing_is(begun):
    desk = Desk(desks.table, lambda stop: 0)
    if begun:
        desk.begin(agree("break", named("mini")))
    desk.fault = NOWHERE
    assert desks.parting_line(desk) == desk.words(NOWHERE)


def test_what_could_not_be_read_does_not_hide_what_is_kept():
    desk = Desk(desks.table, lambda stop: 0)
    desk.fault = NOT_OURS
    assert desks.parting_line(desk) == "All is kept for next time. Rounds counted: 0"
