"""The places of pegs and marks on a matrix, for a variant. A place is the number of a pixel, from the top left.

If pegs and marks fit side by side, a row of the game takes one line, with pegs at the left edge and marks at the right.
Longer codes take two lines, with the marks below their pegs. On a single line too short for both, marks and pegs take
turns. The row in hand is in the last lines; the rows played are above it, the latest nearest.

A wide matrix has a panel between pegs and marks. The top of it shows the code at the end, and the line below how the
round ended, so every line of the matrix is left for a row of the game. A panel that is too narrow for that is at the
right edge, beside the marks.
"""

PANEL = -1  # the code in the panel, as a row
_LEAST = 4  # columns of a panel
_BETWEEN = 6  # columns of one between pegs and marks
_HIGH = 8  # lines of a matrix that has one


class Layout:
    """`visible` rows of the game fit at a time, including the one in hand."""

    def __init__(self, width: int, height: int, variant):
        if variant.pegs > width:
            raise ValueError("{} pixels across cannot show {} pegs".format(width, variant.pegs))
        self.width = width
        self.height = height
        self.variant = variant
        self.pegs = variant.pegs
        self.side_by_side = 2 * variant.pegs <= width
        self.lines = 1 if self.side_by_side or height == 1 else 2  # that a row of the game takes
        self.in_turns = height == 1 and not self.side_by_side
        self.visible = height // self.lines
        spare = width - 2 * variant.pegs
        self.panel = spare if spare >= _LEAST and height >= _HIGH else 0  # its columns
        between = self.panel >= _BETWEEN and spare > variant.pegs
        self.panel_left = variant.pegs if between or not self.panel else 2 * variant.pegs
        self._marks_left = width - variant.pegs if between or not self.panel else variant.pegs
        self.code_row = PANEL if between else 0  # where the code stands at the end

    def peg(self, row, place: int):
        """Return the pixel of a peg; row 0 is the row in hand, 1 the latest played."""
        if row == PANEL:
            return (self.width - self.pegs + 1) // 2 + place
        return (self.height - (row + 1) * self.lines) * self.width + place

    def mark(self, row, number):
        """Return the pixel of a mark, counted from the left."""
        if self.side_by_side and row != PANEL:
            return self.peg(row, 0) + self._marks_left + number
        return self.peg(row, number) + (0 if self.in_turns else self.width)
