"""What the seat does for who guesses: it looks for a hint, counts the codes left, and weighs the guess in hand."""

from firmware.game.match import FOR_EVER_MS
from firmware.game.phases import GUESS


class Aid:
    """`helps` says which of "left" and "fits" are on."""

    def __init__(self, desk, helps):
        self._desk = desk
        self._helps = helps

    def begin(self):
        """The row in hand is a new one."""
        match = self._desk.match
        self._do(None)
        if match.rules.mode == "helper" and match.phase == GUESS and not match.draft.order:
            self.propose(match.rules.level)
        self.heed()

    def heed(self):
        """Do what is switched on now."""
        match = self._desk.match
        self.weigh()
        if self._helps["left"] and self.job is None and match.phase == GUESS and match.round.rows:
            self._do(match.mind().follow(match.round.rows))

    def weigh(self):
        """Which rows the guess in hand contradicts, where that is to be shown."""
        match = self._desk.match
        self.against = ()
        if self._helps["fits"] and match.phase == GUESS and match.draft.whole():
            from firmware.ui.helping import contradicted

            self.against = contradicted(match)

    def propose(self, level):
        """Begin to look for a guess; it comes into the draft."""
        from firmware.ui.helping import propose

        self._do(propose(self._desk.match, level, lambda most_ms: self._worked_ms < most_ms), True)

    def hurry(self):
        """Take the best guess that there is."""
        self._worked_ms = FOR_EVER_MS

    def tick(self, ms):
        """True when a job is done."""
        if self.job is None:
            return False
        self._worked_ms += ms
        for _ in self.job:
            return False
        self._do(None)
        return True

    def _do(self, job, proposes=False):
        """Take up a job in steps, or none."""
        self.job = job
        self.proposes = proposes  # whether it fills the row in hand
        self._worked_ms = 0
