"""The minds of a round, one for each side, made on first use. Only one of them works at a time."""

from firmware.game.modes import DEVICE


class Minds:
    """`library` gives the book of a variant and a level, or None."""

    def __init__(self, match, library):
        self._match = match
        self._library = library
        self._minds: list = [None] * match.rules.sides
        self._advised: list = []  # the last advice, which stays the same until the next row

    def of(self, side):
        if self._minds[side] is None:
            from firmware.game.mind import Mind

            match = self._match
            shelf = self._library and (lambda: self._book(side))
            advised = self._advised if match.rules.advises else None
            self._minds[side] = Mind(match.variant(side), match.randrange, shelf, advised)
        return self._minds[side]

    @property
    def has_any(self):
        """Return whether the device has thought in this round."""
        return any(self._minds)

    def _book(self, side):
        match = self._match
        rules = match.rules
        mixed = (rules.level, rules.deal, match.kinds(side)[0]) == ("book", "mixed", DEVICE)
        return self._library(match.variant(side), "mixed" if mixed else rules.level)

    @property
    def busy(self):
        """Return whether one of them has a job."""
        return self._at_work() is not None

    def tick(self, ms):
        """Do a step of a job of one of them; `ms` have gone by."""
        mind = self._at_work()
        if mind is not None:
            mind.tick(ms)

    def hurry(self):
        for mind in self._minds:
            if mind is not None:
                mind.hurry()

    def cancel(self):
        for mind in self._minds:
            if mind is not None:
                mind.cancel()

    def forget(self):
        """Forget the minds, but one that is asked something; they are made again on demand."""
        for side in range(len(self._minds)):
            if self._minds[side] is not None and not self._minds[side].busy:
                self._minds[side] = None

    def _at_work(self):
        for mind in self._minds:
            if mind is not None and mind.busy:
                return mind
        return None
