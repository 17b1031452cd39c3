"""A row laid on a block of codes: which of them would have got another mark.

A block is every tail (`lanes.Tails`) behind one front. What the tails alone tell is summed once for the row; a front
adds a number that is the same in every lane.
"""

from firmware.engine import codes, marks
from firmware.engine.variant import CLASSIC, PLACES


def sieve(variant, tails, guess, mark):
    """A function from the colours of a front to the bit of 128 in every lane that contradicts the row.

    None means that the whole block does.
    """
    kind = ShownSieve if variant.tells == PLACES else CountedSieve
    return kind(variant, tails, guess, mark)


class CountedSieve:
    """For marks that count: exact and near, or exact alone."""

    def __init__(self, variant, tails, guess, mark):
        self._tails = tails
        self._head = variant.pegs - tails.places
        self._colours = codes.unpack(variant, guess, bytearray(variant.pegs))
        self._exact = marks.exact_in(mark)
        self._near = marks.near_in(mark) if variant.tells == CLASSIC else None
        self._often = bytearray(variant.base)  # of each colour in the guess
        self._unmatched = bytearray(variant.base)
        self._mark_lanes = tails.ones * mark
        self._tail_lanes = tails.exact(self._colours, self._head)
        if variant.tells == CLASSIC:
            self._tail_lanes *= -15
            for colour in self._colours:
                self._often[colour] += 1
            for colour in set(self._colours):
                self._tail_lanes += tails.having(colour, self._often[colour])
        self._alone = {}
        self._high = variant.pegs > 7  # marks may then have the bit of 128 themselves

    def wrong(self, front):
        exact = 0
        for place in range(self._head):
            if front[place] == self._colours[place]:
                exact += 1
        if not exact <= self._exact <= exact + self._tails.places:
            return None
        if self._near is None:
            return self._differing(self._tail_lanes, exact)
        lanes = self._tail_lanes
        total = 0  # pegs of the front whose colour the guess has
        unmatched = self._unmatched
        for colour in front:
            unmatched[colour] = self._often[colour]
        for colour in front:
            if unmatched[colour]:
                # the front has matched the last of these pegs of the guess, so no tail can
                lanes -= self._tails.at_least(colour, unmatched[colour])
                unmatched[colour] -= 1
                total += 1
        if total > self._exact + self._near:
            return None
        return self._differing(lanes, 16 * total - 15 * exact)

    def _differing(self, lanes, same):
        """The bit of 128 in every lane where the mark is another; the front adds `same` to each."""
        alone = lanes is self._tail_lanes  # the front matched nothing, as others will
        if alone and same in self._alone:
            return self._alone[same]
        times = self._tails.times
        wrong = (lanes + times(same)) ^ self._mark_lanes
        if self._high:
            wrong |= (wrong & times(127)) + times(127)
        else:
            wrong += times(127)
        wrong &= times(128)
        if alone:
            self._alone[same] = wrong
        return wrong


class ShownSieve:
    """For marks that show which places are exact."""

    def __init__(self, variant, tails, guess, mark):
        self._head = variant.pegs - tails.places
        self._colours = codes.unpack(variant, guess, bytearray(variant.pegs))
        self._mark = mark
        lanes = 0
        for place in range(tails.places):
            there = tails.at(place, self._colours[self._head + place])
            shown = mark >> (self._head + place) & 1
            lanes |= tails.ones ^ there if shown else there
        self._lanes = lanes << 7

    def wrong(self, front):
        for place in range(self._head):
            if (front[place] == self._colours[place]) != (self._mark >> place & 1):
                return None
        return self._lanes
