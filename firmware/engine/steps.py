"""The step-by-step method that people learn: count one colour after the other, then find their places.

Each guess has the colours counted so far, as often as the code has them, and the next colour at all other places: its
mark tells how often the code has that one. It is the first code in reading order that fits, so the level "first" plays
it.
"""

from firmware.engine import codes, marks
from firmware.engine.variant import CLASSIC


def counted(variant, rows):
    """Return how often the code has each colour counted so far; None where the rows do not go by the method.

    Only marks of exact and near count colours, and only where a colour may come more than once.
    """
    counts: dict = {}
    if variant.tells != CLASSIC or not variant.repeats:
        return None
    for guess, mark in rows:
        pegs = codes.unpack(variant, guess)
        uncounted = marks.exact_in(mark) + marks.near_in(mark)
        for colour in counts:
            if pegs.count(colour) != counts[colour]:
                return None
            uncounted -= counts[colour]
        new = [colour for colour in set(pegs) if colour not in counts]
        if len(new) > 1 or uncounted < 0:
            return None
        for colour in new:
            counts[colour] = uncounted
    if len(counts) == variant.base - 1:
        rest = variant.pegs - sum(counts.values())
        for colour in range(variant.base):
            counts.setdefault(colour, rest)
    return counts
