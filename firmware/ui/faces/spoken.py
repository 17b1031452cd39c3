"""The round by ear: the peg that was set last, the whole row or the mark in hand, or else the latest row."""

from firmware.engine.variant import CLASSIC, PLACES
from firmware.ui.faces.face import digits_of, in_hand, marks_of, names_of, side_of
from firmware.ui.notation import COLOURS, EXACT_SIGN, NEAR_SIGN, NOTHING, tell_mark

_MOST = 10  # a larger number is recorded digit by digit


def speak(lights, board, actor):
    """Return a text in groups of words that says it, and the names of recordings of the same."""
    words = lights.desk.words
    match = board.match
    variant = match.variant()
    played = match.sides[side_of(lights, board)]
    many = len(played.rows) if played else 0
    hand, cursor, mark = in_hand(lights, board, actor)
    order = board.draft.order if hand and board.draft is not None else ()  # of the pegs in hand, latest last
    groups: list = []
    if lights.shell.is_secret:
        pass
    elif mark not in (None, NOTHING):
        groups = _mark(variant, mark)
    elif mark is not None:
        groups = [["row", str(many + 1)]] + _pegs(variant, hand)
    elif order and cursor < len(hand):
        groups = [[str(order[-1] + 1)] + _pegs(variant, hand[order[-1] : order[-1] + 1])[0]]
    elif order:
        groups = _pegs(variant, hand)
    elif many:
        at = many - 1 - (lights.seat.back if lights.seat is not None and lights.seat.reviewing else 0)
        guess, mark = played.rows[at]
        groups = [["row", str(at + 1)]] + _pegs(variant, digits_of(variant, guess))
        groups += _mark(variant, tell_mark(variant, mark))
    texts = dict(zip(list(COLOURS[: variant.colours]) + ["blank"], names_of(variant, words)))
    texts.update(zip(("exact", "near"), marks_of(variant, words)))
    texts["row"] = words("speech-row", "").strip()
    said = []
    recordings = []
    for group in groups:
        said.append(" ".join([texts.get(name, name) for name in group]))
        for name in group:
            recordings += list(name) if name.isdigit() and int(name) > _MOST else [name]
    return ", ".join(said), recordings


def _pegs(variant, digits):
    return [[COLOURS[digit] if digit < variant.colours else "blank"] for digit in digits]


def _mark(variant, mark):
    """Return how many pegs are exact and near, or the places of the exact ones."""
    if variant.tells == PLACES and EXACT_SIGN in mark:
        return [["exact"] + [str(at + 1) for at in range(len(mark)) if mark[at] == EXACT_SIGN]]
    told = []
    for sign, name in ((EXACT_SIGN, "exact"), (NEAR_SIGN, "near"))[: 2 if variant.tells == CLASSIC else 1]:
        many = mark.count(sign)
        if many or not (EXACT_SIGN in mark or NEAR_SIGN in mark):
            told.append([str(many), name])
    return told
