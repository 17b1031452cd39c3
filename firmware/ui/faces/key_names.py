"""The meaning of keys in words: each thing that a screen offers, by the gesture of a board that asks for it.

A key that is not there is not named.
"""

from firmware.engine.variant import CLASSIC, PLACES
from firmware.ui import notation
from firmware.ui.faces.lights.gestures import BACK, COLOUR, DOWN, FEW, HOLD, LEFT, OK, RIGHT, UP
from firmware.ui.hand import Hand
from firmware.ui.screen import BACK as GO_BACK
from firmware.ui.screen import BOARD, MOVE, PUT, WORD
from firmware.ui.screen import OK as GO_ON

_MADE = {made: by for by, made in FEW.items()}  # how a board with few keys makes a gesture
_WORDS = {"HINT": OK + HOLD, "MENU": BACK + HOLD, "GRADES": OK + HOLD}


def of(top, offers, keys):
    """Return (the word's key, the keys, whether they are held) of each thing that keys do, the most wanted first."""
    does: list = []
    for intent, value, word, _ in offers:
        for says, gestures in _gestures(top, intent, value, word):
            held = gestures[0] >= HOLD
            there = [gesture - HOLD * held for gesture in gestures]
            if BACK not in keys and LEFT in keys:
                made = _MADE.get(gestures[0])
                if made is not None:
                    there, held = [made - HOLD], True
                elif held:
                    continue
            there = [key for key in there if key in keys]
            if there:
                _add(does, says, there, held)
    return does


def _add(does, says, there, held):
    """Add it; keys that do the same stand together."""
    for at in range(len(does)):
        if does[at][0] == says and does[at][2] == held:
            does[at] = (says, does[at][1] + there, held)
            return
    does.append((says, there, held))


def _gestures(top, intent, value, word):
    """Return the gestures for one thing that is offered; for none without a word."""
    if not word:
        return []
    if intent == GO_ON:
        return [(word, [OK])]
    if intent == GO_BACK:
        return [(word, [BACK])]
    if intent == WORD:
        return [(word, [_WORDS[value[0]]])] if value[0] in _WORDS else []
    if intent == PUT:
        return _parts(top, word)
    if intent == MOVE:
        if top.kind == BOARD and value is not None:
            return [(word, [LEFT if value < 0 else RIGHT])]
        return [(word, [UP, DOWN])]
    return []


def _parts(top, word):
    hand = top.hand
    variant = top.match.variant()
    if isinstance(hand, Hand):
        colours = [COLOUR + digit for digit in range(variant.colours)]
        return [(word, [UP, DOWN] + colours)]
    if variant.tells == PLACES:
        return [("do-change", [UP, DOWN])]
    exact = [("do-exact", [UP])]
    return exact + [("do-near", [DOWN])] if variant.tells == CLASSIC else exact


def text_of(desk, says, there, held):
    """Return the meaning of keys as a text."""
    words = desk.words
    there = [key for key in there if key < COLOUR] or there
    names = words.list("key-names")
    name = ("/" if there[0] < COLOUR else "").join(
        [names[key] if key < COLOUR else notation.COLOURS[key - COLOUR] for key in there]
    )
    return words("key-held" if held else "field", name, words(says))
