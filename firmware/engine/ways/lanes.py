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
        self._low = self._ones * 15  # the lower half of each lane
        self._bit = self._ones * 16
        self._too_much = {}  # what codes have earned too much, by `repeats`: of each pair, and of one that is more
        self._more = -1  # which that is

    def fill(self):
        """Find what each colour earns at each place: a generator that yields after every step."""
        base = self._variant.base
        earned = self._earned
        for place in range(self._variant.pegs):
            weight = base**place
            rows = [bytearray(self.size) for _ in range(base)]
            for lane, code in enumerate(self._listed):
                rows[code // weight % base][lane] = 1
            earned += [int.from_bytes(row, "little") for row in rows]
            yield
        for colour in range(base) if self._variant.tells == CLASSIC else ():
            anywhere = self._with(self._count(colour), 1)
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
        if variant.tells == PLACES:
            return self._shown(colours)
        lanes = at = 0
        for colour in colours:
            lanes += self._earned[at + colour]
            at += variant.base
        if variant.tells == CLASSIC:
            for repeat in repeats(colours):
                lanes -= self._of_repeat(repeat)
        return lanes.to_bytes(self.size, "little")

    def _of_repeat(self, repeat):
        """Return what codes have earned too much for a colour that a guess has so often, and they have not."""
        known = self._too_much
        if repeat in known:
            return known[repeat]
        times = repeat >> 4
        count = self._count(repeat & 15) & self._low
        some = self._with(count, 1)
        lanes = 0
        for many in range(2, times + 1):
            lanes += some - self._with(count, many)
        if times > 2:
            known.pop(self._more, None)
            self._more = repeat
        known[repeat] = lanes
        return lanes

    def _count(self, colour):
        """Return how often the codes have this colour, in the lower half of each lane."""
        lanes = 0
        for at in range(colour, len(self._earned), self._variant.base):
            lanes += self._earned[at]
        return lanes

    def _with(self, count, many):
        """16 in the lanes of the codes that have so many: their count carries into that bit."""
        return (count + (self._low if many == 1 else self._ones * (16 - many))) & self._bit

    def _shown(self, colours):
        """Return which pegs of each code are exact."""
        variant = self._variant
        low = high = 0
        for place in range(variant.pegs):
            is_shown = self._earned[place * variant.base + colours[place]]
            if place < 8:
                low += is_shown << place
            else:
                high += is_shown << (place - 8)
        shown = low.to_bytes(self.size, "little")
        if variant.pegs <= 8:
            return shown
        # more than eight places are wider than a lane
        further = high.to_bytes(self.size, "little")
        return array("H", [shown[lane] + 256 * further[lane] for lane in range(self.size)])


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
