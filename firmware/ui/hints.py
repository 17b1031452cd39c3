"""Help for the breaker: a hint, the number of codes left, and the rows that the guess in hand contradicts."""

from firmware.engine import codes


class Hints:
    """`settings` say whether "left" and "fits" are on; the guess in hand is in `hand`."""

    def __init__(self, match, hand, settings):
        self._match = match
        self._hand = hand
        self._settings = settings
        self.job = None
        self.proposes = False  # whether the result of the job goes into the row in hand
        self.thought = None  # the guess that was proposed last
        self.against: list = []  # the rows that the guess in hand contradicts
        self.update()

    def update(self):
        """Look at the guess in hand again, and count what is left, as far as the settings want it."""
        self.against = []
        if self._settings["fits"] and self._hand.draft.whole():
            self.oppose()
        rows = self._match.round.rows
        if self._settings["left"] and self.job is None and rows:
            self.job = self._match.mind().count(rows)

    def oppose(self):
        """Show the rows that the guess in hand contradicts, and return them."""
        self.against = self._match.round.rows_against(self._hand.draft.code())
        return self.against

    def propose(self, level):
        """Start looking for a guess to put into the row in hand."""
        self.cancel()
        self.job = self._match.mind().think(self._match.round.rows, level)
        self.proposes = True

    def copy(self, number):
        """Put a row that was played, counted from 0, into the row in hand."""
        self.lay(self._match.round.rows[number][0])

    def lay(self, guess):
        self._hand.lay(codes.unpack(self._match.variant(), guess))
        self.update()

    def hurry(self):
        """Take the best guess so far."""
        if self.job is not None:
            self.job.hurry()

    def cancel(self):
        if self.job is not None:
            self.job.over = True
        self.job = None
        self.proposes = False

    def tick(self):
        """True once the job is done; a guess that was asked for is then in hand, and is `thought`."""
        job = self.job
        if job is None or not job.over:
            return False
        proposes = self.proposes
        self.cancel()
        if proposes:
            self.thought = job.thought
            self.lay(job.thought.best)
        return True
