"""The rows of a board that are seen: whose they are, how far back somebody went, and how much has come of what is new.

The marks of a new row appear one by one, and so does the code at the end. A row that would otherwise go unseen, because
the other side of a race is next or the matrix has only one line, stays in the place of the row in hand for a while.
With animation off, that is all that happens.
"""

from firmware.game.phases import DISPUTE, DONE, HAND, OVER, READY, SET
from firmware.game.round import WON
from firmware.ui.faces.lights import sounds

STEP_MS = 130
_LINGER = 14  # steps


class Window:
    """The rows of `side` are shown, of which the latest `back` are scrolled out; `reviewing` hides the row in hand."""

    def __init__(self, match, layout, heard, settings):
        self._match = match
        self._layout = layout
        self._heard = heard
        self._settings = settings
        self._rows = self._counts()
        self._judging = 0  # steps left of showing the new row
        self._revealing = 0  # and of showing the code
        self._step_ms = 0
        self._stays = _LINGER if layout.visible == 1 or len(match.sides) > 1 else 0
        self.has_ended = match.phase >= OVER  # the round was over at the last look
        self.back = 0
        self.reviewing = False
        self._turn()

    # what is seen

    @property
    def moving(self):
        return self._judging > 0 or self._revealing > 0

    @property
    def marks(self):
        """Return how many lights of the latest mark are shown."""
        return self._layout.pegs - self._judging + self._stays if self._settings["animation"] else self._layout.pegs

    @property
    def revealed(self):
        """Return how many steps of the end have been shown: the pegs of the code, then the lines of the board."""
        return self._layout.pegs + self._layout.height - self._revealing

    @property
    def played(self):
        """The round that is shown; None until it has its code."""
        return self._match.sides[self.side]

    @property
    def first_row(self):
        """Return the place of the latest visible row: above the row in hand, or in its place."""
        phase = self._match.phase
        lingers = self._judging > 0 and self._stays > 0
        alone = self.reviewing or lingers or (self._layout.code_row and phase >= OVER)
        return 0 if alone or (self._layout.visible == 1 and phase == DISPUTE) else 1

    def row_of(self, number):
        """Return the place of a row, numbered from the first; -1 if it is not visible."""
        row = len(self.played.rows) - 1 - number - self.back + self.first_row
        return row if self.first_row <= row < self._layout.visible else -1

    # what is new

    def change(self):
        """Follow a match that has changed: turn to the side with the new row and start to show it, or the end."""
        match = self._match
        tones: tuple = ()
        self.scroll(0)
        had_ended = self.has_ended
        self.has_ended = match.phase >= OVER
        if self.has_ended and not had_ended:  # it may have been counted since
            tones = sounds.WON if match.round.state == WON else sounds.LOST
            self.reveal(0)
        elif match.phase in (SET, READY, HAND):
            self._judging = self._revealing = 0
        rows = self._counts()
        for side in range(len(rows)):
            if rows[side] == self._rows[side] + 1:
                self.side = side
                self._judging = (self._layout.pegs if self._settings["animation"] else 0) + self._stays
                self._step_ms = STEP_MS  # the first light comes with the press
                tones = sounds.of_mark(match.variant(), match.sides[side].rows[-1][1]) + tones
        self._rows = rows
        if tones:
            self._heard.play(tones)
        if not self._judging:
            self._turn()

    def reveal(self, side):
        """Start to show how the round ended for a side."""
        self.side = side
        self._revealing = self._layout.pegs + self._layout.height if self._settings["animation"] else 0

    def skip(self):
        if self._judging > 0:
            self._turn()
        self._revealing = 0

    def tick(self, ms: int):
        """Return true when there is something new to be seen."""
        if not self.moving:
            return False
        self._step_ms += ms
        if self._step_ms < STEP_MS:
            return False
        self._step_ms = 0
        if self._judging == 1:
            self._turn()
        elif self._judging > 0:
            self._judging -= 1
        else:
            self._revealing -= 1
        return True

    def _turn(self):
        """Turn to the side that plays next; at the end to the first."""
        self._judging = 0
        self.side = 0 if self._match.phase in (OVER, DONE) else self._match.side

    def _counts(self):
        return [len(played.rows) if played else 0 for played in self._match.sides]

    # scrolling

    def review(self):
        """Start to scroll; false if no row was played yet."""
        self.back = 0
        self.reviewing = bool(self.played and self.played.rows)
        return self.reviewing

    def scroll(self, step: int):
        """Scroll this many rows further back, 0 to stop; false if there are none."""
        if not step:
            self.back = 0
            self.reviewing = False
        elif self.back + step not in range(len(self.played.rows)):
            return False
        self.back += step
        return True

    def find(self, number: int):
        """Scroll no further back than it takes to show this row, numbered from the first, as the lowest one."""
        depth = len(self.played.rows) - 1 - number
        self.back = max(0, min(depth, max(self.back, depth + self.first_row + 1 - self._layout.visible)))
