"""The rows played that are visible: the latest, those a person scrolled to, or those of a finding."""

from firmware.game.phases import DISPUTE, OVER


class Scroll:
    """`showing` says whose rows are visible, and what is moving."""

    def __init__(self, match, layout, showing):
        self._match = match
        self._layout = layout
        self._showing = showing
        self.back = 0  # how many of the latest rows are scrolled out
        self.reviewing = False  # whether a person is scrolling, which hides the row in hand

    @property
    def played(self):
        """The round that is shown; None until it has its code."""
        return self._match.sides[self._showing.side]

    @property
    def first_row(self):
        """Return the place of the latest visible row: above the row in hand, or in its place."""
        phase = self._match.phase
        alone = self.reviewing or self._showing.lingers or (self._layout.code_row and phase >= OVER)
        return 0 if alone or (self._layout.visible == 1 and phase == DISPUTE) else 1

    def row_of(self, number):
        """Return the place of a row, numbered from the first; -1 if it is not visible."""
        row = len(self.played.rows) - 1 - number - self.back + self.first_row
        return row if self.first_row <= row < self._layout.visible else -1

    def rewind(self):
        """Go back to the latest rows."""
        self.back = 0
        self.reviewing = False

    def review(self):
        """Start to scroll; false if no row was played yet."""
        if not (self.played and self.played.rows):
            return False
        self.back = 0
        self.reviewing = True
        return True

    def move(self, step: int):
        """Scroll this many rows further back, 0 to stop; false if there are none."""
        if self.back + step not in range(len(self.played.rows)):
            return False
        self.back += step
        if not step:
            self.back = 0
            self.reviewing = False
        return True

    def find(self, number: int):
        """Scroll to a row, numbered from the first, if it is not visible. While the other side's rows are shown there
        may be none of that number.
        """
        if self.row_of(number) < 0:
            self.reviewing = True
            self._bring(number)

    def show_rows(self, mends):
        """Scroll to the first row of a correction."""
        self.back = 0
        if mends:
            self._bring(mends[0][0])

    def _bring(self, number: int):
        """Scroll no further back than it takes to show this row as the lowest one."""
        depth = len(self.played.rows) - 1 - number
        self.back = max(0, min(depth, max(self.back, depth + self.first_row + 1 - self._layout.visible)))
