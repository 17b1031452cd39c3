"""Random acts at the lights and the console at once: no crash, no lie, no secret told, and always a way out."""

import pytest

from host_tests.fuzzing.fuzz import Fuzz

EVENTS = 500  # of each seed


@pytest.mark.parametrize(
    ("first", "events"),
    [pytest.param(first, 2_500, marks=pytest.mark.full) for first in range(0, 40, 5)]
    + [pytest.param(first, 10_000, marks=pytest.mark.nightly) for first in range(1000, 3000, 20)],
)
def test_no_event_breaks_anything_and_no_line_is_untrue(first, events, tmp_path, summary):
    fuzz = Fuzz(tmp_path, EVENTS)
    for seed in range(first, first + events // EVENTS):
        fuzz.run(seed)
    summary(f"Fuzzing of the lights and the console: {fuzz}.")
    assert {"count", "row", "secrecy"} <= fuzz.witness.counts.keys()
