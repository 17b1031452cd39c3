"""The candidates: the rows played, and the codes that fit them all.

Two ways of finding them share one interface: a bit a code for spaces up to 65,536 numbers (`space/bits.py`), a search
from the rows alone for larger ones (`space/sparse.py`). No list of codes is kept by either.

A row is taken or refused at once; `settle` then does the work it causes, in steps. `remaining` is how many codes fit:
exactly where `whole` says so, and estimated where `about` does; otherwise so many were found, and there may be more.

`search` is the last one, or None where there was no need for one: its `nearest` is the least contradictory code that it
has met.

The work of each way is in generators, which yield None after every step:

  settle()               the work that the rows have caused
  ordered(after)         the codes that fit in reading order, starting after this code and wrapping around
  some(most, randrange)  up to `most` codes that fit, each once: all of them or a fair draw. A call that is `hurried`
                         gets those met so far, or the first to come. Drawn not `fairly`, they come sooner.
"""

from firmware.engine import codes, marks
from firmware.engine.room import SMALL_SPACE, fitting_into, sample_size
from firmware.slots import need


class Possible:
    tells_early = False  # whether `remaining` means something while `settle` is at work
    whole = False  # nothing is counted yet

    def __init__(self, variant):
        self.variant = variant
        self.rows = []  # (guess, mark), the oldest first
        self.hurried = False  # set while a draw goes on: whether it has to come to its end, as somebody waits for it
        self._forget()

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
        """Forget what was worked out from the rows: they are others now."""
        self.remaining = codes.count(self.variant) if not self.rows else 0
        self.whole = not self.rows
        self.about = False
        self._stale = bool(self.rows)  # whether they have changed since `remaining` was counted

    def fits(self, code):
        """Return whether this could be the code."""
        return marks.fits(self.variant, self.rows, code)

    def shares(self, guess, counts):
        """Put into the dictionary how many of the codes that fit would give each mark: a generator of steps.

        Where they are too many to look at all it stays empty.
        """
        return iter(())


def candidates(variant, rows=()):
    """Return the candidates of a round of this variant with these rows."""
    if variant.space <= SMALL_SPACE:
        possible = need("firmware.engine.space.bits").Bits(variant)
    else:
        possible = need("firmware.engine.space.sparse").Sparse(variant)
    for row in rows:
        possible.add(*row)
    return possible


def hold(possible, randrange, held):
    """Put the codes that fit, or a fair draw of them, into the list to be judged by: a generator that yields False
    after a code, and True after a longer step.
    """
    variant = possible.variant
    most = sample_size(variant)
    if variant.space <= SMALL_SPACE:
        most = max(most, fitting_into(variant, variant.space // 8))  # beside a bit for each code
    for code in possible.some(most, randrange, False):
        if code is not None:
            held.append(code)
        yield code is None
