"""The round by ear: the peg that was set last, the whole row or the mark in hand, or else the latest row."""

from firmware.engine.variant import PLACES
from firmware.ui import notation
from firmware.ui.notation import EXACT_SIGN, NEAR_SIGN, NOTHING

_MOST = 10  # a larger number is recorded digit by digit


def speak(page, variant, order, words):
    """Let a page say it, in groups of words: each is a text, and the names of recordings of the same. `order` has the
    places of the pegs in hand, the latest last.
    """
    groups = []
    if page.secret:
        pass
    elif page.mark not in (None, NOTHING):
        groups = _mark(page, variant, page.mark)
    elif page.mark is not None:
        groups = _row(page, variant, len(page.rows), page.hand, words)
    elif order and page.cursor < page.pegs:
        name, recordings = _pegs(page, variant, page.hand[order[-1] : order[-1] + 1])[0]
        groups = [("{} {}".format(order[-1] + 1, name), _number(order[-1] + 1) + recordings)]
    elif order:
        groups = _pegs(page, variant, page.hand)
    elif page.rows:
        at = len(page.rows) - 1 - max(0, page.back)
        digits, mark = page.rows[at]
        groups = _row(page, variant, at, digits, words) + _mark(page, variant, mark)
    page.says = ", ".join([text for text, _ in groups])
    page.recordings = [name for _, names in groups for name in names]


def _row(page, variant, at, digits, words):
    """Return the number and the pegs of a row."""
    return [(words("speech-row", at + 1), ["row"] + _number(at + 1))] + _pegs(page, variant, digits)


def _pegs(page, variant, digits):
    names = list(notation.COLOURS[: variant.colours]) + ["blank"]
    return [(page.names[digit], [names[digit]]) for digit in digits]


def _mark(page, variant, mark):
    """Return how many pegs are exact and near, or the places of the exact ones."""
    if variant.tells == PLACES and EXACT_SIGN in mark:
        places = [str(at + 1) for at in range(len(mark)) if mark[at] == EXACT_SIGN]
        return [(" ".join(page.marks + tuple(places)), ["exact"] + places)]
    kinds = (("exact", EXACT_SIGN), ("near", NEAR_SIGN))[: len(page.marks)]
    counts = [mark.count(sign) for _, sign in kinds]
    return [
        ("{} {}".format(counts[at], page.marks[at]), [str(counts[at]), kinds[at][0]])
        for at in range(len(kinds))
        if counts[at] or not any(counts)
    ]


def _number(number):
    return [str(number)] if number <= _MOST else list(str(number))
