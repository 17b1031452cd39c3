"""How the device sets a code.

`uniform`: every code is equally likely. `mixed`: never one colour alone. `evil`: none at all.

An evil round has no code. To each guess it gives the mark that keeps the most codes alive, and what it shows at the end
fits every mark it gave: a witness, a code that fits so far, changes with the rows.
"""

from firmware.engine import codes, marks
from firmware.engine.candidates import candidates

MOST_WEIGHED = 1300  # codes; beyond, a fair draw of them stands in


def set_code(setting, variant, randrange):
    """A code, set in this way; the first witness where it is evil."""
    while True:
        code = codes.draw(variant, randrange)
        if setting != "mixed" or variant.pegs == 1 or not _one_colour(variant, code):
            return code


def _one_colour(variant, code):
    all_ones = (variant.space - 1) // (variant.base - 1)  # its multiples have all digits alike
    return variant.repeats and code % all_ones == 0


class Weighed:
    """How many codes would get each mark, and for each mark one of them, each equally likely.

    The `witness` fits the rows, and stands for the codes that get its mark where none of them was met.
    """

    def __init__(self, variant, guess, witness, randrange):
        self._counts = {}
        self._witnesses = {}
        self._variant = variant
        self._guess = guess
        self._witness = witness
        self._randrange = randrange

    def weigh(self, rows):
        """Take the codes that fit the rows: a generator that yields after every step."""
        possible = candidates(self._variant)
        for row in rows:
            possible.add(*row)
        for code in possible.some(MOST_WEIGHED, self._randrange):
            if code is not None:
                self._take(code)
            yield

    def heaviest(self):
        """The mark with the most codes, of several the lowest but never the winning one, and its witness."""
        counts = self._counts
        if marks.score(self._variant, self._guess, self._witness) not in counts:
            self._take(self._witness)
        solved = marks.solved(self._variant)
        mark = min(counts, key=lambda mark: (mark == solved, -counts[mark], mark))
        return mark, self._witnesses[mark]

    def _take(self, code):
        mark = marks.score(self._variant, self._guess, code)
        count = self._counts[mark] = self._counts.get(mark, 0) + 1
        if self._randrange(count) == 0:
            self._witnesses[mark] = code
