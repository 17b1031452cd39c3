"""What is still possible in a small space: a bit for each number, filtered a block at a time.

A block is every way to fill the last pegs of a code (`lanes.Tails`) behind one way to fill the first. A row is judged
on a whole block by a few sums of big integers. A block of lanes keeps one bit of each byte, so eight blocks share a
group: the lane is the tail, the bit is the block within the group. Block and lane together are the code's rank.

  classic (4x6)   6 blocks of 216 lanes    1 group    216 bytes
  super (5x8)    64 blocks of 512 lanes    8 groups 4,096 bytes
"""

from array import array

from firmware.engine import codes
from firmware.engine.candidates import Candidates
from firmware.engine.lanes import Tails, filled
from firmware.engine.sieve import sieve

_MOST_LANES = 729  # what a step can judge in well under 30 ms on the board
_FEWEST_BLOCKS = 4  # fewer would leave most bits of a group unused
_YES = b"\x01"


class Bits(Candidates):
    def __init__(self, variant):
        super().__init__(variant)
        tail = 0
        while variant.base ** (tail + 1) <= min(_MOST_LANES, variant.space // _FEWEST_BLOCKS):
            tail += 1
        self._head = variant.pegs - tail  # pegs in front of the block
        self._size = variant.base**tail  # lanes in a block
        self._tails = None  # made while rows are judged, given back for the time between moves
        self._blocks = variant.base**self._head
        self._front = [0] * self._head  # the colours in front of the block being judged; `in` knows no bytearray here
        self._begin()

    def drop(self):
        super().drop()
        if self._begun > len(self.rows):
            self._begin()

    def settle(self):
        # a filter that was left in the middle is done again: what it took away stays away
        while self._settled < len(self.rows):
            self._tails = Tails(self.variant.base, self.variant.pegs - self._head)
            self._begun = self._settled + 1
            for _ in self._repeated() if self._settled < 0 else self._contradicting(*self.rows[self._settled]):
                yield
            self._settled += 1
        self._tails = None
        self.left = sum(self._counts)
        self.whole = True

    def ordered(self, after=-1):
        yield from self.settle()
        size = self._size
        start = codes.turned(self.variant, after) + 1 if after >= 0 else 0
        block, first = divmod(start, size)
        for turn in range(self._blocks + 1):
            here = (block + turn) % self._blocks
            if not self._counts[here]:
                continue
            fitting = self._fitting(here)
            lane = fitting.find(_YES, 0 if turn else first)
            while lane >= 0 and (turn < self._blocks or lane < first):
                yield codes.turned(self.variant, here * size + lane)
                lane = fitting.find(_YES, lane + 1)

    def each(self):
        return self.ordered()

    def some(self, most, randrange):
        yield from self.settle()
        if self.left <= most:
            yield from self.ordered()
            return
        drawn = set()
        for place in range(self.left - most, self.left):
            pick = randrange(place + 1)
            drawn.add(place if pick in drawn else pick)
            if place % 16 == 0:
                yield None
        for number in drawn:
            yield self.numbered(number)

    def numbered(self, number):
        """The code with this many that fit before it in reading order; everything must be settled."""
        block = 0
        while number >= self._counts[block]:
            number -= self._counts[block]
            block += 1
        fitting = self._fitting(block)
        low, high = 0, self._size
        while high - low > 1:
            middle = (low + high) // 2
            before = fitting.count(_YES, low, middle)
            if number < before:
                high = middle
            else:
                number -= before
                low = middle
        return codes.turned(self.variant, block * self._size + low)

    def _begin(self):
        """Every code of the variant is possible."""
        size = self._size
        self._counts = array("H", [size] * self._blocks)  # a block with none left is passed over, its bits unread
        self._groups = [filled(255, size) for _ in range((self._blocks + 7) // 8)]
        self._settled = 0 if self.variant.repeats else -1  # rows that are done; -1: even repeats are to be taken out
        self._begun = self._settled  # rows of which something was done

    def _fitting(self, block):
        """1 for each lane of the block that fits, as bytes."""
        lanes = (self._groups[block // 8] >> block % 8) & filled(1, self._size)
        return lanes.to_bytes(self._size, "little")

    def _repeated(self):
        """Take out the codes with a colour twice."""
        tails = self._tails
        for block in range(self._blocks):
            self._look_at(block)
            if len(set(self._front)) < self._head:
                self._counts[block] = 0
                continue
            twice = 0
            for colour in range(self.variant.base):
                once = tails.having(colour, 1)
                twice |= once if colour in self._front else tails.having(colour, 2) - once
            self._take_out(block, twice << 3)
            yield

    def _contradicting(self, guess, mark):
        """Take out the codes that would have got another mark."""
        row = sieve(self.variant, self._tails, guess, mark)
        for block in range(self._blocks):
            if self._counts[block]:
                self._look_at(block)
                wrong = row.wrong(self._front)
                if wrong is None:
                    self._counts[block] = 0
                elif wrong:
                    self._take_out(block, wrong)
                yield

    def _look_at(self, block):
        for place in range(self._head - 1, -1, -1):
            self._front[place] = block % self.variant.base
            block //= self.variant.base

    def _take_out(self, block, wrong):
        """Clear the block's bit in the lanes where `wrong` has the bit of 128."""
        bit = block % 8
        group = self._groups[block // 8]
        gone = group & wrong >> (7 - bit)
        if gone:
            self._groups[block // 8] = group ^ gone
            self._counts[block] -= gone.to_bytes(self._size, "little").count(bytes([1 << bit]))
