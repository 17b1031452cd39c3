"""The rows that the guesses of the last rounds lost against the best play, luck taken out.

Each guess is held against the best one of its row, by how many codes the two were expected to leave, whatever then came
of it: the best guess has lost nothing, one that tells nothing a whole row, and between them lie tenths, on the scale of
what the best one divides the codes by. Of the last two codes, one that cannot be the code loses its chance to be right.
All of it is an estimate. The loss of a row goes to a habit:

  FIRST   the first guess of the round
  KNOWN   it tells nothing that is not known
  CANNOT  it cannot be the code
  NARROW  it can, and another tells more
"""

from firmware.engine import marks

MOST_ROUNDS = 20
ENOUGH = 5  # rounds, before a habit is named
HABITS = 4
FIRST, KNOWN, CANNOT, NARROW = range(HABITS)
ROW = 10  # tenths
_MOST = 64  # tenths of a habit in a round are fewer
_RADICES = (2,) + (_MOST,) * HABITS
_FINE = 20  # parts of a row, so that tenths can be rounded


class Losses:
    """`kept` are the last rounds as a ring, so that a save changes little: whether an estimate was graded by a draw,
    then the tenths of a row that each habit lost."""

    def __init__(self):
        self.kept = []
        self._next = 0  # the place of the next one

    def add(self, lost):
        self.kept[self._next : self._next + 1] = [lost]
        self._next = (self._next + 1) % MOST_ROUNDS

    def rounds(self):
        """Return of each round, the latest last, the tenths that it lost, and whether its grades are exact."""
        ring = self.kept[self._next :] + self.kept[: self._next]
        rounds = []
        for lost in ring:
            rounds.append((sum(lost[1:]), not lost[0]))
        return rounds

    def worst(self):
        """Return the most costly habit and its tenths; None of too few rounds or where it costs less than a row."""
        if len(self.kept) < ENOUGH:
            return None
        costs = list(map(sum, zip(*self.kept)))[1:]
        most = max(costs)
        return (costs.index(most), most) if most >= ROW else None

    def walk(self, box):
        """Walk over its fields in the saved statistics."""
        number = box.field(len(self.kept), MOST_ROUNDS + 1)
        self._next = box.field(self._next, MOST_ROUNDS) if number == MOST_ROUNDS else number
        self.kept = self.kept or [(0,) * (1 + HABITS)] * number
        for at, lost in enumerate(self.kept):
            self.kept[at] = tuple(map(box.field, lost, _RADICES))


def of_round(played):
    """Return the losses of a round that is over, as they are kept; None where not all of its rows are graded."""
    rows = of_rows(played)
    if not rows or len(rows) < len(played.rows):
        return None
    lost = [0] * (1 + HABITS)
    for (habit, tenths), grade in zip(rows, played.grading.found):
        lost[0] |= not grade.counted
        lost[1 + habit] = min(lost[1 + habit] + tenths, _MOST - 1)
    return tuple(lost)


def of_rows(played):
    """Return the habit and the tenths of each row that is graded, of a round that is over."""
    rows = played.rows
    graded = []
    if played.grading and played.grading.rows == rows:
        for at, grade in enumerate(played.grading.found):
            graded.append(of_row(played.variant, rows[:at], rows[at][0], grade))
    return graded


def of_row(variant, before, guess, grade):
    """Return the habit that a guess shows, and the tenths of a row that it lost."""
    fits = marks.fits(variant, before, guess)
    whole, expected, best = 100 * grade.before, grade.expected, grade.best_expected
    fine = 0  # parts of the way from the best to a useless guess: the logarithm of `expected`, by powers
    while best < expected and fine < _FINE and whole ** (fine + 1) * best ** (_FINE - fine - 1) <= expected**_FINE:
        fine += 1
    tenths = (fine + 1) // 2
    if not fits and grade.before <= 2:
        tenths = max(tenths, ROW // grade.before)
    if not before:
        return FIRST, tenths
    if expected >= whole > 100:
        return KNOWN, tenths
    return (NARROW if fits else CANNOT), tenths
