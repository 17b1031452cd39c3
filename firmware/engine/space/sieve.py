"""One row against a block of codes: which of them would have got the same mark.

A block is every way to fill the last places of a code, its tails, behind one front. A set of tails is a big integer
with a bit for each, in reading order: `&`, `|` and `^` on such integers are set operations on hundreds of codes at
once. A count per tail is a list of planes: the first holds bit 0 of every count, the next bit 1, and so on.

All that depends on the tails alone is found once per row. A front accounts for part of the mark, and its tails must
make up the rest.

A sieve has `kept(fitting)`: what is left of a set of tails behind the front. The tails themselves are one that goes
before the rows: it keeps the codes of the game, whose pegs all differ where none repeats. That of a row has `prepare`,
a generator that must be run first, and `by_mark(fitting)`: the set in parts, one for each mark.
"""

from firmware.engine import codes, marks
from firmware.engine.room import places_of
from firmware.engine.variant import CLASSIC, PLACES

ONES = b"\0"  # for each byte, how many of its bits are set
for _ in range(8):
    ONES += bytes([ones + 1 for ones in ONES])


class Tails:
    """The tails of a variant, and the front that they stand behind."""

    def __init__(self, variant):
        self._base = base = variant.base
        self._repeats = variant.repeats
        self.places = places_of(variant)
        self.front = bytearray(variant.pegs - self.places)
        self.size = base**self.places
        self.fronts = max(variant.ranks // self.size, 1)
        self.all = (1 << min(self.size, variant.ranks)) - 1  # with no front, a tail begins the code
        self._levels = {}
        self._first = []  # for each place the tails that have the first colour there
        self._runs = []  # of how many tails such a run is
        begins = 1  # where each begins
        for place in range(self.places):
            run = base ** (self.places - 1 - place)
            self._runs.append(run)
            self._first.append((begins << run) - begins)
            turn = 1
            for colour in range(1, base):
                turn |= 1 << colour * run
            begins *= turn

    def go_behind(self, number):
        """Go behind the front of this number, in reading order."""
        front = self.front
        for place in range(len(front) - 1, -1, -1):
            front[place] = number % self._base
            number //= self._base

    def kept(self, fitting):
        if self._repeats:
            return fitting
        seen = set(self.front)  # on the board `in` does not work on a bytearray
        if len(seen) < len(self.front):
            return 0
        for colour in range(self._base):
            once, twice = self.with_colour(colour, 2)
            fitting ^= fitting & (once if colour in seen else twice)
        return fitting

    def with_colour(self, colour, most):
        """Return the tails with at least one peg of the colour, with at least two, and so on up to `most`."""
        levels = self._levels.get(colour, ())
        if len(levels) < most:
            levels = self._levels[colour] = [0] * most
            for place in range(self.places):
                one = self.at(place, colour)
                for level in range(most - 1, 0, -1):
                    levels[level] |= levels[level - 1] & one
                levels[0] |= one
        return levels if len(levels) == most else levels[:most]

    def at(self, place, colour):
        # each colour stands where the first one does, a run later
        return self._first[place] << colour * self._runs[place] if colour else self._first[place]


class RowSieve:
    """Keeps the codes for which the guess of a row would have its mark."""

    def __init__(self, variant, tails, guess, mark):
        self._tails = tails
        self._tells = variant.tells
        self._colours = codes.unpack(variant, guess, bytearray(variant.pegs))
        if self._tells == PLACES:
            self._worth = variant.place_bits  # of an exact peg at each place
            self._exact = mark
            self._in_front = variant.pegs - tails.places  # bits of the mark
        else:
            self._worth = b"\1" * variant.pegs
            self._exact = marks.exact_in(mark)
            self._in_front = 0
        self._common = self._exact + marks.near_in(mark)
        self._often = bytearray(variant.base)  # of each colour in the guess
        for colour in self._colours if self._tells == CLASSIC else ():
            self._often[colour] += 1

    def prepare(self):
        tails = self._tails
        exact = [tails.at(place, self._colours[len(tails.front) + place]) for place in range(tails.places)]
        self._exact_planes = exact if self._tells == PLACES else counted(exact)
        sets = []
        for colour, often in enumerate(self._often):
            if often:
                yield
                sets += tails.with_colour(colour, often)  # found once for all rows
        self._common_planes = counted(sets)  # behind a front that shares no colour with the guess

    def kept(self, fitting):
        exact = self._exact - self._exact_in_front()
        if exact & (1 << self._in_front) - 1:
            return 0
        fitting = where(fitting, self._exact_planes, exact >> self._in_front)
        if fitting and self._tells == CLASSIC:
            common, planes = self._common_in_front()
            fitting = where(fitting, planes, self._common - common)
        return fitting

    def by_mark(self, fitting):
        exact_in_front = self._exact_in_front()
        in_front, planes = self._common_in_front()
        parts = {}
        for exact, part in by_number(fitting, self._exact_planes).items():
            exact = exact_in_front + (exact << self._in_front)
            if self._tells != CLASSIC:
                parts[exact] = part
                continue
            common_parts = by_number(part, planes)
            for common in common_parts:
                parts[marks.mark_of(exact, in_front + common - exact)] = common_parts[common]
        return parts

    def _exact_in_front(self):
        """Return the part of the mark that tells which pegs of the front are exact, or how many."""
        exact = 0
        front = self._tails.front
        for place in range(len(front)):
            if front[place] == self._colours[place]:
                exact += self._worth[place]
        return exact

    def _common_in_front(self):
        """Return how many pegs the front has in common with the guess, and how many each tail then adds, as planes."""
        often = bytearray(self._often)
        common = 0
        planes = list(self._common_planes)
        for colour in self._tails.front:
            if often[colour]:
                # of these tails that many of the colour, and no more, are in common: one is taken off their counts
                one = self._tails.with_colour(colour, often[colour])[-1]
                for number in range(len(planes)):
                    if not one:
                        break
                    planes[number] ^= one
                    one &= planes[number]  # what is borrowed from the next
                often[colour] -= 1
                common += 1
        return common, planes


def counted(sets):
    """Count the sets that each tail is in, as planes."""
    planes: list = []
    for carry in sets:
        for number in range(len(planes)):
            plane = planes[number]
            planes[number] = plane ^ carry
            carry &= plane
        if carry:
            planes.append(carry)
    return planes


def where(within, planes, number):
    """Return the part of a set for which the planes give this number."""
    if number < 0 or number >> len(planes):
        return 0
    for plane in planes:
        if number & 1:
            within &= plane
        else:
            within ^= within & plane
        number >>= 1
    return within


def by_number(within, planes):
    """Return the set in parts: for each number that the planes give in it, where they do."""
    parts = {0: within}
    bit = 1
    for plane in planes:
        finer = {}
        for number, part in parts.items():
            set_here = part & plane
            if set_here:
                finer[number + bit] = set_here
            if set_here != part:
                finer[number] = part ^ set_here
        parts = finer
        bit <<= 1
    return parts


def ones(tails, size):
    """Return how many tails are in the set."""
    count = 0
    if tails:
        table = ONES
        for byte in tails.to_bytes((size + 7) // 8, "little"):
            count += table[byte]
    return count


def members(tails, size):
    """Return the numbers of the tails that are in the set, ascending."""
    number = 0
    for byte in tails.to_bytes((size + 7) // 8, "little"):
        if byte:
            for bit in range(8):
                if byte >> bit & 1:
                    yield number + bit
        number += 8
