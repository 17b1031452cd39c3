"""Advice to a person who plays: whether a guess fits, even a half-made one, and how good each row was.

A half-made guess is a list of digits with None where no peg is set yet. A hint is not made here: it is what a way of
thinking would play (`thinking.think`).
"""

from collections import namedtuple

from firmware.engine.candidates import candidates
from firmware.engine.judging import Judge, expected_left, hold
from firmware.engine.search import Search

# How many codes fit before the row and after it; how many were expected to be left by this guess, and by the best
# guess, in hundredths; the best guess; and whether all of this was counted, or estimated from a fair draw.
Grade = namedtuple("Grade", ("before", "after", "expected", "best_expected", "best", "counted"))


def completion(variant, rows, pegs):
    """A code with these pegs that fits the rows: a generator of None after each step, and last the code, or -1."""
    for code in Search(variant, rows).having(pegs):
        yield code
        if code is not None:
            return
    yield -1


def contradicted(variant, rows, pegs):
    """The numbers of the rows, from 0, that each alone rule out every way to fill the empty places.

    A generator of None after each step, and last the list.
    """
    numbers = []
    for number, row in enumerate(rows):
        for code in completion(variant, [row], pegs):
            if code == -1:
                numbers.append(number)
            yield None
    yield numbers


def grades(variant, rows, randrange, given):
    """Put a grade for each row into the list `given`: a generator that gives back control after every step."""
    possible = candidates(variant)
    for guess, mark in rows:
        before, counted = possible.left, possible.whole
        held = []
        yield from hold(possible, randrange, held)
        if not held:
            return  # a mark was wrong: there is nothing to compare with
        judge = Judge(variant, held, expected_left)
        yield from judge.search(possible.rows, True)
        drawn = len(held)
        expected = judge.worth(guess)
        best = judge.guess if judge.value < expected else guess
        possible.add(guess, mark)
        yield from possible.settle()
        counted = counted and possible.whole and drawn == before
        # the share of the codes that a guess leaves is the same among those drawn
        shares = [100 * before * value // (drawn * drawn) for value in (expected, min(judge.value, expected))]
        given.append(Grade(before, possible.left, shares[0], shares[1], best, counted))


def skill(grade):
    """How good the guess was beside the best, in percent, whatever then happened."""
    return 100 * grade.best_expected // grade.expected


def luck(grade):
    """How many codes fewer than expected were left, in percent of the larger number; below 0 for bad luck."""
    after = 100 * grade.after
    return 100 * (grade.expected - after) // max(grade.expected, after)
