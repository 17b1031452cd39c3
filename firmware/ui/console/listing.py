"""The codes that are still possible, in reading order, a page at a time."""

from firmware.ui import notation
from firmware.ui.console import report
from firmware.ui.described import WIDTH

_LINES = 8
_LOOKING_MS = 10000  # for each page


def page(console, after=-1, side=None, asking=True):
    """The page after this code; then whether further ones are wanted, or the note that there are more."""
    match = console.match
    variant = match.variant()
    across = WIDTH // (variant.pegs + 1)
    most = across * _LINES
    rows = match.sides[match.side if side is None else side].rows
    mind = yield from report.mind(console, side)
    job = mind.list(rows, after, most + 1, _LOOKING_MS)  # one more, to know whether there is another page
    yield from console.wait(job)
    found = job.found
    shown = min(len(found), most)
    for line in range(0, shown, across):
        told = found[line : min(line + across, shown)]
        yield " ".join([notation.spell(variant, code, "", console.signs) for code in told])
    if shown == len(found):
        if not job.whole:
            yield console.words("list-cut")
    elif asking:
        yield console.words("more")
        console.more = found[shown - 1]
    else:
        yield console.words("and-more")
