"""A guess or a secret code before it is submitted: pegs are set and taken back one by one.

`pegs` has a digit for each place, None where none is set yet.
"""

from firmware.engine import codes


class Draft:
    def __init__(self, variant):
        self._variant = variant
        self.pegs = [None] * variant.pegs
        self.order = []  # the places that are set, the latest last

    def allows(self, place, digit):
        """Return whether the pegs at the other places let a colour stand here."""
        return self._variant.repeats or digit not in self.pegs or self.pegs[place] == digit

    def put(self, place, digit):
        """Set a peg, or replace one."""
        if place not in range(self._variant.pegs):
            raise ValueError("there is no such place")
        if digit not in range(self._variant.choices(place)):
            raise ValueError("there is no such colour")
        if not self.allows(place, digit):
            raise ValueError("this game has no repeats")
        if place in self.order:
            self.order.remove(place)
        self.order.append(place)
        self.pegs[place] = digit

    def undo(self):
        """Take back the peg that was set last."""
        if not self.order:
            raise ValueError("there is no peg to take back")
        self.pegs[self.order.pop()] = None

    def lay(self, pegs):
        """Lay these pegs, each a place and its digit, in the place of all others."""
        self.clear()
        for place, digit in pegs:
            self.put(place, digit)

    def clear(self):
        for place in range(len(self.pegs)):
            self.pegs[place] = None
        self.order.clear()

    def whole(self):
        """Return whether every place has its peg."""
        return len(self.order) == len(self.pegs)

    def code(self):
        """Return the code that it makes; raise a sentence if it is not whole."""
        if not self.whole():
            raise ValueError("a peg is missing at place {}".format(self.pegs.index(None) + 1))
        return codes.pack(self._variant, self.pegs)
