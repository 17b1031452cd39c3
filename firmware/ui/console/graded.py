"""The grades of a round that is over, row by row."""

from firmware.game import grading
from firmware.ui import notation
from firmware.ui.console import at_hand, report
from firmware.ui.words import Wrong


def tell(console):
    match = console.match
    if match is None or at_hand.is_running(console):
        raise Wrong("number-later")
    sides = grading.sides(match)
    if not sides:
        raise Wrong("no-grades")
    yield console.words("grades-mean")
    yield console.words("grades")
    for side in sides:
        yield from _grades(console, side)


def _grades(console, side):
    match = console.match
    played = match.sides[side]
    job = grading.begin(match, side, anew=True)
    given = job.found
    told = 0
    for said in console.wait(job):
        yield said
        while told < len(given):
            yield _grade(console, played, told, given)
            told += 1
    while told < len(given):
        yield _grade(console, played, told, given)
        told += 1
    if told < len(played.rows):
        yield console.words("grades-cut")


def _grade(console, played, number, grades):
    """A grade in columns: row, guess, codes before, after and expected, skill, luck, the best guess.

    No number is longer than that of the first row.
    """
    variant = played.variant
    grade = grades[number]
    guess = notation.spell(variant, played.rows[number][0], "", console.signs)
    columns = zip(_codes(console, grade), _codes(console, grades[0]))
    before, after, expected = [" " * (len(first) - len(text)) + text for text, first in columns]
    line = "{:2}. {} : {} > {} ({}) {:3}% {:4}%".format(
        number + 1, guess, before, after, expected, grading.skill(grade), grading.luck(grade)
    )
    best = notation.spell(variant, grade.best, "", console.signs)
    return line if best == guess else line + " " + best


def _codes(console, grade):
    """How many there were before and after, and were expected."""
    told = [report.number(console.words, *told) for told in zip((grade.before, grade.after), grade.about)]
    return told + [("" if grade.counted else "~") + _hundredths(grade.expected)]


def _hundredths(number):
    return str(number // 100) if number >= 100000 else "{}.{:02}".format(number // 100, number % 100)
