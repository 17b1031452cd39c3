"""The codes that contradict a few rows of a round, counted by those rows and by the marks that they would have.

All codes are looked through, the tails behind a front at once (`sieve`), and nothing is held but the
counts. The fronts come in scattered order, so that the counts over some of them are a fair estimate of all.
"""

from firmware.engine.space.sieve import DistinctSieve, RowSieve, Tails, ones

_LOOKS_IN_STEP = 3
_STRIDE = 617  # a prime that divides no number of fronts


class Misses:
    def __init__(self, variant, rows):
        self._base = variant.base
        tails = Tails(variant)
        self._size = tails.size
        self._whole = tails.all
        self._distinct = None if variant.repeats else DistinctSieve(variant, tails)
        self._sieves = [RowSieve(variant, tails, guess, mark) for guess, mark in rows]
        self._front = bytearray(variant.pegs - tails.places)
        self.fronts = max(variant.ranks // self._size, 1)
        self.looked_at = 0  # fronts so far
        self.counts = {}  # (rows, the marks that they would have): how many codes contradict these rows and no other

    def prepare(self):
        """Make ready: a generator that yields after every step."""
        for one in self._sieves + [self._distinct] * (self._distinct is not None):
            yield
            yield from one.prepare()

    def count(self, size):
        """Count the codes that contradict so many rows, and none fewer: a generator that yields after every step."""
        self.looked_at = looks = 0
        front = self._front
        while self.looked_at < self.fronts:
            number = self.looked_at * _STRIDE % self.fronts
            for place in range(len(front) - 1, -1, -1):
                number, front[place] = divmod(number, self._base)
            parts = [((), self._distinct.kept(self._whole, front) if self._distinct else self._whole)]
            for number in range(len(self._sieves)):
                parts = self._parted(parts, number, size)
                if not parts:
                    break
                looks += 1
                if looks % _LOOKS_IN_STEP == 0:
                    yield
            for suspects, tails in parts:
                yield
                self._count_by_marks(suspects, tails, ())
            self.looked_at += 1

    def estimates(self):
        """Return the counts that all fronts would have by those looked at so far."""
        return {key: max(self.counts[key] * self.fronts // self.looked_at, 1) for key in self.counts}

    def _parted(self, parts, number, size):
        """Return the parts, of which each has the tails that contradict the same rows, parted by one row more."""
        either = 0
        for _, tails in parts:
            either |= tails
        kept = self._sieves[number].kept(either, self._front) if either else 0
        finer = []
        for suspects, tails in parts:
            fitting = tails & kept
            if fitting:
                finer.append((suspects, fitting))
            if fitting != tails and len(suspects) < size:
                finer.append((suspects + (number,), tails ^ fitting))
        return finer

    def _count_by_marks(self, suspects, tails, mended):
        if len(mended) == len(suspects):
            key = suspects, mended
            self.counts[key] = self.counts.get(key, 0) + ones(tails, self._size)
            return
        parts = self._sieves[suspects[len(mended)]].by_mark(tails, self._front)
        for mark in parts:
            self._count_by_marks(suspects, parts[mark], mended + (mark,))
