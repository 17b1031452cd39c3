"""Grades of the rows of a finished round: skill apart from luck."""

from array import array
from collections import namedtuple

from firmware.engine import codes
from firmware.engine.candidates import candidates, hold
from firmware.engine.room import SMALL_SPACE
from firmware.slots import drop, drop_package, need

_JUDGE = "firmware.engine.ways.judge"  # comes in when codes are drawn: there is little memory beside that
_SPACE = "firmware.engine.space"

# How many codes fit before the row and after it, and which of these numbers are estimates; how many were expected to be
# left by this guess, and by the best guess, in hundredths; the best guess, which is this one where none is known to be
# better; and whether what was expected is exact, or estimated from a fair draw.
Grade = namedtuple("Grade", ("before", "after", "about", "expected", "best_expected", "best", "counted"))

# So many standard errors a guess must be better, as if codes were counted one by one. They are counted in pairs, a pair
# for both of its codes, which doubles the error: so these are three.
_SURE = 6
_HELD_IN_STEP = 16


def grades(variant, rows, randrange, job, fitting=False, since=0):
    """Have the job find how many codes are left, and then a grade for each row from `since` on: a generator that yields
    after every step. `fitting`: only what could be the code was allowed.

    Where time is short each row has its share of what the job has left, and is compared with the guesses that were
    looked at by then.
    """
    yield from _count(variant, rows, job.remaining)
    at = since
    if rows and not at and variant.zero:
        found = yield from _of_first(variant, rows[0][0])
        _give(job, at, found)
        at = 1
    draws = _draws(variant, rows, at, randrange)
    if variant.space <= SMALL_SPACE:
        # all of them, as far as half of the time is enough: beside what codes are weighed with there is little room for
        # a bit for each
        drawn = []
        half_ms = job.most_ms // 2
        for held in draws:
            if held:
                drawn.append(held)
            if job.most_ms < half_ms:
                break
            yield
        draws = drawn
        drop_package(_SPACE)
    for held in draws:
        if held:
            share = job.most_ms // (len(rows) - at + 1)  # one more for the end of each
            until_ms = job.most_ms - share
            found = yield from _weighed(variant, rows[:at], job, held, rows[at][0], fitting, until_ms)
            _give(job, at, found)
            at += 1
        yield


def _give(job, at, found):
    (before, is_before_about), (after, is_after_about) = job.remaining[at : at + 2]
    job.found.append(Grade(before, after, (is_before_about, is_after_about), *found))


def _count(variant, rows, counts):
    """Put into the list how many codes fit before the first row and after each, and whether that is estimated."""
    possible = candidates(variant)
    for row in [()] + rows:
        if row:
            possible.add(*row)
        yield from possible.settle()
        counts.append((possible.remaining, possible.about))
    possible = None
    yield  # let the caller go on before more memory is needed


def _draws(variant, rows, since, randrange):
    """Yield None after every step, and for each row from `since` on the codes drawn to weigh it by: two draws, where
    not all codes that fit can be held.
    """
    possible = candidates(variant, rows[:since])
    for row in rows[since:]:
        yield from possible.settle()
        held = [(yield from _drawn(possible, randrange))]
        if not held[0]:
            return  # a mark was wrong: there is nothing to compare with
        if not possible.whole or len(held[0]) < possible.remaining:
            held.append((yield from _drawn(possible, randrange)))
        yield held
        possible.add(*row)


def _drawn(possible, randrange):
    """Return the codes that fit, or a fair draw of them."""
    held: list = []
    for is_long in hold(possible, randrange, held):
        if is_long or len(held) % _HELD_IN_STEP == 0:
            yield
    return array("H", held) if possible.variant.space <= SMALL_SPACE else held


def _of_first(variant, guess):
    """Grade the first row where any colour may begin: its value and the best one are known from their shapes."""
    shapes = need("firmware.engine.shapes")
    own = shapes.of(variant, guess)
    best = mine = least = None
    for shape in shapes.every(variant):
        counts = yield from shapes.table(variant, shape)
        squares = shapes.squares(variant, counts)
        if shape == own:
            mine = squares
        if least is None or squares < least:
            least = squares
            best = shape
    best = guess if mine == least else shapes.guess(variant, best)
    drop(["firmware.engine.shapes"])  # the rows behind the first fill its place
    number = codes.count(variant)
    return 100 * mine // number, 100 * least // number, best, True


def _weighed(variant, rows, job, draws, guess, fitting, until_ms):
    """Return what was expected of a later guess and of the best one, the best one, and whether that is exact. The best
    one is sought until the job has no more than `until_ms` left.
    """
    held = draws[0]
    judging = need(_JUDGE)
    judge = judging.Judge(variant, held, judging.expected_left)
    is_exact = len(draws) == 1
    for _ in judge.search(rows, variant.space <= SMALL_SPACE and not fitting):
        if judge.least and job.most_ms <= until_ms:  # no guess can be judged before
            is_exact = False
            break
        yield
    expected = judge.worth(guess)
    best_expected = min(judge.value, expected)
    best = judge.guess if judge.value < expected else guess
    if len(draws) > 1:
        # the best of many guesses was lucky in the codes that it was chosen by: others tell whether it is better
        judge = None  # it may take as much memory as they will
        held = draws[1]
        lanes = judging.Lanes(variant, held)
        yield from lanes.fill()
        own_sizes, best_sizes = _sizes_after(lanes, guess), _sizes_after(lanes, best)
        expected = best_expected = sum(own_sizes)
        if _is_better(best_sizes, own_sizes):
            best_expected = sum(best_sizes)
        else:
            best = guess
    # the share of the codes that a guess leaves is the same among those drawn
    share = 100 * job.remaining[len(rows)][0]
    drawn = len(held) * len(held)
    return share * expected // drawn, share * best_expected // drawn, best, is_exact


def _sizes_after(lanes, guess):
    """Return for each code how many would be left by the guess if it were the secret."""
    found_marks = lanes.marks(guess)
    sizes = need(_JUDGE).tally(found_marks)
    return [sizes[mark] for mark in found_marks]


def _is_better(sizes, others):
    """Return whether these are fewer than the others by more than chance explains."""
    gain = squares = 0
    for size, other in zip(sizes, others):
        gain += other - size
        squares += (other - size) * (other - size)
    number = len(sizes)
    return gain > 0 and gain * gain * number > _SURE * _SURE * (number * squares - gain * gain)
