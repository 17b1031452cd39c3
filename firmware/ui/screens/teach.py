"""Two screens to learn from: TABLE, how many codes give each mark to a first guess; and TEACH, the next guess of the
step-by-step method, with one sentence why it is that one.
"""

from firmware.engine import shapes, steps
from firmware.engine.variant import PLACES
from firmware.ui import commands, described, notation
from firmware.ui.screens.working import Working
from firmware.ui.words import Wrong

_LOOKING_MS = 10000  # for each shape


class Table(Working):
    """Lines for each shape of a first guess, where all guesses of a shape get the same marks."""

    title = ("table-title",)
    short = commands.word("TABLE")

    def __init__(self, shell):
        Working.__init__(self, shell)
        self._variant = self.desk.match.variant()
        if not self._variant.zero:
            raise Wrong("no-table")
        self._shapes = iter(shapes.every(self._variant))
        self._begin_next()

    def _begin_next(self):
        for shape in self._shapes:
            self._shape = shape
            self.job = self.desk.match.mind().ask([], _LOOKING_MS, _marks, self._variant, self._shape)
            return

    def done(self, job):
        if not job.whole:
            self.say("list-cut")
            return
        counts = job.found
        variant = self._variant
        letters = "".join([notation.LETTERS[at] * self._shape[at] for at in range(len(self._shape))])
        told = ["{} {}".format(_told(variant, mark), counts[mark]) for mark in sorted(counts)]
        self.lines += described.folded([letters + ": " + told[0]] + told[1:])
        self._begin_next()


def _marks(job, variant, shape):
    """Return how many codes give each mark to a guess of this shape."""
    job.ready = True
    job.found = yield from shapes.table(variant, shape)


def _told(variant, mark):
    """Return a mark of the table, which counts exact pegs where a mark would show their places."""
    if variant.tells == PLACES:
        return notation.EXACT_SIGN * mark or notation.NOTHING
    return notation.tell_mark(variant, mark)


class Teach(Working):
    """The next guess of the method, and why; it counts as help."""

    title = ("teach-title",)
    helps = True

    def __init__(self, shell):
        Working.__init__(self, shell)
        match = self.desk.match
        self.job = match.mind().think(match.round.rows, "first")

    def done(self, job):
        match = self.desk.match
        thought = job.thought
        spelled = notation.spell(match.variant(), thought.best, signs=self.desk.signs)
        self.say("advice" if thought.candidates.fits(thought.best) else "advice-not-fitting", spelled)
        if thought.fits:
            self.say(*_reason(match.variant(), match.round.rows, thought, self.desk.signs))


def _reason(variant, rows, thought, written):
    """Return the key of the sentence, and what fills it."""
    possible = thought.candidates
    if possible.whole and possible.left == 1:
        return ("teach-only",)
    known = steps.counted(variant, rows)
    if known is None:
        return ("teach-fits",)
    signs = notation.letters(variant, written)
    pegs = " ".join("".join([signs[colour] * known[colour] for colour in sorted(known)]))
    if not pegs:
        return ("teach-begin",)
    for colour in steps.often(variant, thought.best):
        if colour not in known:
            return "teach-count", pegs, signs[colour]
    return "teach-place", pegs


SCREENS = {"table": Table, "teach": Teach}
