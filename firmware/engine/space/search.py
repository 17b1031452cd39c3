"""Finding the codes that fit the rows played, in a space too large for a bit a code.

Every search is a generator that yields None when a step has passed, at least every 30 ms on the board, and otherwise a
code that fits; it ends when there are no more. The colours come first, from what rows say of exact and near together
(colours.py), then their places (places.py). No codes are kept.

`nearest` is the least contradictory code met so far, and `misses` how many rows it contradicts. A search that is
stopped early leaves it to be played; it fits only where `misses` is 0.
"""

from firmware.engine import marks, ranks
from firmware.engine.space.colours import Multisets
from firmware.engine.space.demands import Demands
from firmware.engine.space.places import Placing

# an eighth of the beginnings, another, a quarter, and half: of so many in turn the one with this number
_PARTS = (8, 1), (8, 5), (4, 3), (2, 0)


class Search:
    def __init__(self, variant, rows):
        """`rows` is a sequence of (guess, mark)."""
        self.variant = variant
        self.demands = Demands(variant, rows)
        self.nearest = next(ranks.walk(variant))
        self.misses = len(marks.against(variant, rows, self.nearest))

    def any(self, randrange=None):
        """All codes that fit, each once, in no order.

        With `randrange` the order is another one each time, and goes through the codes more than once, so that a caller
        who stops early has met codes of all kinds. To meet them all takes longer so.
        """
        tables = yield from self._tables(self.demands.allowed, randrange)
        for turn, number in _PARTS if randrange else ((1, 0),):
            tables[1].follow(turn, number)
            yield from self._walk(tables)

    def ordered(self, after=-1):
        """Yield the codes that fit in reading order, from the first after this code around to it, each once."""
        around = after < 0
        code = after
        while True:
            code = yield from self._first_after(code)
            if code is None and not around:
                around = True
                code = yield from self._first_after(-1)
            turned = ranks.turned
            if code is None or (around and after >= 0 and turned(self.variant, code) > turned(self.variant, after)):
                return
            yield code

    def _first_after(self, after):
        """Return the first code in reading order that fits, of those after this one; None if none does."""
        base = self.variant.base
        for place in range(self.variant.pegs - 1, -1, -1) if after >= 0 else (-1,):
            # as `after` in front of this place, a higher colour at it, and anything behind
            allowed = list(self.demands.allowed)
            for settled in range(place + 1):
                colour = after // base**settled % base
                allowed[settled] &= ~((2 << colour) - 1) if settled == place else 1 << colour
            code = yield from self._one(allowed)
            if code is not None:
                return (yield from self._first_within(allowed, place, code))
        return None

    def _first_within(self, allowed, place, code):
        """Return the first in reading order of what is allowed that has `code` in it and is free behind the place."""
        base = self.variant.base
        place = max(place, 0)
        while place < self.variant.pegs:
            lower = list(allowed)
            lower[place] &= (1 << code // base**place % base) - 1
            earlier = yield from self._one(lower)
            if earlier is None:
                allowed[place] = 1 << code // base**place % base
                place += 1
            else:
                allowed = lower
                code = earlier
        return code

    def _one(self, allowed):
        """Return any code that fits and has at each place a colour allowed there, or None."""
        possible = self.demands.possible(allowed)
        yield None
        if not possible:
            return None
        tables = yield from self._tables(allowed)
        for code in self._walk(tables):
            if code is not None:
                return code
            yield None
        return None

    def _tables(self, allowed, randrange=None):
        multisets = Multisets(self.demands, allowed)
        yield None
        placing = Placing(self.demands, allowed, randrange)
        yield None
        placing.look_ahead(allowed)
        yield None
        return multisets, placing

    def _walk(self, tables):
        multisets, placing = tables
        variant = self.variant
        for multiset in multisets.walk():
            yield None  # a step of its own, since the next one looks through all rows
            if multiset is None:
                continue
            for code in placing.walk(multisets.counts):
                if code is not None:
                    self.nearest = code
                    self.misses = 0
                elif self.misses:
                    met = placing.complete()
                    misses = len(marks.against(variant, self.demands.rows, met))
                    if misses < self.misses and met % variant.base < variant.firsts:
                        self.nearest = met
                        self.misses = misses
                yield code
