"""The round by ear: the peg that was set last, the whole row or the mark in hand, or else the latest row."""

from firmware.engine.variant import PLACES
from firmware.ui import notation
from firmware.ui.notation import EXACT_SIGN, NEAR_SIGN, NOTHING

_MOST = 10  # a larger number is recorded digit by digit


def speak(board, is_secret, in_round, words):
    """Return the fields that say it, a text in groups of words, and the names of recordings of the same. `in_round` are
    the fields about the round.
    """
    variant = board.match.variant()
    _, names, marks, _, _, rows, back, hand, cursor, mark = in_round[:10]
    order = board.draft.order if hand and board.draft is not None else ()  # of the pegs in hand, latest last
    groups = []
    if is_secret:
        pass
    elif mark not in (None, NOTHING):
        groups = _mark(variant, marks, mark)
    elif mark is not None:
        groups = _row(variant, names, len(rows), hand, words)
    elif order and cursor < len(hand):
        name, recordings = _pegs(variant, names, hand[order[-1] : order[-1] + 1])[0]
        groups = [("{} {}".format(order[-1] + 1, name), _number(order[-1] + 1) + recordings)]
    elif order:
        groups = _pegs(variant, names, hand)
    elif rows:
        at = len(rows) - 1 - max(0, back)
        digits, mark = rows[at]
        groups = _row(variant, names, at, digits, words) + _mark(variant, marks, mark)
    texts: list = []
    played: list = []
    for text, recorded in groups:
        texts.append(text)
        played += recorded
    return ", ".join(texts), played


def _row(variant, names, at, digits, words):
    """Return the number and the pegs of a row."""
    return [(words("speech-row", at + 1), ["row"] + _number(at + 1))] + _pegs(variant, names, digits)


def _pegs(variant, names, digits):
    recordings = list(notation.COLOURS[: variant.colours]) + ["blank"]
    return [(names[digit], [recordings[digit]]) for digit in digits]


def _mark(variant, marks, mark):
    """Return how many pegs are exact and near, or the places of the exact ones."""
    if variant.tells == PLACES and EXACT_SIGN in mark:
        places = [str(at + 1) for at in range(len(mark)) if mark[at] == EXACT_SIGN]
        return [(" ".join(marks + tuple(places)), ["exact"] + places)]
    told = []
    for at in range(len(marks)):
        many = mark.count((EXACT_SIGN, NEAR_SIGN)[at])
        if many or not (EXACT_SIGN in mark or NEAR_SIGN in mark):
            told.append(("{} {}".format(many, marks[at]), [str(many), ("exact", "near")[at]]))
    return told


def _number(number):
    return [str(number)] if number <= _MOST else list(str(number))
