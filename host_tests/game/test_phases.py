"""The table of phases names every call of the match, and the match follows it."""

import random

import pytest

from firmware.game.match import Match
from firmware.game.phases import CALLS, DONE, GUESS, OPENED, OVER, PHASES
from firmware.game.rules import agree
from host_tests.game.matches import CLASSIC, begun


@pytest.mark.parametrize("call", CALLS)
def test_each_call_of_the_table_is_one_of_the_match(call):
    phases, leads_to = CALLS[call]
    assert callable(getattr(Match, call))
    assert phases
    assert {*phases, *leads_to} <= set(range(PHASES))


def test_every_phase_is_reached_and_all_but_the_last_is_left():
    reached = {phase for _, leads_to in CALLS.values() for phase in leads_to}
    left = {phase for phases, _ in CALLS.values() for phase in phases}
    assert reached | set(OPENED) == set(range(PHASES))
    assert left == set(range(PHASES)) - {DONE}


@pytest.mark.parametrize("call", ["set_code", "guess", "mark", "correct", "moved", "checked"])
def test_a_call_out_of_its_time_is_refused(call):
    match = begun("break")
    match.phase = OVER
    with pytest.raises(ValueError, match="this is not the time for that"):
        getattr(match, call)(0)
    assert match.phase == OVER


class Wrong(Match):
    def _finish(self):
        self._enter(GUESS)


def test_what_a_call_may_not_lead_to_is_noticed():
    match = Wrong(agree("break", CLASSIC), random.Random(1).randrange)
    with pytest.raises(AssertionError):
        match.give_up()
