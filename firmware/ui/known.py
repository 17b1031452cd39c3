"""What is known: for each place the colours that some code has there which still fits.

The codes that fit are listed piece by piece, until all colours were seen everywhere, the list ends, or it takes too
long; then the colours that were found are certain, and there may be more.
"""

_PIECE = 120  # codes
_MOST_PIECES = 50
_LOOKING_MS = 4000  # for each piece


class Known:
    def __init__(self, match):
        self.places: list = [[] for _ in range(match.variant().pegs)]  # the colours of each, in order
        self.whole = False  # whether these are all
        self._match = match
        self._base = match.variant().base

    def look(self):
        """Look for them: a generator of the jobs that must be over before it goes on."""
        rows = list(self._match.round.rows)
        mind = self._match.mind()
        last = -1
        for _ in range(_MOST_PIECES):
            job = mind.list(rows, last, _PIECE, _LOOKING_MS)
            yield job
            for last in job.found:
                self._add(last)
            if len(job.found) < _PIECE or all(len(seen) == self._base for seen in self.places):
                self.whole = job.whole or len(job.found) == _PIECE
                return

    def _add(self, code):
        for seen in self.places:
            colour = code % self._base
            code //= self._base
            if colour not in seen:
                seen.append(colour)
                seen.sort()
