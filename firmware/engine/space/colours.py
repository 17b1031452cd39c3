"""The multisets of colours that give every row its exact and near together.

Exact and near together are, summed over the colours, the smaller of how often the guess and the code have the colour:
places do not matter. So the search goes colour by colour, the most guessed first, and chooses how many pegs have it.
It begins with numbers that are likely.

A row has three fields (see demands.py): what is still to be in common; how much the colours to come could give beyond
that; how many pegs are left beyond that. The search yields None when it has looked at STEP choices, and True when
`counts` holds a multiset.
"""

from firmware.engine.space.demands import FULL, OVER, WIDTH, every

STEP = 128


class Multisets:
    def __init__(self, demands, allowed):
        variant = demands.variant
        self.pegs = variant.pegs
        self.base = variant.base
        self.guesses = demands.guesses
        self.counts_pegs = demands.common is not None
        self.rows = len(demands.rows) if self.counts_pegs else 0
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

    def _spends(self, colour):
        """Return what 0, 1, 2.. pegs of a colour spend; each peg after the last of them spends `peg`."""
        seen = bytearray(self.rows)
        for row in range(self.rows):
            for guessed in self.guesses[row]:
                if guessed == colour:
                    seen[row] += 1
        most = min(max(seen), self.high[colour]) if self.rows else 0
        now = 0
        for row in range(self.rows):
            now += min(seen[row], most) * self.could << WIDTH * row
        spends = [now]
        shared = 1 - self.could
        for pegs in range(most):
            for row in range(self.rows):
                now += (shared if pegs < seen[row] else self.wasted) << WIDTH * row
            spends.append(now)
        return spends

    def walk(self):
        """Put each multiset into `counts` once, every time in the same order."""
        if not self.possible:
            return
        if not self.counts_pegs:
            # any colours will do: `counts` is the most there can be of each
            self.counts[:] = self.high
            yield True
            return
        while len(self.spends) < self.base:
            self.spends.append(self._spends(len(self.spends)))
            yield None
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
            if looked == STEP:
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
    possible = 0 not in allowed
    for colour in range(variant.base):
        bit = 1 << colour
        for places in allowed:
            if places & bit:
                high[colour] += 1
            if places == bit:
                low[colour] += 1
        if not variant.repeats and high[colour]:
            high[colour] = 1
        if low[colour] > high[colour]:
            possible = False
    return low, high, possible and sum(low) <= variant.pegs <= sum(high)
