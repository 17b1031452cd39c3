"""Find the marks that were wrong, where no code fits the rows played.

The findings are the smallest sets of rows whose marks, if changed, leave at least one code, the most likely first, by
the rule of Bayes: each code that a mend would leave is as likely as any other, and so is each mark one peg off the
right one. People seldom misplace two pegs, and seldom overlook that their code was broken, so such a mend counts a
thousandth of that and is listed after all others.

Where there are few enough fronts to look at them all, as in every named game, the codes are counted to the last one
(`_Misses`). In larger spaces each set of rows is left out in turn: of the codes that then fit a few are all
looked at, and many are judged by a fair draw.
"""

from collections import namedtuple

from firmware.engine import marks
from firmware.engine.candidates import candidates
from firmware.engine.room import has_few_fronts, has_room
from firmware.engine.space.sieve import RowSieve, Tails, ones

# The rows, numbered from 0; the mends, those that leave most codes weighed by likelihood first; and as of candidates,
# whether the numbers of codes are exact, and whether they are estimates. If neither there may be more.
Finding = namedtuple("Finding", ("rows", "mends", "whole", "about"))
# The marks that the rows would have, and how many codes they would leave.
Mend = namedtuple("Mend", ("marks", "remaining"))

_FIRST_LISTED = 32  # fronts, after which estimates are listed; then after twice as many, and so on
_LOOKS_IN_STEP = 3
_STRIDE = 617  # a prime that divides no number of fronts
_DRAWN = 200  # codes, where more fit than can be looked at
_MOST_STEPS = 300, 1500, 7500  # of looking for the codes that fit without a set of rows: in turn, until that is enough
_ONE_OFF = 1 << 30
_SELDOM = 10  # bits: a mistake that people seldom make counts less by so many


def examine(variant, rows, findings):
    """Put the findings into the list: a generator that yields after every step.

    The list is in order at every step, so that a search that is stopped leaves the best that it has found.
    """
    doctor = _Doctor(variant, rows, findings)
    if not (has_few_fronts(variant) and has_room(variant)):
        size = 0
        while not findings and size < len(rows):
            size += 1
            for most_steps in _MOST_STEPS:
                for suspects in _subsets(len(rows), size):
                    yield from doctor.draw(suspects, most_steps)
        return
    misses = _Misses(variant, rows)
    for sieve in misses.sieves:
        yield
        yield from sieve.prepare()
    size = -1
    while not misses.counts:
        size += 1
        listed = _FIRST_LISTED
        for _ in misses.count(size):
            if size and misses.looked_at >= listed:
                listed *= 2
                estimates = _in_full(misses.counts, misses.tails.fronts, misses.looked_at)
                yield from doctor.enlist(estimates, False, True)
            yield
    if size:  # with no row wrong there is nothing to mend
        yield from doctor.enlist(misses.counts, True, False)


