"""The demands of the rows on a code, packed peg by peg for the search through a large space.

Each demand is a five-bit field in one integer, so one operation checks every row. A field starts at 15 minus its
allowance and grows as the allowance is spent; its top bit (OVER) means overspent. One `+` makes a move, and one `&`
with the OVER bit of every field tells whether any row has gone wrong. Fields stay between 0 and 31: none may spend more
than 10, nor win back more than it has spent.
"""

from firmware.engine import codes, marks
from firmware.engine.variant import CLASSIC, PLACES

WIDTH = 5  # bits in a field
FULL = 15  # the field of a demand of which nothing is left
OVER = 16


class Demands:
    def __init__(self, variant, rows):
        self.variant = variant
        self.rows = rows
        self.guesses = [codes.unpack(variant, guess, bytearray(variant.pegs)) for guess, mark in rows]
        places = variant.tells == PLACES
        # how many pegs are exact, and how many are exact or near; None where the mark does not tell
        self.exact = None if places else [marks.exact_in(mark) for guess, mark in rows]
        self.common = None
        if variant.tells == CLASSIC:
            self.common = [marks.exact_in(mark) + marks.near_in(mark) for guess, mark in rows]
        # for each place the colours that it may be, a bit each
        self.allowed = [(1 << variant.choices(place)) - 1 for place in range(variant.pegs)]
        for row in range(len(rows)):
            mark = rows[row][1]
            for place in range(variant.pegs):
                bit = 1 << self.guesses[row][place]
                if places and mark >> place & 1:
                    self.allowed[place] &= bit
                elif places or not self.exact[row]:
                    self.allowed[place] &= ~bit

    def possible(self, allowed):
        """Return whether some code with these colours at its places can have as many exact pegs as each row demands."""
        if 0 in allowed:
            return False
        for row in range(len(self.rows) if self.exact else 0):
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


def every(fields, value):
    """Return an integer of this many fields, each with this value."""
    packed = 0
    for _ in range(fields):
        packed = packed << WIDTH | value
    return packed
