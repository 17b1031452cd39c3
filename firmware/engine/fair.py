"""A fair draw from a space too large to look at whole.

A front is drawn by chance and all that fits behind it is found as a set (`tails.Tails`). Each code of the set is taken
with the same chance, set so that a front gives a few: no code is likelier than another, and few are alike. Where fewer
and fewer fit this finds less and less; then the draw ends, and a search has to go on.
"""

from firmware.engine import codes
from firmware.engine.asked import Asked
from firmware.engine.sieve import DistinctSieve, sieve
from firmware.engine.tails import Tails, members

_MOST_TAILS = 1331
_FROM_FRONT = 2  # codes to be taken, on average
_PATIENCE = 40  # fronts
_WORTH_IT = 16  # fronts for a code: with more of them a search is quicker
_ROWS_IN_STEP = 4


def fair_draw(variant, rows, randrange):
    """Codes that fit, without end where many do: a generator of None after each step, and otherwise a code."""
    places = 1
    while variant.base ** (places + 1) <= _MOST_TAILS:
        places += 1
    tails = Tails(variant.base, places)
    sieves = [] if variant.repeats else [DistinctSieve(variant, tails)]
    sieves += [sieve(variant, tails, guess, mark) for guess, mark in rows]
    for row in sieves:
        yield
        yield from row.prepare()
    allowed = Asked(variant, rows).allowed[: variant.pegs - places]
    choices = [[colour for colour in range(variant.base) if colours >> colour & 1] for colours in allowed]
    if [] in choices:
        return
    size = variant.base**places
    fronts = found = 0
    while fronts < max(_PATIENCE, found * _WORTH_IT):
        front = bytes([colours[randrange(len(colours))] for colours in choices])
        fitting = tails.all
        for number, row in enumerate(sieves):
            fitting = row.kept(fitting, front)
            if not fitting:
                break
            if number % _ROWS_IN_STEP == _ROWS_IN_STEP - 1:
                yield
        yield
        before = found
        for tail in members(fitting, size) if fitting else ():
            found += 1
            # the first front is looked at only to know how many codes there are behind one
            if fronts and (not before or randrange(before) < _FROM_FRONT * fronts):
                yield _joined(variant, front, size, tail)
        fronts += 1


def _joined(variant, front, size, tail):
    rank = 0
    for colour in front:
        rank = rank * variant.base + colour
    return codes.turned(variant, rank * size + tail)
