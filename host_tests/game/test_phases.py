"""Each phase allows some calls of the match and no others; where they lead, the storm of matches sees."""

import inspect

import pytest

from firmware.game.match import Match
from firmware.game.phases import DONE, PHASES
from host_tests.game.calls import CALLS, OPENED
from host_tests.game.matches import begun


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


@pytest.mark.parametrize(
    ("call", "phase"), [(call, phase) for call in CALLS for phase in range(PHASES) if phase not in CALLS[call][0]]
)
def test_a_call_out_of_its_time_is_refused(call, phase):
    match = begun("break")
    match.phase = phase
    asked = inspect.signature(getattr(match, call)).parameters.values()
    with pytest.raises(ValueError, match=r"this is not the time for that|there is no mark to take back"):
        getattr(match, call)(*[0 for argument in asked if argument.default is argument.empty])
    assert match.phase == phase
