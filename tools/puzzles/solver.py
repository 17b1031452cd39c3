"""The difficulty of a puzzle for somebody who solves it with a table of the colours that each place may have.

  1  read off: the exact pegs and the right colours of each row, each looked at by itself
  2  by elimination: the mark of each row as a whole, with all that is known of the places
  3  by trying: a peg is supposed to be somewhere, until the rows one by one rule that out; one such try is enough
  4  two tries
  5  more

The tries are counted of one who always makes the one that tells most. A set of codes is an integer, a bit for each.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import cache

from firmware.engine import codes, marks
from firmware.engine.variant import named

CLASSIC = named("classic")
ALL = (1 << CLASSIC.space) - 1
MOST_STEPS = 5


def fitting(code: int, rows: Iterable[int]) -> int:
    """Return the codes that fit all rows as this one does."""
    candidates = ALL
    for row in rows:
        candidates &= facts(row, code)[0]
    return candidates


@cache
def facts(row: int, code: int) -> tuple[int, int, int]:
    """Return the codes that fit a row: by its mark, by its exact pegs, and by the colours that are right."""
    mark = marks.score(CLASSIC, row, code)
    exact = marks.exact_in(mark)
    right = exact + marks.near_in(mark)
    by_mark, by_exact, by_right = _sorted_by(row)
    return by_mark[mark], by_exact[exact], by_right[right]


@cache
def _sorted_by(row: int) -> tuple[dict[int, int], dict[int, int], dict[int, int]]:
    """Sort all codes by the mark that a row would have, by its exact pegs, and by its right colours."""
    found: tuple[dict[int, int], ...] = (defaultdict(int), defaultdict(int), defaultdict(int))
    for code in range(CLASSIC.space):
        mark = marks.score(CLASSIC, row, code)
        exact = marks.exact_in(mark)
        for which, key in zip(found, (mark, exact, exact + marks.near_in(mark)), strict=True):
            which[key] |= 1 << code
    return found[0], found[1], found[2]


@cache
def pegs() -> tuple[tuple[int, ...], ...]:
    """Return for each place and each colour the codes that have it there."""
    digits = [codes.unpack(CLASSIC, code, [0] * CLASSIC.pegs) for code in range(CLASSIC.space)]
    return tuple(
        tuple(sum(1 << code for code in range(CLASSIC.space) if digits[code][place] == colour) for colour in range(6))
        for place in range(CLASSIC.pegs)
    )


def table(seen: int) -> int:
    """Return all codes that the table allows, when each place may have the colours that it has in one of these."""
    candidates = ALL
    for place in pegs():
        candidates &= sum(colour for colour in place if seen & colour)
    return candidates


def read_on(facts: Sequence[int], candidates: int = ALL) -> int:
    """Return the codes that the table allows after each fact was read as often as it tells something new."""
    while True:
        before = candidates
        for fact in facts:
            candidates = table(candidates & fact)
        if candidates == before:
            return candidates


def step(code: int, rows: Sequence[int]) -> int:
    """Rate a puzzle from 1, the easiest, to 5."""
    read = [facts(row, code) for row in rows]
    if read_on([fact for of_row in read for fact in of_row[1:]]).bit_count() == 1:
        return 1
    whole = [of_row[0] for of_row in read]
    return min(2 + tries(whole, read_on(whole)), MOST_STEPS)


def tries(facts: Sequence[int], candidates: int) -> int:
    """Count the pegs that must be tried, the one that tells most first."""
    made = 0
    while candidates.bit_count() != 1:
        remaining = [
            read_on(facts, candidates & ~peg)
            for place in pegs()
            for peg in place
            if candidates & peg and candidates & ~peg and not read_on(facts, candidates & peg)
        ]
        if not remaining:
            return MOST_STEPS  # a single peg that is tried tells nothing
        candidates = min(remaining, key=lambda each: (each.bit_count(), each))
        made += 1
    return made
