"""Where pegs and marks stand on a matrix, for a variant. A place is the number of a pixel, from the top left.

Where pegs and marks fit side by side a row of the game takes one line, pegs at the left edge, marks at the right.
Longer codes take two lines, the marks below their pegs. On a single line that is too short for both the marks take
turns with the pegs. The row in hand stands in the last lines; the rows played stand above it, the latest nearest.
"""


class Layout:
    """`visible` rows of the game can be seen at a time, the one in hand among them."""

    def __init__(self, width, height, variant):
        if variant.pegs > width:
            raise ValueError(
                "{} pixels across cannot show {} pegs: choose a game of at most {}".format(width, variant.pegs, width)
            )
        self.width = width
        self.height = height
        self.variant = variant
        self.pegs = variant.pegs
        self.side_by_side = 2 * variant.pegs <= width
        self.lines = 1 if self.side_by_side or height == 1 else 2  # that a row of the game takes
        self.in_turns = height == 1 and not self.side_by_side
        self.visible = height // self.lines

    def peg(self, row, place):
        """The pixel of a peg; row 0 is the row in hand, 1 the latest played."""
        return (self.height - (row + 1) * self.lines) * self.width + place

    def mark(self, row, number):
        """The pixel of a mark, counted from the left."""
        if self.side_by_side:
            return self.peg(row, 0) + self.width - self.pegs + number
        return self.peg(row, number) + (0 if self.in_turns else self.width)
