"""One guess judged against many codes at once, a byte lane for each code.

A big integer holds one byte for every code, so a sum of big integers is a sum in every lane, and a byte of the result
is a code's whole mark. The mark `near * 16 + exact` is the sum of what each peg of the guess earns: 1 if it is exact,
16 if its colour is elsewhere. Those lanes are made once, for each colour at each place. A code with fewer pegs of a
colour than the guess has given too much for them: that is taken off again. A loop over the codes would cost a hundred
times as much.
"""

from array import array

from firmware.engine import codes
from firmware.engine.variant import CLASSIC, PLACES


class Lanes:
    """The codes of a list, in its order, ready for any number of guesses. They are laid out by `fill`, in steps."""

    def __init__(self, variant, listed):
        self.size = len(listed)
        self._variant = variant
        self._listed = listed
        self._earned = []  # by each colour at the first place, at the second, and so on
        self._colours = bytearray(variant.pegs)
        self._ones = int.from_bytes(b"\x01" * self.size, "little")
        self._of_pairs = {}  # what codes have earned too much, by each colour that a guess has twice

    def fill(self):
        """Find what each colour earns at each place: a generator that yields after every step."""
        base = self._variant.base
        for place in range(self._variant.pegs):
            weight = base**place
            rows = [bytearray(self.size) for _ in range(base)]
            for lane, code in enumerate(self._listed):
                rows[code // weight % base][lane] = 1
            self._earned += [int.from_bytes(row, "little") for row in rows]
            yield
        for colour in range(base) if self._variant.tells == CLASSIC else ():
            anywhere = self._with(self._count(colour), 1)
            for place in range(self._variant.pegs):
                self._earned[place * base + colour] = anywhere - self._there(place, colour) * 15
            yield

    def marks(self, guess):
        """The mark of the guess for each code, in the order of the list."""
        tells = self._variant.tells
        colours = codes.unpack(self._variant, guess, self._colours)
        if tells == PLACES:
            return self._shown(colours)
        lanes = 0
        for place in range(self._variant.pegs):
            lanes += self._there(place, colours[place])
        if tells == CLASSIC:
            lanes -= self._given_too_much(colours)
        return lanes.to_bytes(self.size, "little")

    def _given_too_much(self, colours):
        """What codes have earned for pegs whose colour they do not have so often."""
        lanes = 0
        seen = done = 0
        for colour in colours:
            one = 1 << colour
            if seen & one and not done & one:
                done |= one
                lanes += self._of_repeats(colour, often(colour, colours))
            seen |= one
        return lanes

    def _of_repeats(self, colour, times):
        """The same of a colour that a guess has so often. Most that repeat are there twice: those lanes are kept."""
        if times == 2 and colour in self._of_pairs:
            return self._of_pairs[colour]
        count = self._count(colour) & self._ones * 15
        some = self._with(count, 1)
        lanes = 0
        for many in range(2, times + 1):
            lanes += some - self._with(count, many)
        if times == 2:
            self._of_pairs[colour] = lanes
        return lanes

    def _count(self, colour):
        """How often the codes have this colour, in the lower half of each lane."""
        lanes = 0
        for place in range(self._variant.pegs):
            lanes += self._there(place, colour)
        return lanes

    def _with(self, count, many):
        """16 in the lanes of the codes that have so many: their count carries into that bit."""
        return (count + self._ones * (16 - many)) & self._ones * 16

    def _shown(self, colours):
        low = high = 0
        for place in range(self._variant.pegs):
            there = self._there(place, colours[place])
            if place < 8:
                low += there << place
            else:
                high += there << (place - 8)
        shown = low.to_bytes(self.size, "little")
        if self._variant.pegs <= 8:
            return shown
        # more than eight places are wider than a lane
        further = high.to_bytes(self.size, "little")
        return array("H", [shown[lane] + 256 * further[lane] for lane in range(self.size)])

    def _there(self, place, colour):
        """What this colour earns at this place."""
        return self._earned[place * self._variant.base + colour]


def often(colour, colours):
    """How often the colour occurs among these."""
    total = 0
    for other in colours:
        if other == colour:
            total += 1
    return total
