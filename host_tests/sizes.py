"""How much a run of the tests looks at: quick in about a minute, plain in four, full in twenty.

`peg.py test` is plain, and full where the variable CI is set; `--quick` and `--full` choose. What a test costs is told
by its marks: `slow` leaves it out of quick runs, `full` out of plain ones too, and `sample` draws of its cases; without
that mark a quick run has ALIKE of them. A sweep asks `of` how far to go; its mark `sweep` has the end of the run say
that it went less far.
"""

import os
import sys

QUICK, PLAIN, FULL = NAMES = ("quick", "plain", "full")
ALIKE = 16
chosen = PLAIN


def choose(quick: bool, full: bool) -> str:
    """Set the size for this process, before any test is imported."""
    global chosen  # noqa: PLW0603 - the number of examples is wanted where a test is defined
    chosen = QUICK if quick else FULL if full or os.environ.get("CI") else PLAIN
    return chosen


def of(quick, plain, full):
    """What belongs to the size of this run."""
    return {QUICK: quick, PLAIN: plain, FULL: full}[chosen]


def left_out(mark_names: set[str]) -> str | None:
    """Which of these marks leaves a case out of this run."""
    if "full" in mark_names and chosen != FULL:
        return "full"
    if "slow" in mark_names and chosen == QUICK:
        return "slow"
    return None


def most_cases(sample: dict[str, int]) -> int:
    """Of one test, where its mark `sample` says this much."""
    if chosen == FULL:
        return sys.maxsize
    return sample.get(chosen, of(ALIKE, sys.maxsize, sys.maxsize))


def spread(many: int, wanted: int) -> set[int]:
    """So many numbers below `many`, the first and the last among them, evenly."""
    if wanted >= many:
        return set(range(many))
    return {round(number * (many - 1) / max(1, wanted - 1)) for number in range(wanted)}
