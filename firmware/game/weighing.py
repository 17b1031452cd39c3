"""Choose the mark in an evil round, which has no code: the one that keeps the most codes possible.

The code that is shown at the end fits every mark: a witness, a code that fits so far, is replaced as rows are added.
"""

from firmware.engine import marks
from firmware.engine.candidates import candidates

MOST_WEIGHED = 1300  # codes of a large space: a fair sample that stands for all


class Weighed:
    """The number of codes that would get each mark, and one of them for each mark, drawn fairly.

    The `witness` fits the rows, and stands for the codes with its mark if none of those was met.
    """

    def __init__(self, variant, guess, witness, randrange):
        self._counts = {}
        self._witnesses = {}
        self._variant = variant
        self._guess = guess
        self._witness = witness
        self._randrange = randrange
        self._possible = None

    def weigh(self, rows):
        """Count the codes that fit the rows; a generator that yields after every step."""
        possible = self._possible = candidates(self._variant)
        for row in rows:
            possible.add(*row)
        counts: dict[int, int] = {}
        yield from possible.shares(self._guess, counts)
        if not counts:
            for code in possible.some(MOST_WEIGHED, self._randrange):
                if code is not None:
                    self._take(code)
                yield
            return
        mark = self._best(counts)
        possible.add(self._guess, mark)
        for code in possible.some(1, self._randrange):
            if code is not None:
                self._counts = counts
                self._witnesses = {mark: code}
            yield

    def hurry(self):
        """Make do with what was met so far."""
        self._possible.hurry()

    def heaviest(self):
        """Return the mark with the most codes and its witness. Of equals the lowest, the winning one last."""
        counts = self._counts
        if marks.score(self._variant, self._guess, self._witness) not in counts:
            self._take(self._witness)
        mark = self._best(counts)
        return mark, self._witnesses[mark]

    def _best(self, counts):
        solved = marks.solved(self._variant)
        return min(counts, key=lambda mark: (mark == solved, -counts[mark], mark))

    def _take(self, code):
        mark = marks.score(self._variant, self._guess, code)
        count = self._counts[mark] = self._counts.get(mark, 0) + 1
        if self._randrange(count) == 0:
            self._witnesses[mark] = code
