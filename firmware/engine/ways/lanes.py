"""One guess judged against many codes at once, a byte lane for each code.

A big integer holds one byte for every code, so a sum of big integers is a sum in every lane, and a byte of the result
is a code's whole mark. The mark `near * 16 + exact` is 16 times the pegs that have their colour in the code, less 15
times the exact ones. Both parts are sums of lanes that are made once: where a colour stands, and how often it occurs.
A loop over the codes would cost a hundred times as much.
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
        self._at = []
        self._colours = bytearray(variant.pegs)
        self._ones = int.from_bytes(b"\x01" * self.size, "little")
        self._known = {}

    def fill(self):
        """Find where each colour stands: a generator that yields after every step."""
        base = self._variant.base
        for place in range(self._variant.pegs):
            weight = base**place
            rows = [bytearray(self.size) for _ in range(base)]
            for lane, code in enumerate(self._listed):
                rows[code // weight % base][lane] = 1
            self._at += [int.from_bytes(row, "little") for row in rows]
            yield

    def marks(self, guess):
        """The mark of the guess for each code, in the order of the list."""
        tells = self._variant.tells
        colours = codes.unpack(self._variant, guess, self._colours)
        if tells == PLACES:
            return self._shown(colours)
        lanes = self._exact(colours)
        if tells == CLASSIC:
            lanes = self._with_colour(colours) - lanes * 15
        return lanes.to_bytes(self.size, "little")

    def _with_colour(self, colours):
        lanes = 0
        seen = 0
        for colour in colours:
            if not seen & 1 << colour:
                seen |= 1 << colour
                lanes += self._having(colour, often(colour, colours))
        return lanes

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
        """1 in the lanes of the codes with this colour at this place."""
        return self._at[place * self._variant.base + colour]

    def _having(self, colour, most):
        """16 for each peg of this colour, but for `most` pegs at the most."""
        if not most:
            return 0
        key = colour * 16 + most
        if key not in self._known:
            # a count of `most` or more carries into the bit of 16
            count = self._exact([colour] * self._variant.pegs)
            lanes = (count + self._ones * (16 - most)) & self._ones * 16
            self._known[key] = lanes + self._having(colour, most - 1)
        return self._known[key]

    def _exact(self, colours):
        """How many of these colours stand where the guess has them."""
        lanes = 0
        for place in range(self._variant.pegs):
            lanes += self._there(place, colours[place])
        return lanes


def often(colour, colours):
    """How often the colour occurs among these."""
    total = 0
    for other in colours:
        if other == colour:
            total += 1
    return total