class _Doctor:
    def __init__(self, variant, rows, findings):
        self.variant = variant
        self.rows = rows
        self.findings = findings
        self._found = {}  # for each set of rows: how likely it is, and the finding
        self._settled = set()  # the sets of rows of which a draw was fair
        self._one_off = {}  # for each mark, how many are one peg off
        self._chance = 0

    def draw(self, suspects, most_steps):
        """List what a draw of the codes that fit the other rows says about these, unless a fair one has told it."""
        if suspects in self._settled:
            return
        variant = self.variant
        rows = self.rows
        others = candidates(variant, [row for at, row in enumerate(rows) if at not in suspects])
        counts: dict = {}
        drawn = 0
        for steps, code in enumerate(others.some(_DRAWN, self._randrange)):
            if code is not None:
                drawn += 1
                mended: tuple = ()
                for number in suspects:
                    guess, mark = rows[number]
                    told = marks.score(variant, guess, code)
                    if told == mark:
                        break  # where a search of fewer rows was given up, a code may contradict fewer than these
                    mended += (told,)
                else:
                    key = suspects, mended
                    counts[key] = counts.get(key, 0) + 1
            if steps == most_steps:
                others.hurried = True
            elif steps == 2 * most_steps:
                break
            yield
        if others.whole or others.about:
            self._settled.add(suspects)
            counts = _in_full(counts, others.remaining, drawn)
        whole = others.whole and drawn == others.remaining
        yield from self.enlist(counts, whole, (others.whole and not whole) or others.about)

    def _randrange(self, stop):
        """Chance of its own, so that the same rows always lead to the same findings."""
        self._chance = (self._chance * 1664525 + 1013904223) & 0xFFFFFFFF  # the generator of Numerical Recipes
        return self._chance * stop >> 32

    def enlist(self, counts, whole, about):
        """Put the findings that these counts make among the others, in the place of those about the same rows."""
        variant = self.variant
        one_off = self._one_off
        weighed: dict = {}
        for (suspects, mended), remaining in counts.items():
            likely = remaining * _ONE_OFF
            for number, mark in zip(suspects, mended):
                seldom = marks.pegs_off(variant, self.rows[number][1], mark) - 1 + (mark == marks.solved(variant))
                if mark not in one_off:
                    one_off[mark] = 0
                    for other in range(marks.space(variant)):
                        if marks.pegs_off(variant, mark, other) == 1 and marks.is_possible(variant, other):
                            one_off[mark] += 1
                likely = (likely >> _SELDOM * seldom) // (one_off[mark] or 1)  # a mistake is one of them
            entry = weighed.setdefault(suspects, [0, []])
            entry[0] += likely
            entry[1].append((likely, Mend(mended, remaining)))
            yield
        for suspects, (likely, mends) in weighed.items():
            mends.sort(key=_likelihood)
            self._found[suspects] = likely, Finding(suspects, [mend for _, mend in mends], whole, about)
        self.findings[:] = [finding for _, finding in sorted(self._found.values(), key=_likelihood)]


class _Misses:
    """The codes that contradict a few rows of a round, counted by those rows and by the marks that they would have.

    All codes are looked through, the tails behind a front at once, and nothing is held but the counts. The fronts come
    in scattered order, so that the counts over some of them are a fair estimate of all.
    """

    def __init__(self, variant, rows):
        self.tails = Tails(variant)
        self.sieves = [RowSieve(variant, self.tails, guess, mark) for guess, mark in rows]
        self.looked_at = 0  # fronts so far
        self.counts = {}  # (rows, the marks that they would have): how many codes contradict these rows and no other

    def count(self, size):
        """Count the codes that contradict so many rows, and none fewer: a generator that yields after every step."""
        tails = self.tails
        self.looked_at = looks = 0
        while self.looked_at < tails.fronts:
            tails.go_behind(self.looked_at * _STRIDE % tails.fronts)
            parts = [((), tails.kept(tails.all))]
            for number, sieve in enumerate(self.sieves):
                parts = _parted(parts, number, sieve, size)
                if not parts:
                    break
                looks += 1
                if looks % _LOOKS_IN_STEP == 0:
                    yield
            for suspects, fitting in parts:
                yield
                self._count_by_marks(suspects, fitting, ())
            self.looked_at += 1

    def _count_by_marks(self, suspects, fitting, mended):
        if len(mended) == len(suspects):
            key = suspects, mended
            self.counts[key] = self.counts.get(key, 0) + ones(fitting, self.tails.size)
            return
        parts = self.sieves[suspects[len(mended)]].by_mark(fitting)
        for mark in parts:
            self._count_by_marks(suspects, parts[mark], mended + (mark,))


def _parted(parts, number, sieve, size):
    """Return the parts, of which each has the tails that contradict the same rows, parted by one row more."""
    either = 0
    for _, tails in parts:
        either |= tails
    kept = sieve.kept(either) if either else 0
    finer = []
    for suspects, tails in parts:
        fitting = tails & kept
        if fitting:
            finer.append((suspects, fitting))
        if fitting != tails and len(suspects) < size:
            finer.append((suspects + (number,), tails ^ fitting))
    return finer


def _in_full(counts, number, looked_at):
    """Return the counts that all of a number would have by those looked at."""
    return {key: max(counts[key] * number // looked_at, 1) for key in counts}


def _likelihood(pair):
    """Sort the most likely first. Of equals the earliest rows or the lowest marks come first: on the board neither a
    sort nor a dict keeps their order.
    """
    return -pair[0], pair[1][0]


def _subsets(number, size, first=0):
    """Yield every ascending choice of this size from the numbers below `number`, of which none is below `first`."""
    if not size:
        yield ()
        return
    for chosen in range(first, number):
        for others in _subsets(number, size - 1, chosen + 1):
            yield (chosen,) + others
