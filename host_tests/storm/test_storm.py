"""Whatever is done at the lights and the console at once: no crash, no lie, no secret told, and always a way out."""

import inspect

import pytest

from host_tests import runs
from host_tests.storm import faults
from host_tests.storm.faults import FAULTS
from host_tests.storm.storm import Crash, DeadEnd, Weather
from host_tests.storm.truth import Untruth

EVENTS = 500  # of each storm
PARTS = 8  # of a full run; a plain one has some of them


@pytest.mark.slow
@pytest.mark.parametrize("part", runs.few(range(PARTS), plain=2))
def test_twenty_thousand_events_break_nothing_and_nothing_untrue_is_said(part, tmp_path, summary):
    weather = Weather(tmp_path, EVENTS)
    for seed in range(part, 20_000 // EVENTS, PARTS):
        weather.storm(seed)
    assert weather.witness.counts["count"] > 5
    summary(f"Storms at the lights and the console: {weather}.")


@pytest.mark.nightly
@pytest.mark.parametrize("part", range(100))
def test_a_million_events_break_nothing_and_nothing_untrue_is_said(part, tmp_path, summary):
    weather = Weather(tmp_path, EVENTS)
    for seed in range(1000 + part, 1000 + 1_000_000 // EVENTS, 100):
        weather.storm(seed)
    summary(f"Storms at the lights and the console: {weather}.")


@pytest.mark.slow
@pytest.mark.parametrize("fault", runs.few(FAULTS, quick=1, plain=1))
def test_a_fault_that_is_planted_is_found(fault, tmp_path, summary):
    """Each kind that was found when the console held conversations, and minds did several things at once."""
    weather = Weather(tmp_path, EVENTS, FAULTS[fault])
    for seed in range(60):
        try:
            weather.storm(seed)
        except (Untruth, DeadEnd, Crash) as found:
            summary(f"The fault {fault!r} is found in seed {seed}: {found}"[:150])
            return
    raise AssertionError("it was not found")


def test_a_planted_fault_is_called_like_what_it_stands_in_for():
    """Else the storm finds that it cannot be called, whatever it does wrong."""
    planted = [kind for kind in vars(faults).values() if inspect.isclass(kind) and kind.__module__ == faults.__name__]
    held = 0
    for kind in planted:
        for name, method in vars(kind).items():
            meant = next((vars(base)[name] for base in kind.__mro__[1:] if name in vars(base)), None)
            if inspect.isfunction(method) and inspect.isfunction(meant) and name != "__init__":
                takes, given = (len(inspect.signature(each).parameters) for each in (method, meant))
                held += 1
                assert takes == given, (kind, name)
    assert held > 5
