"""The places of pads: as they are printed on a board, and as a person sees them who holds it.

The board may be held upside down. For a left hand, left and right are exchanged; but what comes in an order is read
from the left all the same, except in the last line, which ends in ok.
"""


class Grid:
    """`printed` has the place of each key on the board, line by line, with `width` of them in each."""

    def __init__(self, printed, width):
        self._printed = self.way = printed  # `way` has the place of each key as it is seen
        self.width = width
        self.high = len(printed) // width
        self.lies = bytearray(range(len(printed)))  # where what is printed at each place is seen
        self.turned = self._mirrored = False

    def hold(self, turned, mirrored):
        """Hold the board so from now on; return true if that is another way."""
        if turned == self.turned and mirrored == self._mirrored:
            return False
        self.turned = turned
        self._mirrored = mirrored
        for place in range(len(self.lies)):
            line, across = divmod(place, self.width)
            if turned:
                line = self.high - 1 - line
            if turned != mirrored:
                across = self.width - 1 - across
            self.lies[place] = line * self.width + across
        self.way = bytes([self.lies[place] for place in self._printed])
        return True

    def pad(self, number, column):
        """Return the pad with this number, or beside a `column` at the edge the one with this number of the others."""
        wide = self.width - column
        line, across = divmod(number, wide)
        if self._mirrored and line < self.high - 1:
            across = wide - 1 - across
        return line * self.width + column + across
