"""The reach of a run: Hypothesis's profile says how far it goes, and pytest's marks which cases it leaves out."""

import os

import pytest
from hypothesis import HealthCheck, settings

EXAMPLES = {"quick": 20, "plain": 100, "ci": 300, "nightly": 5000}  # of each property, by profile


def register():
    """Make the profiles known, and take one for a run that names none."""
    for name, most in EXAMPLES.items():
        settings.register_profile(
            name, max_examples=most, deadline=None, derandomize=False, suppress_health_check=[HealthCheck.too_slow]
        )
    settings.load_profile("ci" if os.environ.get("CI") else "plain")


def of(quick, plain, full, nightly=None):
    """Return what belongs to the profile of this run; a nightly one goes as far as a full one unless it is told."""
    furthest = full if nightly is None else nightly
    return {"quick": quick, "plain": plain, "nightly": furthest}.get(settings.get_current_profile_name(), full)


def few(cases, plain=None, quick=None):
    """Return the cases, all but so many marked for larger runs, spread evenly."""
    cases = list(cases)
    in_plain = spread(len(cases), plain)
    in_quick = spread(len(cases), quick)
    return [
        pytest.param(case, marks=[pytest.mark.full] * (at not in in_plain) + [pytest.mark.slow] * (at not in in_quick))
        for at, case in enumerate(cases)
    ]


def spread(many, wanted):
    """Return so many numbers below `many`, evenly, the first and the last among them; all if none is wanted."""
    if wanted is None or wanted >= many:
        return set(range(many))
    return {round(number * (many - 1) / max(1, wanted - 1)) for number in range(wanted)}
