"""What a person can learn from: TABLE, how many codes give each mark to a first guess; and TEACH, the next guess of the
step-by-step method, with one sentence why it is that one.
"""

from firmware.engine import steps
from firmware.engine.variant import PLACES
from firmware.ui import described, notation
from firmware.ui.console import report
from firmware.ui.words import Wrong

_LOOKING_MS = 10000  # for each shape


def table(console, variant):
    """Lines for each shape of a first guess, where all guesses of a shape get the same marks. Enter stops it, as does
    a line that is typed meanwhile.
    """
    from firmware.engine import shapes

    if not variant.zero:
        raise Wrong("no-table")
    mind = yield from report.mind(console)
    for shape in shapes.every(variant):
        job = mind.ask([], _LOOKING_MS, _marks, variant, shape)
        yield from console.wait(job)
        if console.typed or not job.whole:
            yield console.words("list-cut")
            return
        counts = job.found
        letters = "".join([notation.LETTERS[at] * shape[at] for at in range(len(shape))])
        told = ["{} {}".format(_told(variant, mark), counts[mark]) for mark in sorted(counts)]
        yield from described.folded([letters + ": " + told[0]] + told[1:])


def _marks(job, variant, shape):
    """How many codes give each mark to a guess of this shape."""
    from firmware.engine import shapes

    job.ready = True
    job.found = yield from shapes.table(variant, shape)


def _told(variant, mark):
    """A mark of the table, which counts exact pegs where a mark would show their places."""
    if variant.tells == PLACES:
        return notation.EXACT_SIGN * mark or notation.NOTHING
    return notation.tell_mark(variant, mark)


def teach(console):
    """The lines about the next guess."""
    match = console.match
    thought = yield from report.thought(console, "first")
    told = report.helped(console)
    yield report.advice(console, thought)
    if thought.fits:
        yield console.words(*_reason(match.variant(), match.round.rows, thought, console.signs))
    yield from told


def _reason(variant, rows, thought, written):
    """The key of the sentence, and what fills it."""
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
