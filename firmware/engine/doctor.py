"""Which mark was wrong? It is asked when no code fits the rows played.

The findings are the smallest sets of rows whose marks, if changed, leave at least one code, the most likely first, by
the rule of Bayes: each code that a mend would leave is as likely as any other, and so is each mark one peg off the
right one. People seldom misplace two pegs, and seldom overlook that their code was broken, so such a mend counts a
thousandth of that and is listed after all others.
"""

from collections import namedtuple

from firmware.engine import marks
from firmware.engine.candidates import candidates
from firmware.engine.variant import CLASSIC, PLACES

# The rows, numbered from 0; the mends, those that leave most codes weighed by likelihood first; whether every mend was
# counted to its end.
Finding = namedtuple("Finding", ("rows", "mends", "whole"))
# The marks that the rows would have, and how many codes they would leave.
Mend = namedtuple("Mend", ("marks", "left"))

MOST_COUNTED = 5000
_ONE_OFF = 1 << 30
_SELDOM = 10  # bits: what a mistake that people seldom make counts less


def examine(variant, rows, findings):
    """Put the findings into the list, in order: a generator that yields after every step.

    They stand in the list only when all of one size are known, so a search stopped before leaves it empty.
    """
    found: list = []
    size = 0
    while not found and size < len(rows):
        size += 1
        for suspects in _subsets(len(rows), size):
            counts: dict = {}
            counted = 0
            for code in _without(variant, rows, suspects).each():
                if code is not None:
                    mended = tuple([marks.score(variant, rows[number][0], code) for number in suspects])
                    counts[mended] = counts.get(mended, 0) + 1
                    counted += 1
                    if counted == MOST_COUNTED:
                        break
                yield
            if counts:
                found.append(_weighed(variant, rows, suspects, counts, counted < MOST_COUNTED))
    found.sort(key=_likelihood)
    findings += [finding for _, finding in found]


def pegs_off(variant, mark, other):
    """How many pegs of one mark must change to make the other."""
    if variant.tells == PLACES:
        return marks.ones(mark ^ other)
    exact = marks.exact_in(mark) - marks.exact_in(other)
    if variant.tells != CLASSIC:
        return abs(exact)
    near = marks.near_in(mark) - marks.near_in(other)
    # what one kind of peg loses another gains, the empty holes of the mark being a kind too
    return (abs(exact) + abs(near) + abs(exact + near)) // 2


def _without(variant, rows, suspects):
    """The candidates of all rows but the suspects."""
    others = candidates(variant)
    for number, row in enumerate(rows):
        if number not in suspects:
            others.add(*row)
    return others


def _weighed(variant, rows, suspects, counts, whole):
    """The finding, and its likelihood."""
    weighed = []
    for mended, left in counts.items():
        likely = left * _ONE_OFF
        for number, mark in zip(suspects, mended):
            off = pegs_off(variant, rows[number][1], mark)
            seldom = off - 1 + (mark == marks.solved(variant))
            likely = (likely >> _SELDOM * seldom) // _mistakes(variant, mark)
        weighed.append((likely, Mend(mended, left)))
    weighed.sort(key=_likelihood)
    return sum([weight for weight, _ in weighed]), Finding(suspects, [mend for _, mend in weighed], whole)


def _mistakes(variant, mark):
    """How many marks are one peg off this one: a mistake is one of them."""
    return sum([1 for other in marks.possible(variant) if pegs_off(variant, mark, other) == 1]) or 1


def _likelihood(pair):
    """The most likely first. Of equals the earliest rows or the lowest marks: on the board neither a sort nor a dict
    keeps their order.
    """
    return -pair[0], pair[1][0]


def _subsets(number, size):
    """Every ascending choice of this size from the numbers below `number`."""
    chosen = list(range(size))
    while True:
        yield tuple(chosen)
        place = size - 1
        while place >= 0 and chosen[place] == number - size + place:
            place -= 1
        if place < 0:
            return
        chosen[place] += 1
        for later in range(place + 1, size):
            chosen[later] = chosen[later - 1] + 1
