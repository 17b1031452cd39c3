"""Two screens to learn from: TABLE, how many codes give each mark to a first guess; and TEACH, the next guess of the
step-by-step method, with one sentence why it is that one.
"""

from firmware.engine import codes, shapes, steps
from firmware.engine.variant import PLACES
from firmware.slots import need
from firmware.ui import notation
from firmware.ui.screens.working import working
from firmware.ui.words import Wrong

_LOOKING_MS = 10000  # for each shape


@working("TABLE")
def table(screen):
    """Tell lines for each shape of a first guess, where all guesses of a shape get the same marks."""
    match = screen.desk.match
    variant = match.variant()
    if not variant.zero:
        raise Wrong("no-table")
    for shape in shapes.every(variant):
        job = yield need("firmware.game.mind").Job(match.mind(), [], _LOOKING_MS, _marks, variant, shape)
        if not job.whole:
            screen.say("list-cut")
            return
        counts = []
        for mark in sorted(job.found):
            if variant.tells == PLACES:  # exact pegs are counted where a mark would show their places
                text = notation.EXACT_SIGN * mark or notation.NOTHING
            else:
                text = notation.tell_mark(variant, mark)
            counts.append("{}={}".format(text, job.found[mark]))
        letters = ""
        for at in range(len(shape)):
            letters += notation.LETTERS[at] * shape[at]
        screen.lines += notation.folded([letters + ": " + counts[0]] + counts[1:])


def _marks(job, variant, shape):
    """Return how many codes give each mark to a guess of this shape."""
    job.ready = True
    job.found = yield from shapes.table(variant, shape)


@working("TEACH")
def teach(screen):
    """Tell the next guess of the method, and why; it counts as help."""
    match = screen.desk.match
    job = yield match.mind().think(match.round.rows, "first")
    best = job.thought.best
    possible = job.thought.candidates
    variant = match.variant()
    signs = screen.desk.signs
    fits = possible.fits(best)
    screen.say("advice" if fits else "advice-not-fitting", notation.spell(variant, best, signs=signs))
    if not fits:
        return
    counts = steps.counted(variant, match.round.rows)
    letters = notation.letters(variant, signs)
    pegs = ""
    for colour in sorted(counts or ()):
        pegs += letters[colour] * counts[colour]
    pegs = " ".join(pegs)
    if possible.whole and possible.remaining == 1:
        screen.say("teach-only")
    elif counts is None:
        screen.say("teach-fits")
    elif not pegs:
        screen.say("teach-begin")
    else:
        for colour in codes.unpack(variant, best):
            if colour not in counts:
                screen.say("teach-count", pegs, letters[colour])
                return
        screen.say("teach-place", pegs)
