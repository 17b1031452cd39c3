"""What follows from the rows, found by trying every code; nothing where a game has too many codes."""

from firmware.engine import marks, ranks

MOST_LOOKED_THROUGH = 1300  # codes of a game
_MOST_KEPT = 2000


class Brute:
    def __init__(self):
        self._found = {}

    def fitting(self, variant, rows):
        """Every code that fits the rows, in reading order; None in a game too large to look."""
        if variant.space > MOST_LOOKED_THROUGH:
            return None
        at = (variant.key(), tuple(rows))
        if at not in self._found:
            if len(self._found) > _MOST_KEPT:
                self._found.clear()
            ordered = sorted(ranks.walk(variant), key=lambda code: ranks.turned(variant, code))
            self._found[at] = [code for code in ordered if fits(variant, rows, code)]
        return self._found[at]

    def expected(self, variant, rows, guess):
        """How many codes a guess leaves on average, in hundredths."""
        parts = {}
        fitting = self.fitting(variant, rows)
        for code in fitting:
            mark = marks.score(variant, guess, code)
            parts[mark] = parts.get(mark, 0) + 1
        return 100 * sum(part * part for part in parts.values()) // len(fitting)


def fits(variant, rows, code):
    return all(marks.score(variant, guess, code) == mark for guess, mark in rows)
