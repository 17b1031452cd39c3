"""Ways to choose a guess by how it would split the codes that fit.

The value of a guess depends on the sizes of the parts that its marks make of them: a whole number, the smaller the
better. Guesses that fit are looked at first and in reading order, and only a better value displaces one, so ties go to
a guess that fits and then to the first in order. Colours in no guess so far are all alike, so of guesses that differ
only by them one is looked at.

Where more codes fit than can be held, a fair draw of them stands in.

A guess is scored against all codes held at once. A big integer has a byte for every code, its lane, so a sum of big
integers is a sum in every lane, and a byte of the result is a code's whole mark. The mark `near * 16 + exact` is the
sum of what each peg of the guess earns: 1 if it is exact, 16 if its colour is elsewhere. Those lanes are made once, for
each colour at each place. A code with fewer pegs of a colour than the guess has given too much for them: that is taken
off again. A loop over the codes would cost a hundred times as much.
"""

from array import array

from firmware.engine import codes, marks
from firmware.engine.candidates import hold
from firmware.engine.variant import CLASSIC, PLACES

_FEW_MARKS = 24
_WIDTH = 8  # bits of a lane
NONE_YET = 1 << 29


def worst_part(sizes, bound):
    worst = 0
    for size in sizes:
        if size > worst:
            worst = size
            if worst >= bound:
                break
    return worst


def expected_left(sizes, bound):
    """Return how many codes are left on average, times the number of codes."""
    total = 0
    for size in sizes:
        total += size * size
        if total >= bound:
            break
    return total


def summed(worth_of):
    """Return the value that adds up what the parts are worth, which is worked out once for each size. It stops at
    `bound`: then the guess is no better than that.
    """
    worths: dict = {}

    def value(sizes, bound):
        total = 0
        for size in sizes:
            if size not in worths:
                worths[size] = worth_of(size)
            total += worths[size]
            if total >= bound:
                break
        return total

    return value


def log2(number):
    """Return 1024 times the logarithm, in whole numbers, so that every machine finds the same ties."""
    whole = 0
    while number >> (whole + 1):
        whole += 1
    fraction = (number << 14) >> whole  # from 1 up to 2, in 14 bits
    result = whole
    for _ in range(10):
        fraction = fraction * fraction >> 14
        result *= 2
        if fraction >= 1 << 15:
            fraction >>= 1
            result += 1
    return result


_joined = summed(lambda size: size - 1)  # how many codes are not the first of their part
VALUES = {
    "parts": _joined,  # splits the codes into most marks, and fits
    "spread": _joined,  # splits them into most marks
    "expected": expected_left,  # leaves fewest on average
    "minimax": worst_part,  # leaves fewest at the worst mark
    "entropy": summed(lambda size: size * log2(size)),  # its mark tells most, in 1/1024 bits times the number of codes
}


def way(thought):
    """Play the code of the least value, of all codes or of those that fit."""
    held: list = []
    yield from hold(thought.candidates, thought.randrange, held)
    if held:
        thought.settle_on(held[0])
    if len(held) < 3:
        return  # with one or two codes left, the best guess is one of them
    judge = Judge(thought.variant, held, VALUES[thought.follows])
    for _ in judge.search(thought.candidates.rows, thought.follows != "parts"):
        thought.settle_on(judge.guess)
        yield
    thought.settle_on(judge.guess)


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
        self.looked_at = 0

    def search(self, rows, all_codes):
        """Judge the codes held, then all others if wanted: a generator that yields after every step."""
        variant = self._variant
        yield from self._lanes.fill()
        self.least = self._value_of([1] * len(self._held), NONE_YET)
        yield
        # looking for each mark in turn is quicker than a loop over the lanes, unless there are many marks
        signs: list = []
        for mark in range(marks.space(variant)):
            if marks.is_possible(variant, mark):
                if len(signs) == _FEW_MARKS:
                    break
                signs.append(bytes([mark]))
        else:
            if self._lanes.prepare(self._held[0]):
                yield
            # those that come most often first: most guesses are given up after two or three of them
            signs.sort(key=self._lanes.marks(self._held[0]).count, reverse=True)
            self._signs = signs
            yield
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

    def look_at(self, guess, fits):
        """Judge a guess, and remember it if it is better than all before it."""
        self.looked_at += 1
        advantage = self._worth_of_fitting if fits else 0
        value = self.worth(guess, self.value + advantage) - advantage
        if value < self.value:
            self.value = value
            self.guess = guess

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
    for code in codes.walk(variant):
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


