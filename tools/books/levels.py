"""The strength of every way of choosing a guess, counted over all codes of the classic game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from statistics import stdev
from typing import NamedTuple

from firmware.engine import ranks
from firmware.engine.thinking import WAYS
from firmware.engine.variant import Variant
from tools import rounds
from tools.books import shelf

CLASSIC = Variant(4, 6, rows=20)
# Each code is played once, from a fixed seed. A move may take this many steps; None lets it think to the end.
BY_CHANCE: dict[str, int | None] = {"random": None, "sampled": 100, "genetic": None}
NO_END = ("chaotic",)  # most rounds are never won
PUBLISHED = {  # published rows for all codes, and who counted them
    "first": (7471, "Shapiro 1983"),
    "spread": (5668, "Kooi 2005"),
    "expected": (5696, "Irving 1979"),
    "minimax": (5801, "Knuth 1977"),
    "entropy": (5722, "Neuwirth 1982"),
    "five": (5626, "Koyama and Lai 1993"),
    "book": (5625, "Koyama and Lai 1993"),
}


class Strength(NamedTuple):
    way: str
    total: int  # rows for all codes
    worst: int
    error: float  # the standard error of the mean, if chance plays a part


def published(way: str) -> str:
    """Return the total that others have published for this way, and their names."""
    if way not in PUBLISHED:
        return ""
    total, who = PUBLISHED[way]
    return f"{total:,} ({who})"


def measured() -> Iterator[Strength]:
    """Yield each way as soon as it is counted."""
    for way in WAYS:
        if way in BY_CHANCE:
            chance = random.Random(1977)
            needed = [
                rounds.rows_needed(CLASSIC, way, secret, chance.randrange, BY_CHANCE[way])
                for secret in ranks.walk(CLASSIC)
            ]
            yield Strength(way, sum(needed), max(needed), stdev(needed) / len(needed) ** 0.5)
        elif way not in NO_END:
            name = {"book": "classic", "five": "classic-five"}.get(way)
            seen = rounds.lengths(CLASSIC, way, book=shelf.book(name) if name else None)
            yield Strength(way, rounds.total(seen), max(seen), 0)
