"""The clock of a blitz: so much time has a person for each row, or for all the rows of a round. Whose time is up has
lost.

It runs while a person is to guess, whatever is opened above the board, and stands while the device works. In a race
each side has its own time.
"""

from firmware.game.match import GUESS
from firmware.game.round import TIME_UP

_MOST_ROW_MS = 60000  # a longer time is that of a round
_SAVED_MS = 10000  # as often it is worth saving
_ROWS = 32  # more than a round has


class Clock:
    def __init__(self, match):
        self.limit_ms = 1000 * int(match.rules.clock)
        self.of_row = self.limit_ms <= _MOST_ROW_MS
        self._match = match
        self._left_ms = [0] * match.rules.sides
        self._on = [-1] * match.rules.sides  # the row, or the round, that each spends it on

    def left_ms(self, side=None):
        """Return the time that is left to a side, or to the one that plays."""
        match = self._match
        if side is None:
            side = match.side
        played = match.sides[side]
        on = match.round_number
        if self.of_row and played is not None:
            on = on * _ROWS + len(played.rows)
        if on != self._on[side]:
            self._on[side] = on
            self._left_ms[side] = self.limit_ms
        return self._left_ms[side]

    def tick(self, ms):
        """Let so much time pass. Return whether that is worth saving: the power may be cut."""
        match = self._match
        if match.phase != GUESS or match.jobs:
            return False
        before = self.left_ms()
        left = self._left_ms[match.side] = max(0, before - ms)
        if not left:
            match.give_up(TIME_UP)
        return -left // _SAVED_MS > -before // _SAVED_MS

    def walk(self, box):
        """Walk over its fields in a saved match, whose rounds are there: the time that each side has spent."""
        limit_ms = self.limit_ms
        for side in range(len(self._left_ms)):
            self._left_ms[side] = limit_ms - box.field(limit_ms - self.left_ms(side), limit_ms + 1)
