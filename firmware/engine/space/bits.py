"""The candidates in a small space: a bit for each number, filtered a block at a time.

A block is every way to fill the last pegs of a code (`sieve.Tails`) behind one way to fill the first. A row is
tested against a whole block by a few operations on big integers. Block and bit together are the code's rank.

  classic (4x6)   1 block   of 1,296 codes    162 bytes
  super (5x8)    64 blocks of    512 codes  4,096 bytes

The integers of a block come and go, dozens at a time. In a heap that is nearly full, small ones find room much sooner;
so the bits are held in pieces, too.
"""

from array import array

from firmware.engine import codes
from firmware.engine.candidates import Possible
from firmware.engine.room import places_of
from firmware.engine.space.sieve import ONES, RowSieve, Tails, members, ones

_BLOCKS_IN_STEP = 4  # of those in which a code fits; a board is done with them in well under 30 ms
_DRAWN_IN_STEP = 16
_PIECE = 512  # bytes of blocks in one piece of memory, or a single block


class Bits(Possible):
    search = None  # there is never need for one

    def __init__(self, variant):
        super().__init__(variant)
        self._size = variant.base ** places_of(variant)  # codes in a block
        self._blocks = max(variant.ranks // self._size, 1)
        self._bytes = (self._size + 7) // 8  # of a block
        self._together = max(_PIECE // self._bytes, 1)  # blocks in a piece
        self._pieces = []
        for block in range(0, self._blocks, self._together):
            self._pieces.append(bytearray(self._bytes * min(self._together, self._blocks - block)))
        self._begin()

    def drop(self):
        super().drop()
        if self._filtered > len(self.rows):
            self._begin()

    def settle(self):
        # a filter that was interrupted starts again: codes that it removed stay removed
        if self._settled < len(self.rows):
            variant = self.variant
            tails = Tails(variant)
            while self._settled < len(self.rows):
                self._filtered = self._settled + 1
                yield
                row: RowSieve | Tails = tails
                if self._settled >= 0:
                    row = RowSieve(variant, tails, *self.rows[self._settled])
                    yield from row.prepare()
                for block in self._in_steps(tails):
                    if block is None:
                        yield
                    else:
                        packed = self._packed(block)
                        kept = row.kept(int.from_bytes(packed, "little"))
                        packed[:] = kept.to_bytes(self._bytes, "little")
                        self._counts[block] = ones(kept, self._size)
                self._settled += 1
        self.remaining = sum(self._counts)
        self.whole = True

    def ordered(self, after=-1):
        yield from self.settle()
        start = codes.turned(self.variant, after) + 1 if after >= 0 else 0
        block, first = divmod(start, self._size)
        for turn in range(self._blocks + 1):
            here = (block + turn) % self._blocks
            low = first if turn == 0 else 0
            high = first if turn == self._blocks else self._size
            if self._counts[here]:
                for number in members(int.from_bytes(self._packed(here), "little"), self._size):
                    if low <= number < high:
                        yield codes.turned(self.variant, here * self._size + number)
                yield None

    def some(self, most, randrange, fairly=True):
        yield from self.settle()
        if self.remaining <= most:
            yield from self.ordered()
            return
        drawn = set()
        for place in range(self.remaining - most, self.remaining):
            pick = randrange(place + 1)
            drawn.add(place if pick in drawn else pick)
            if place % _DRAWN_IN_STEP == 0:
                yield None
        # the codes with these numbers, among those that fit
        numbers = sorted(drawn)
        index = passed = looked = 0
        for block in range(self._blocks):
            if index == most:
                return
            if passed + self._counts[block] <= numbers[index]:
                passed += self._counts[block]
                continue
            rank = block * self._size
            for byte in self._packed(block):
                until = passed + ONES[byte]
                while index < most and numbers[index] < until:
                    place = list(members(byte, 8))[numbers[index] - passed]
                    yield codes.turned(self.variant, rank + place)
                    index += 1
                passed = until
                rank += 8
            looked += 1
            if looked % _BLOCKS_IN_STEP == 0:
                yield None
        yield None

    def shares(self, guess, counts):
        yield from self.settle()
        tails = Tails(self.variant)
        row = RowSieve(self.variant, tails, guess, 0)  # of any mark
        yield from row.prepare()
        for block in self._in_steps(tails):
            if block is not None:
                parts = row.by_mark(int.from_bytes(self._packed(block), "little"))
                for mark in parts:
                    counts[mark] = counts.get(mark, 0) + ones(parts[mark], self._size)
            yield

    def _begin(self):
        size = min(self._size, self.variant.ranks)
        self._counts = array("H", [size] * self._blocks)
        whole = ((1 << size) - 1).to_bytes(self._bytes, "little")
        for block in range(self._blocks):
            self._packed(block)[:] = whole
        self._settled = 0 if self.variant.repeats else -1  # rows done; -1: repeats are still to be removed
        self._filtered = self._settled  # rows that were at least started

    def _packed(self, block):
        piece, at = divmod(block, self._together)
        return memoryview(self._pieces[piece])[at * self._bytes : (at + 1) * self._bytes]

    def _in_steps(self, tails):
        """Go with the tails to each block in which a code fits, and yield it; None after each step."""
        seen = 0
        for block in range(self._blocks):
            if self._counts[block]:
                tails.go_behind(block)
                yield block
                seen += 1
                if seen % _BLOCKS_IN_STEP == 0:
                    yield None
        yield None
