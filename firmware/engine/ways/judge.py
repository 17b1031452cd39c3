"""Guesses judged by how they would split the codes that fit: by the sizes of the parts that their marks make of them.

The value is a whole number, the smaller the better. Guesses that fit are looked at first and in reading order, and only
a better value displaces one, so ties go to a guess that fits and then to the first in order. Colours in no guess so far
are all alike, so of guesses that differ only by them one is looked at.

Where more codes fit than can be held, a fair draw of them stands in.
"""

from firmware.engine import codes, marks, ranks
from firmware.engine.ways.lanes import Lanes

_FEW_MARKS = 24
NONE_YET = 1 << 29


def expected_left(sizes, bound):
    """Return how many codes are left on average, times the number of codes."""
    total = 0
    for size in sizes:
        total += size * size
        if total >= bound:
            break
    return total


class Judge:
    """Judges guesses by how they split the codes held, and remembers the best."""

    def __init__(self, variant, held, value_of, worth_of_fitting=0):
        self._variant = variant
        self._worth_of_fitting = worth_of_fitting
        self._held = held
        self._value_of = value_of
        self._lanes = Lanes(variant, held)
        self._signs = None  # each mark, where there are few
        self.least = 0  # the value of a guess that tells every code from every other, once judging has begun
        self.value = NONE_YET  # of the best guess so far
        self.guess = held[0]
        self.fits = True
        self.looked_at = 0

    def search(self, rows, all_codes):
        """Judge the codes held, then all others if wanted: a generator that yields after every step."""
        yield from self._prepare()
        variant = self._variant
        # the colours that the rows had, a bit each; a 0 that no code begins with is like no other colour, too
        seen = (1 << variant.base) - (1 << variant.firsts)
        colours = bytearray(variant.pegs)
        for guess, _ in rows:
            for colour in codes.unpack(variant, guess, colours):
                seen |= 1 << colour
        for fits in (True, False) if all_codes else (True,):
            for code in self._held if fits else _others(variant, self._held):
                if not fits and self.value <= self.least:
                    return
                is_new = code is not None and _is_first_of_kind(codes.unpack(variant, code, colours), seen)
                if is_new:
                    if self._lanes.prepare(code):
                        yield
                    self.look_at(code, fits)
                if is_new or not fits:
                    yield

    def _prepare(self):
        """Make ready to judge: a generator that yields after every step."""
        yield from self._lanes.fill()
        self.least = self._value_of([1] * len(self._held), NONE_YET)
        yield
        can_be = marks.possible(self._variant)
        yield
        # looking for each mark in turn is quicker than a loop over the lanes, unless there are many marks
        if len(can_be) <= _FEW_MARKS:
            self._signs = [bytes([mark]) for mark in can_be]
            # those that come most often first: most guesses are given up after two or three of them
            found_marks = self._lanes.marks(self._held[0])
            yield
            self._signs.sort(key=found_marks.count, reverse=True)
            yield

    def look_at(self, guess, fits):
        """Judge a guess, and remember it if it is better than all before it."""
        self.looked_at += 1
        advantage = self._worth_of_fitting if fits else 0
        value = self.worth(guess, self.value + advantage) - advantage
        if value < self.value:
            self.value = value
            self.guess = guess
            self.fits = fits

    def worth(self, guess, bound=NONE_YET):
        """Return the value of a guess, or some number from `bound` on if it is no better than that."""
        return self._value_of(self._sizes(self._lanes.marks(guess)), bound)

    def _sizes(self, found_marks):
        """Return how many of the codes got each mark, one size after the other."""
        if self._signs is None:
            yield from tally(found_marks).values()
            return
        uncounted = len(found_marks)
        number = 0
        while uncounted:
            size = found_marks.count(self._signs[number])
            number += 1
            if size:
                yield size
                uncounted -= size


def tally(found_marks):
    """Return how often each mark was given."""
    sizes: dict = {}
    for mark in found_marks:
        sizes[mark] = sizes.get(mark, 0) + 1
    return sizes


def _others(variant, held):
    """Yield the codes that are not held, in reading order; None after every 32 looked at."""
    upcoming = 0
    for code in ranks.walk(variant):
        if upcoming < len(held) and held[upcoming] == code:
            upcoming += 1
            if upcoming % 32 == 0:
                yield None
        else:
            yield code


def _is_first_of_kind(colours, seen):
    """Return whether the unseen colours, which are all alike, come in their own order, the lowest first."""
    lowest = 0
    for colour in colours:
        if not seen >> colour & 1:
            while seen >> lowest & 1:
                lowest += 1
            if colour > lowest:
                return False
            seen |= 1 << colour
    return True
