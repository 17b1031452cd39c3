"""TEACH: the next guess of the step-by-step method, and in one sentence why it is that one."""

from firmware.engine import steps
from firmware.ui import notation
from firmware.ui.console import report


def told(console):
    """A generator of lines."""
    match = console.match
    thought = yield from report.thought(console, "first")
    console.desk.helped()
    yield report.advice(console, thought)
    if thought.fits:
        yield console.words(*_reason(match.rules.variant, match.round.rows, thought, console.signs))


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
