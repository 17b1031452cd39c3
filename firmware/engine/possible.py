"""The rows played, and what both ways of finding the codes that fit them have in common (`candidates`).

A row is taken or refused at once; the work that it makes is done by `settle`, in steps. After it `left` codes are known
to fit, and `whole` says whether that is all of them or only the most that was counted.
"""

from firmware.engine import codes, marks


class Possible:
    def __init__(self, variant):
        self.variant = variant
        self.rows = []  # (guess, mark), the oldest first
        self.left = codes.count(variant)
        self.whole = True
        self._stale = False  # whether the rows have changed since `left` was counted

    def add(self, guess, mark):
        """Take a row; a guess or a mark that cannot be is refused and changes nothing."""
        if len(self.rows) == self.variant.rows:
            raise ValueError("all {} rows are played".format(self.variant.rows))
        codes.check(self.variant, guess)
        marks.check(self.variant, mark)
        self.rows.append((guess, mark))
        self._forget()

    def drop(self):
        """Take back the last row."""
        if not self.rows:
            raise ValueError("there is no row to take back")
        self.rows.pop()
        self._forget()

    def _forget(self):
        self.left = codes.count(self.variant) if not self.rows else 0
        self.whole = not self.rows
        self._stale = bool(self.rows)

    def contradicted(self, code):
        """The numbers of the rows, from 0, that would have had another mark if this were the code."""
        return [
            number for number, (guess, mark) in enumerate(self.rows) if marks.score(self.variant, guess, code) != mark
        ]

    def fits(self, code):
        """Whether this could be the code."""
        return all(marks.score(self.variant, guess, code) == mark for guess, mark in self.rows)

    def nearest(self):
        """The least contradictory code that a search has met so far; None where none was needed."""

    def settle(self):
        """Do the work that the rows have made: a generator that gives back control after every step."""
        raise NotImplementedError

    def ordered(self, after=-1):
        """The codes that fit, in reading order, those after this code first and then around; None after a step."""
        raise NotImplementedError

    def each(self):
        """The codes that fit, each once, in no promised order; None after a step."""
        raise NotImplementedError

    def some(self, most, randrange):
        """Up to `most` codes that fit, each once: all of them or a fair draw; None after a step."""
        raise NotImplementedError
