"""A fair draw from a space too large to look at whole, and a count of what fits in it.

A front is the first pegs of a code; all that fits behind it is found as a set (`sieve.Tails`).

A count looks at all fronts where they are few. Otherwise it looks at fronts drawn at random, until the estimate of how
many codes fit is precise enough; it has random numbers of its own, so that the same rows always give the same estimate.

A draw takes a front by chance, accepts it with the chance of its tails to a bound, and then takes one of them, each
equally likely. So no code is likelier than another, as long as no front has more tails than the bound. Where all fronts
were counted that is certain. Otherwise the bound is half as much again as the most that the count has met; a front
that has still more raises it, and was drawn too seldom before.
"""

from firmware.engine import codes
from firmware.engine.room import ALL_FRONTS
from firmware.engine.space.demands import Demands, colours_in
from firmware.engine.space.sieve import RowSieve, Tails, members, ones

_ROWS_IN_STEP = 3
_PRECISION = 10  # the standard error of an estimate is at most one part in so many
_SEEN = 40  # fronts with tails, without which an estimate is worth nothing


class Fronts:
    """The fronts of a variant, numbered, and the tails behind each that fit the rows."""

    def __init__(self, variant, rows):
        self._variant = variant
        self._tails = tails = Tails(variant)
        self.size = tails.size
        self._sieves = [RowSieve(variant, tails, guess, mark) for guess, mark in rows]
        self._looked = 0  # rows looked at in this step
        allowed = Demands(variant, rows).allowed[: len(tails.front)]
        self._choices = [colours_in(colours) for colours in allowed]
        self.number = 1
        for colours in self._choices:
            self.number *= len(colours)

    def prepare(self):
        """Make ready: a generator that yields after every step."""
        for row in self._sieves:
            yield
            yield from row.prepare()

    def tails(self, number):
        """Return the tails that fit behind a front, as a set: a generator of steps."""
        front = self._tails.front
        for place, colours in enumerate(self._choices):
            number, pick = divmod(number, len(colours))
            front[place] = colours[pick]
        fitting = self._tails.kept(self._tails.all)
        for row in self._sieves:
            fitting = row.kept(fitting)
            self._looked += 1
            if self._looked == _ROWS_IN_STEP:
                self._looked = 0
                yield
            if not fitting:
                break
        return fitting

    def code(self, tails, pick):
        """Return the code with the tail in this place of the set, behind the front that was looked at last."""
        numbers = members(tails, self.size)
        for _ in range(pick):
            next(numbers)
        rank = 0
        for colour in self._tails.front:
            rank = rank * self._variant.base + colour
        return codes.turned(self._variant, rank * self.size + next(numbers))


def count(fronts, found):
    """Put into the list how many codes there are, a bound of the tails behind one front, and whether all fronts were
    looked at: a generator of steps. Where they were not, the first is an estimate.
    """
    yield from fronts.prepare()
    number = fronts.number
    whole = number <= ALL_FRONTS
    chance = looked = fitting = squares = with_tails = 0
    most = 1
    is_precise = False
    while looked < number if whole else not is_precise:
        at = looked
        if not whole:
            chance = (chance * 1664525 + 1013904223) & 0xFFFFFFFF  # the generator of Numerical Recipes
            at = chance * number >> 32
        many = ones((yield from fronts.tails(at)), fronts.size)
        looked += 1
        fitting += many
        squares += many * many
        with_tails += many > 0
        most = max(most, many)
        square = fitting * fitting
        spread = squares * looked - square
        is_precise = with_tails >= _SEEN and spread * _PRECISION * _PRECISION <= square * looked
    found += fitting * number // max(looked, 1), most if whole else most + most // 2, whole


def draw(fronts, bound, randrange):
    """Codes without end, where any fits: a generator of None after a step, and otherwise a code."""
    yield from fronts.prepare()
    while True:
        tails = yield from fronts.tails(randrange(fronts.number))
        many = ones(tails, fronts.size)
        bound = max(bound, many)
        pick = randrange(bound)
        if pick < many:
            yield fronts.code(tails, pick)
