"""The demands of the rows on a code, and the multisets of colours that meet them: for the search in a large space.

Each demand is a five-bit field in one integer, so one operation checks every row. A field starts at 15 minus its
allowance and grows as the allowance is spent; its top bit (OVER) means overspent. One `+` makes a move, and one `&`
with the OVER bit of every field tells whether any row has gone wrong. Fields stay between 0 and 31: none may spend more
than 10, nor win back more than it has spent.

Exact and near together are, summed over the colours, the smaller of how often the guess and the code have the colour:
places do not matter. So the multisets that give every row its exact and near together are looked for colour by colour,
the most guessed first, choosing how many pegs have it, and beginning with numbers that are likely. A row has three
fields: what is still to be in common; how much the colours to come could give beyond that; how many pegs are left
beyond that.
"""

from firmware.engine import codes, marks
from firmware.engine.variant import CLASSIC, MOST_COLOURS, PLACES

WIDTH = 5  # bits in a field
FULL = 15  # the field of a demand of which nothing is left
OVER = 16
_STEP = 128  # choices that the search for multisets looks at


class Demands:
    def __init__(self, variant, rows):
        self.variant = variant
        self.rows = rows
        self.guesses = []  # the pegs of each row
        # of each row, how many pegs are exact, and how many are exact or near; nothing where no mark tells
        self.exact = []
        self.common = []
        # for each place the colours that it may be, a bit each
        self.allowed = allowed = [(1 << variant.choices(place)) - 1 for place in range(variant.pegs)]
        places = variant.tells == PLACES
        for guess, mark in rows:
            pegs = codes.unpack(variant, guess, bytearray(variant.pegs))
            exact = marks.exact_in(mark)
            self.guesses.append(pegs)
            if not places:
                self.exact.append(exact)
            if variant.tells == CLASSIC:
                self.common.append(exact + marks.near_in(mark))
            for place in range(variant.pegs):
                bit = 1 << pegs[place]
                if places and mark >> place & 1:
                    allowed[place] &= bit
                elif places or not exact:
                    allowed[place] &= ~bit

    def possible(self, allowed):
        """Return whether some code with these colours at its places can have as many exact pegs as each row demands."""
        if 0 in allowed:
            return False
        for row in range(len(self.exact)):
            sure = could = 0
            guess = self.guesses[row]
            for place in range(self.variant.pegs):
                bit = 1 << guess[place]
                if allowed[place] & bit:
                    could += 1
                    if allowed[place] == bit:
                        sure += 1
            if not sure <= self.exact[row] <= could:
                return False
        return True


def colours_in(mask):
    """Return the colours that have their bit in the mask, the lowest first."""
    return [colour for colour in range(MOST_COLOURS + 1) if mask >> colour & 1]


def every(fields, value):
    """Return an integer of this many fields, each with this value."""
    return (1 << WIDTH * fields) // ((1 << WIDTH) - 1) * value


class Multisets:
    def __init__(self, demands, allowed):
        variant = demands.variant
        self.pegs = variant.pegs
        self.base = variant.base
        self.guesses = demands.guesses
        self.rows = len(demands.common)
        self.counts = bytearray(variant.base)
        self.low, self.high, self.possible = _bounds(variant, allowed)
        self.over = every(3 * self.rows, OVER)
        self.could = 1 << WIDTH * self.rows  # one in the second field of the first row
        self.wasted = self.could * self.could  # and in its third
        self.peg = every(self.rows, 1) * self.wasted  # one peg more that no row has in common
        self.spends = []
        self.start = 0
        total = bytearray(variant.base)
        for row in range(self.rows):
            common = demands.common[row]
            most = 0
            seen = bytearray(variant.base)
            for colour in self.guesses[row]:
                total[colour] += 1
                if seen[colour] < self.high[colour]:
                    seen[colour] += 1
                    most += 1
            if most < common:
                self.possible = False
                return
            fields = FULL - common + (FULL - most + common) * self.could + (FULL - self.pegs + common) * self.wasted
            self.start += fields << WIDTH * row
        self.order = bytes(sorted(range(variant.base), key=lambda colour: -total[colour]))

    def prepare(self):
        """Find what 0, 1, 2.. pegs of each colour spend; each peg after the last of them spends `peg`. Yields after
        every step.
        """
        shared = 1 - self.could
        for colour in range(self.base if self.possible and self.rows else 0):
            seen = bytearray(self.rows)
            for row in range(self.rows):
                for guessed in self.guesses[row]:
                    if guessed == colour:
                        seen[row] += 1
            most = min(max(seen), self.high[colour])
            now = 0
            for row in range(self.rows):
                now += min(seen[row], most) * self.could << WIDTH * row
            spends = [now]
            for pegs in range(most):
                for row in range(self.rows):
                    now += (shared if pegs < seen[row] else self.wasted) << WIDTH * row
                spends.append(now)
            self.spends.append(spends)
            yield

    def walk(self):
        """Put each multiset into `counts` once, every time in the same order: a generator that yields True for each,
        and None after a step.
        """
        if not self.possible:
            return
        if not self.rows:
            # any colours will do: `counts` is the most there can be of each
            self.counts[:] = self.high
            yield True
            return
        counts, low, high, order, over = self.counts, self.low, self.high, self.order, self.over
        last = len(order) - 1
        spent = [self.start] * (last + 1)
        unplaced = [self.pegs] * (last + 1)
        take = [0] * (last + 1)  # the count to try next
        tries = [0] * (last + 1)
        depth = looked = 0
        self._begin(0, self.pegs, take, tries)
        while depth >= 0:
            looked += 1
            if looked == _STEP:
                looked = 0
                yield None
            if not tries[depth]:
                counts[order[depth]] = 0
                depth -= 1
                continue
            colour = order[depth]
            pegs = take[depth]
            take[depth] = pegs + 1 if pegs < high[colour] else low[colour]
            tries[depth] -= 1
            spends = self.spends[colour]
            if pegs > unplaced[depth]:
                continue
            if pegs < len(spends):
                now = spent[depth] + spends[pegs]
            else:
                now = spent[depth] + spends[-1] + self.peg * (pegs - len(spends) + 1)
            if now & over:
                continue
            counts[colour] = pegs
            if depth == last:
                yield True
                continue
            depth += 1
            spent[depth] = now
            unplaced[depth] = unplaced[depth - 1] - pegs
            self._begin(depth, unplaced[depth], take, tries)

    def _begin(self, depth, unplaced, take, tries):
        """Set out the counts of one more colour."""
        colour = self.order[depth]
        low = self.low[colour]
        high = self.high[colour]
        if depth == len(self.order) - 1:
            # the last colour has all that is left
            take[depth] = unplaced
            tries[depth] = 1 if low <= unplaced <= high else 0
            return
        take[depth] = max(low, min(high, unplaced // (len(self.order) - depth)))
        tries[depth] = high + 1 - low


def _bounds(variant, allowed):
    """Return for each colour how many places must have it and how many can; and whether that leaves any code."""
    low = bytearray(variant.base)
    high = bytearray(variant.base)
    most = variant.pegs if variant.repeats else 1
    possible = 0 not in allowed
    for colour in range(variant.base):
        low[colour] = allowed.count(1 << colour)
        high[colour] = min(most, sum([places >> colour & 1 for places in allowed]))
        if low[colour] > high[colour]:
            possible = False
    return low, high, possible and sum(low) <= variant.pegs <= sum(high)
