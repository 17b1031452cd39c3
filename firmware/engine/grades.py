"""Grades of the rows of a finished round: skill apart from luck."""

from collections import namedtuple

from firmware.engine import codes
from firmware.engine.candidates import candidates
from firmware.engine.room import SMALL_SPACE
from firmware.engine.ways.judge import Judge, expected_left, hold, tally
from firmware.engine.ways.lanes import Lanes
from firmware.slots import drop, need

# How many codes fit before the row and after it, and which of these numbers are estimates; how many were expected to be
# left by this guess, and by the best guess, in hundredths; the best guess, which is this one where none is known to be
# better; and whether what was expected is exact, or estimated from a fair draw.
Grade = namedtuple("Grade", ("before", "after", "about", "expected", "best_expected", "best", "counted"))

# So many standard errors a guess must be better, as if codes were counted one by one. They are counted in pairs, a pair
# for both of its codes, which doubles the error: so these are three.
_SURE = 6


def grades(variant, rows, randrange, given, fitting=False, since=0):
    """Put a grade for each row into the list `given`, but for those before row `since`: a generator that yields after
    every step. `fitting`: only what could be the code was allowed.
    """
    possible = candidates(variant)
    yield
    for guess, mark in rows:
        before, about = possible.left, possible.about
        if len(possible.rows) < since:
            found = ()
        elif possible.rows or not variant.zero:
            found = yield from _weighed(possible, randrange, guess, fitting)
        else:
            found = yield from _of_first(variant, guess)
        if found is None:
            return  # a mark was wrong: there is nothing to compare with
        possible.add(guess, mark)
        yield from possible.settle()
        if found:
            given.append(Grade(before, possible.left, (about, possible.about), *found))


def _of_first(variant, guess):
    """Grade the first row where any colour may begin: its value and the best one are known from their shapes."""
    shapes = need("firmware.engine.shapes")
    own = shapes.of(variant, guess)
    counts = yield from shapes.table(variant, own)
    least = mine = shapes.squares(variant, counts)
    best = guess
    for shape in shapes.every(variant):
        counts = yield from shapes.table(variant, shape)
        squares = shapes.squares(variant, counts)
        if squares < least:
            least = squares
            best = shapes.guess(variant, shape)
    drop("firmware.engine.shapes")  # the rows behind the first fill its place
    number = codes.count(variant)
    return 100 * mine // number, 100 * least // number, best, True


def _weighed(possible, randrange, guess, fitting):
    """Return what was expected of a later guess and of the best one, the best one, and whether that is exact."""
    variant = possible.variant
    held: list = []
    yield from hold(possible, randrange, held)
    if not held:
        return None
    judge = Judge(variant, held, expected_left)
    yield from judge.search(possible.rows, variant.space <= SMALL_SPACE and not fitting)
    expected = judge.worth(guess)
    best_expected = min(judge.value, expected)
    best = judge.guess if judge.value < expected else guess
    counted = possible.whole and len(held) == possible.left
    if not counted:
        # the best of many guesses was lucky in the codes that it was chosen by: others tell whether it is better
        judge = None  # it may take as much memory as they will
        held = []
        yield from hold(possible, randrange, held)
        lanes = Lanes(variant, held)
        yield from lanes.fill()
        left, best_left = _left(lanes, guess), _left(lanes, best)
        expected = best_expected = sum(left)
        if _is_better(best_left, left):
            best_expected = sum(best_left)
        else:
            best = guess
    # the share of the codes that a guess leaves is the same among those drawn
    share = 100 * possible.left
    drawn = len(held) * len(held)
    return share * expected // drawn, share * best_expected // drawn, best, counted


def _left(lanes, guess):
    """Return for each code how many would be left by the guess if it were the secret."""
    given = lanes.marks(guess)
    sizes = tally(given)
    return [sizes[mark] for mark in given]


def _is_better(left, others):
    """Return whether these are fewer than the others by more than chance explains."""
    gains = [others[lane] - left[lane] for lane in range(len(left))]
    gain = sum(gains)
    spread = len(gains) * sum([one * one for one in gains]) - gain * gain
    return gain > 0 and gain * gain * len(gains) > _SURE * _SURE * spread
