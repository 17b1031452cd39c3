"""How strong every way of choosing a guess is, counted over all codes of the classic game, beside the books."""

from __future__ import annotations

import random
from collections.abc import Iterator

from firmware.engine import codes
from firmware.engine.thinking import WAYS
from firmware.engine.variant import Variant
from tools import rounds
from tools.books import shelf

CLASSIC = Variant(4, 6, rows=20)
BY_CHANCE = ("random", "sampled")  # each code is played once, from a fixed beginning
NO_END = ("chaotic",)  # most rounds are never won
GUESSES_LOOKED_AT = 100  # by `sampled`, about what the board does in a second


def measured() -> Iterator[tuple[str, int, int]]:
    """Each way with its total and worst, as soon as it is counted."""
    for way in WAYS:
        if way in BY_CHANCE:
            chance = random.Random(1977)
            needed = [
                rounds.rows_needed(CLASSIC, way, secret, chance.randrange, GUESSES_LOOKED_AT)
                for secret in codes.walk(CLASSIC)
            ]
            yield way, sum(needed), max(needed)
        elif way not in NO_END:
            book = shelf.book("classic") if way == "book" else None
            seen = rounds.lengths(CLASSIC, way, book=book)
            yield way, rounds.total(seen), max(seen)
