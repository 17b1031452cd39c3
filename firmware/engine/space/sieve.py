"""One row against a block of codes: which of them would have got the same mark.

A block is every tail (`tails.Tails`) behind one front. What depends on the tails alone is found once per row. A front
accounts for part of the mark, and its tails must make up the rest.

Every sieve has `prepare`, a generator that must be run first, and `kept(fitting, front)`: what is left of a set of
tails behind this front.
"""

from firmware.engine import codes, marks
from firmware.engine.space.tails import counted, less, where
from firmware.engine.variant import CLASSIC, PLACES


def sieve(variant, tails, guess, mark):
    """The sieve of a row."""
    kind = ShownSieve if variant.tells == PLACES else CountedSieve
    return kind(variant, tails, guess, mark)


class CountedSieve:
    """For marks that count: exact and near, or exact alone."""

    def __init__(self, variant, tails, guess, mark):
        self._tails = tails
        self._colours = codes.unpack(variant, guess, bytearray(variant.pegs))
        self._exact = marks.exact_in(mark)
        self._common = self._exact + marks.near_in(mark)
        self._often = bytearray(variant.base)  # of each colour in the guess
        self._classic = variant.tells == CLASSIC
        if self._classic:
            for colour in self._colours:
                self._often[colour] += 1
        self._exact_planes = None
        self._common_planes = None  # behind a front that shares no colour with the guess

    def prepare(self):
        head = len(self._colours) - self._tails.places
        exact = [self._tails.at(place, self._colours[head + place]) for place in range(self._tails.places)]
        self._exact_planes = counted(exact)
        sets = []
        for colour in range(len(self._often)):
            if self._often[colour]:
                yield
                sets += self._tails.with_colour(colour, self._often[colour])  # found once for all rows
        self._common_planes = counted(sets)

    def kept(self, fitting, front):
        exact = self._exact
        for place in range(len(front)):
            if front[place] == self._colours[place]:
                exact -= 1
        fitting = where(fitting, self._exact_planes, exact)
        return self._with_common(fitting, front) if fitting and self._classic else fitting

    def _with_common(self, fitting, front):
        often = bytearray(self._often)
        common = self._common
        planes = self._common_planes
        for colour in front:
            if often[colour]:
                # that many of the colour, and no more, are in common with a tail
                planes = less(planes, self._tails.with_colour(colour, often[colour])[-1])
                often[colour] -= 1
                common -= 1
        return where(fitting, planes, common)


class ShownSieve:
    """For marks that show which places are exact."""

    def __init__(self, variant, tails, guess, mark):
        self._tails = tails
        self._colours = codes.unpack(variant, guess, bytearray(variant.pegs))
        self._mark = mark
        self._same = tails.all

    def prepare(self):
        head = len(self._colours) - self._tails.places
        for place in range(self._tails.places):
            there = self._tails.at(place, self._colours[head + place])
            self._same = where(self._same, [there], self._mark >> (head + place) & 1)
            yield

    def kept(self, fitting, front):
        for place in range(len(front)):
            if (front[place] == self._colours[place]) != (self._mark >> place & 1):
                return 0
        return fitting & self._same


class DistinctSieve:
    """For games without repeats: not a row, but it keeps only the codes whose pegs all differ."""

    def __init__(self, variant, tails):
        self._tails = tails
        self._base = variant.base

    def prepare(self):
        for colour in range(self._base):
            self._tails.with_colour(colour, 2)
            yield

    def kept(self, fitting, front):
        seen = set(front)  # on the board `in` does not work on a bytearray
        if len(seen) < len(front):
            return 0
        for colour in range(self._base):
            once, twice = self._tails.with_colour(colour, 2)
            fitting ^= fitting & (once if colour in seen else twice)
        return fitting
