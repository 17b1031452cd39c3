"""One round: a code to break, the rows played so far, and how it ended.

A wrong guess raises ValueError and changes nothing. The secret is told only when the round is over.
"""

from firmware.engine import codes, marks

RUNNING = 0
WON = 1
LOST = 2  # the rows are used up
GIVEN_UP = 3


class Round:
    def __init__(self, variant, secret):
        self.variant = variant
        self.rows = []  # (guess, mark), the oldest first
        self.state = RUNNING
        self._secret = codes.check(variant, secret)

    def guess(self, code):
        """Play a row and return its mark."""
        self._must_run()
        codes.check(self.variant, code)
        mark = marks.score(self.variant, code, self._secret)
        self.rows.append((code, mark))
        if mark == marks.solved(self.variant):
            self.state = WON
        elif len(self.rows) == self.variant.rows:
            self.state = LOST
        return mark

    def give_up(self):
        self._must_run()
        self.state = GIVEN_UP

    def secret(self):
        if self.state == RUNNING:
            raise ValueError("the code is not shown while the round runs")
        return self._secret

    def _must_run(self):
        if self.state != RUNNING:
            raise ValueError("the round is over")
