"""One row against a block of codes: which of them would have got the same mark.

A block is every tail (`tails.Tails`) behind one front. All that depends on the tails alone is found once per row. A
front accounts for part of the mark, and its tails must make up the rest.

Every sieve has `prepare`, a generator that must be run first, and `kept(fitting, front)`: what is left of a set of
tails behind this front. That of a row has `by_mark(fitting, front)` too: the set in parts, one for each mark.
"""

from firmware.engine import codes, marks
from firmware.engine.space.tails import by_number, counted, less, where
from firmware.engine.variant import CLASSIC, PLACES


def sieve(variant, tails, guess, mark):
    """Return the sieve of a row."""
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
        fitting = where(fitting, self._exact_planes, self._exact - self._exact_in(front))
        if fitting and self._classic:
            common, planes = self._common_in(front)
            fitting = where(fitting, planes, self._common - common)
        return fitting

    def by_mark(self, fitting, front):
        exact_in_front = self._exact_in(front)
        exact_parts = by_number(fitting, self._exact_planes)
        if not self._classic:
            return {exact_in_front + exact: exact_parts[exact] for exact in exact_parts}
        in_front, planes = self._common_in(front)
        parts = {}
        for exact, part in exact_parts.items():
            exact += exact_in_front
            common_parts = by_number(part, planes)
            for common in common_parts:
                parts[marks.mark_of(exact, in_front + common - exact)] = common_parts[common]
        return parts

    def _exact_in(self, front):
        """Return how many pegs of the front are exact."""
        exact = 0
        for place in range(len(front)):
            if front[place] == self._colours[place]:
                exact += 1
        return exact

    def _common_in(self, front):
        """Return how many pegs the front has in common with the guess, and how many each tail then adds, as planes."""
        often = bytearray(self._often)
        common = 0
        planes = self._common_planes
        for colour in front:
            if often[colour]:
                # that many of the colour, and no more, are in common with a tail
                planes = less(planes, self._tails.with_colour(colour, often[colour])[-1])
                often[colour] -= 1
                common += 1
        return common, planes


class ShownSieve:
    """For marks that show which places are exact."""

    def __init__(self, variant, tails, guess, mark):
        self._colours = codes.unpack(variant, guess, bytearray(variant.pegs))
        self._mark = mark
        self._head = variant.pegs - tails.places
        self._exact = [tails.at(place, self._colours[self._head + place]) for place in range(tails.places)]
        self._same = tails.all

    def prepare(self):
        yield
        self._same = where(self._same, self._exact, self._mark >> self._head)

    def kept(self, fitting, front):
        return fitting & self._same if self._shown(front) == self._mark & (1 << self._head) - 1 else 0

    def by_mark(self, fitting, front):
        shown = self._shown(front)
        parts = by_number(fitting, self._exact)
        return {shown | parts_shown << self._head: parts[parts_shown] for parts_shown in parts}

    def _shown(self, front):
        """Return the part of the mark that the front gets."""
        shown = 0
        for place in range(len(front)):
            if front[place] == self._colours[place]:
                shown |= 1 << place
        return shown


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
