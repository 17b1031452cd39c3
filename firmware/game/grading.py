"""The grades of a round that is over, made once for all who look at them; and the rows that the guesses of the last
rounds lost against the best play, luck taken out.

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
from firmware.engine.room import has_room
from firmware.game.modes import PERSON
from firmware.game.round import VOID

MOST_ROUNDS = 20
ENOUGH = 5  # rounds, before a habit is named
HABITS = 4
FIRST, KNOWN, CANNOT, NARROW = range(HABITS)
ROW = 10  # tenths
_MOST = 64  # tenths of a habit in a round are fewer
_RADICES = (2,) + (_MOST,) * HABITS
_FINE = 20  # parts of a row, so that tenths can be rounded


def sides(match, of_people=False):
    """Return the sides that have grades: rows of their own, no mark that is wrong, and room to weigh them; those
    `of_people` alone, or all.
    """
    found = []
    for at, side in enumerate(match.sides if not match.rules.given_rows else ()):
        is_wanted = match.kinds(at)[1] == PERSON or not of_people
        if is_wanted and side.rows and side.state != VOID and has_room(side.variant):
            found.append(at)
    return found


def begin(match, side, anew=False):
    """Return the job that grades the rows of a side; it may be over. `anew`: begin one that was cut short again."""
    played = match.sides[side]
    job = played.grading
    if job is None or job.rows != played.rows or (job.over and not job.whole and (anew or job.most_ms > 0)):
        fitting = match.rules.hard and match.kinds(side)[1] == PERSON
        job = played.grading = match.mind(side).grade(played.rows, fitting)
    return job


def judged(grade):
    """Return the skill and the luck of a guess: how good it was beside the best, in percent, whatever then happened;
    and how many codes fewer than expected were left, in percent of the larger number, below 0 for bad luck.
    """
    after = 100 * grade.after
    skill = 100 * grade.best_expected // grade.expected
    return skill, 100 * (grade.expected - after) // max(grade.expected, after)


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