class Lanes:
    """The codes of a list, in its order, ready for any number of guesses. They are laid out by `fill`, in steps."""

    def __init__(self, variant, listed):
        self.size = len(listed)
        self._variant = variant
        self._listed = listed
        self._earned = []  # by each colour at the first place, at the second, and so on
        self._colours = bytearray(variant.pegs)
        self._ones = int.from_bytes(b"\x01" * self.size, "little")
        self._too_much = {}  # what codes have earned too much, by `repeats`: of each pair, and of one that is more
        self._more = -1  # which that is

    def fill(self):
        """Find what each colour earns at each place: a generator that yields after every step."""
        variant = self._variant
        base = variant.base
        earned = self._earned
        for place in range(variant.pegs):
            weight = base**place
            exact = 1 << place % _WIDTH if variant.tells == PLACES else 1
            rows = [bytearray(self.size) for _ in range(base)]
            for lane, code in enumerate(self._listed):
                rows[code // weight % base][lane] = exact
            earned += [int.from_bytes(row, "little") for row in rows]
            yield
        for colour in range(base) if variant.tells == CLASSIC else ():
            anywhere = self._with(sum(earned[colour::base]), 1)
            for at in range(colour, len(earned), base):
                earned[at] = anywhere - earned[at] * 15
            yield

    def prepare(self, guess):
        """Return whether its marks take longer than those of most guesses: then a part of the work is done now."""
        if self._variant.tells != CLASSIC:
            return False
        for repeat in repeats(codes.unpack(self._variant, guess, self._colours)):
            if repeat not in self._too_much:
                self._of_repeat(repeat)
                return True
        return False

    def marks(self, guess):
        """Return the mark of the guess for each code, in the order of the list."""
        variant = self._variant
        colours = codes.unpack(variant, guess, self._colours)
        if variant.tells == PLACES and variant.pegs > _WIDTH:
            further = self._summed(colours, _WIDTH, variant.pegs)
            return array("H", [one + 256 * more for one, more in zip(self._summed(colours, 0, _WIDTH), further)])
        return self._summed(colours, 0, variant.pegs)

    def _summed(self, colours, first, end):
        """Return what these colours earn at the places from `first` on, a byte for each code."""
        lanes = 0
        base = self._variant.base
        for place in range(first, end):
            lanes += self._earned[place * base + colours[place]]
        if self._variant.tells == CLASSIC:
            for repeat in repeats(colours):
                lanes -= self._of_repeat(repeat)
        return lanes.to_bytes(self.size, "little")

    def _of_repeat(self, repeat):
        """Return what codes have earned too much for a colour that a guess has so often, and they have not."""
        known = self._too_much
        if repeat in known:
            return known[repeat]
        times = repeat >> 4
        # how often the codes have the colour, in the lower half of each lane
        count = sum(self._earned[repeat & 15 :: self._variant.base]) & self._ones * 15
        some = self._with(count, 1)
        lanes = 0
        for many in range(2, times + 1):
            lanes += some - self._with(count, many)
        if times > 2:
            known.pop(self._more, None)
            self._more = repeat
        known[repeat] = lanes
        return lanes

    def _with(self, count, many):
        """16 in the lanes of the codes that have so many: their count carries into that bit."""
        return (count + self._ones * (16 - many)) & self._ones * 16


def repeats(colours):
    """Return the colours that come more than once among these: 16 times how often, and the colour."""
    found = []
    seen = 0
    for colour in colours:
        if not seen >> colour & 1:
            seen |= 1 << colour
            times = 0
            for other in colours:
                times += other == colour
            if times > 1:
                found.append(times << 4 | colour)
    return found
