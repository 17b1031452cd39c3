"""Which of the rows played are visible: the latest, those a person scrolled to, or those of a finding."""

from firmware.game.phases import DISPUTE, OVER


class Scroll:
    """`showing` says whose rows are visible, and what is moving."""

    def __init__(self, match, layout, showing):
        self._match = match
        self._layout = layout
        self._showing = showing
        self.back = 0  # how many of the latest rows are scrolled out
        self.reviewing = False  # whether a person is scrolling, which hides the row in hand
        self.choice = -1  # the correction that is shown, counted from 0; none is yet
        self.mended = []  # its rows and their marks; none where the choice is to insist

    @property
    def played(self):
        """The round that is shown; None until it has its code."""
        return self._match.sides[self._showing.side]

    @property
    def first_row(self):
        """Where the latest visible row is: above the row in hand, or in its place."""
        phase = self._match.phase
        alone = self.reviewing or self._showing.lingers or (self._layout.code_row and phase >= OVER)
        return 0 if alone or (self._layout.visible == 1 and phase == DISPUTE) else 1

    def row_of(self, number):
        """Where a row is, numbered from the first; -1 if it is not visible."""
        row = len(self.played.rows) - 1 - number - self.back + self.first_row
        return row if self.first_row <= row < self._layout.visible else -1

    def rewind(self):
        """Go back to the latest rows."""
        self.back = 0
        self.reviewing = False
        self.choice = -1

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

    def mend(self):
        """Take the correction that is shown, or insist; false where none is shown."""
        if self.choice < 0:
            return False
        if self.mended:
            self._match.correct(self.mended)
        else:
            self._match.insist()
        return True

    def find(self, number: int):
        """Scroll to a row, numbered from the first, if it is not visible."""
        if self.row_of(number) < 0:
            self.reviewing = True
        while self.row_of(number) < 0:
            self.back += 1

    @property
    def choices(self):
        """How many corrections there are, and to insist."""
        return 1 + sum([len(finding.mends) for finding in self._match.findings])

    def choose(self, step: int):
        """Go to the next correction up or down, and its first row; the one past the last means to insist."""
        self.choice = (self.choice + step) % self.choices
        self.back = 0
        self.mended = self._mended()
        while self.mended and self.row_of(self.mended[0][0]) < 0:
            self.back += 1

    def choose_of(self, number: int):
        """Go to the next correction of this row, numbered from the first; false if it has none."""
        for _ in range(self.choices):
            self.choose(1)
            if self.mended and self.mended[0][0] == number:
                return True
        return False

    def _mended(self):
        """The likeliest correction of each finding comes first, then the second of each, and so on."""
        number = self.choice
        place = 0
        likely = self._match.findings
        while likely:
            if number < len(likely):
                return list(zip(likely[number].rows, likely[number].mends[place].marks))
            number -= len(likely)
            place += 1
            likely = [finding for finding in likely if place < len(finding.mends)]
        return []
