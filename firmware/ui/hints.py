"""Help for the breaker: a hint, the number of codes left, and the rows that the guess in hand contradicts."""

from firmware.engine import codes
from firmware.game.phases import GUESS


class Hints:
    """`settings` say whether "left" and "fits" are on."""

    def __init__(self, desk, match, settings):
        self._desk = desk
        self._match = match
        self._settings = settings
        self.job = None
        self.proposes = False  # whether the result of the job goes into the row in hand
        self.against: list = []  # the rows that the guess in hand contradicts

    def begin(self):
        """Start on a new row."""
        match = self._match
        self._drop()
        if match.rules.advises and match.phase == GUESS and not self._desk.draft.order:
            self.propose(match.rules.level)
        self.heed()

    def heed(self):
        """Start what the settings ask for."""
        match = self._match
        self.weigh()
        if self._settings["left"] and self.job is None and match.phase == GUESS and match.round.rows:
            self.job = match.mind().count(match.round.rows)

    def weigh(self):
        """Find the rows that the guess in hand contradicts, if the settings want them shown."""
        match = self._match
        self.against = []
        if self._settings["fits"] and match.phase == GUESS and self._desk.draft.whole():
            self.oppose()

    def oppose(self):
        """Show the rows that the guess in hand contradicts, and return them."""
        self.against = self._match.round.rows_against(self._desk.draft.code())
        return self.against

    def propose(self, level):
        """Start looking for a guess to put into the draft."""
        match = self._match
        self._drop()
        self.job = match.mind().think(match.round.rows, level)
        self.proposes = True

    def copy(self, number):
        """Put a row that was played, counted from 0, into the draft; false if there is none."""
        match = self._match
        if match.phase != GUESS or number >= len(match.round.rows):
            return False
        _fill(self._desk.draft, match.variant(), match.round.rows[number][0])
        return True

    def hurry(self):
        """Take the best guess so far."""
        self.job.hurry()

    def tick(self):
        """True once the job is done; a guess that was asked for is then in the draft."""
        job = self.job
        if job is None or not job.over:
            return False
        if self.proposes:
            _fill(self._desk.draft, self._match.variant(), job.thought.best)
            if not self._match.rules.advises:  # in that mode every row gets one
                self._desk.helped()
        self._drop()
        return True

    def _drop(self):
        if self.job is not None:
            self.job.over = True
        self.job = None
        self.proposes = False


def _fill(draft, variant, guess: int):
    """Put a guess into the draft."""
    draft.lay(enumerate(codes.unpack(variant, guess)))
