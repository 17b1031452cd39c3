"""KNOWN: the colours that are still possible, a line for each place."""

from firmware.ui import notation
from firmware.ui.console import report
from firmware.ui.known import Known


def told(console):
    """The lines, at the price of a hint."""
    yield from report.mind(console)
    match = console.match
    known = Known(match)
    yield from report.helped(console)
    for job in known.look():
        yield from console.wait(job)
    signs = notation.letters(match.variant(), console.signs)
    for at in range(len(known.places)):
        yield console.words("known-place", at + 1, " ".join([signs[colour] for colour in known.places[at]]))
    if not known.whole:
        yield console.words("list-cut")
