"""The caption of a page: one line of words, what is shown and what the keys do."""

from firmware.engine.variant import CLASSIC, PLACES
from firmware.ui import notation
from firmware.ui.faces.lights.gestures import BACK, COLOUR, DOWN, FEW, HOLD, LEFT, OK, RIGHT, UP
from firmware.ui.hand import Hand
from firmware.ui.screen import BACK as GO_BACK
from firmware.ui.screen import BOARD, MOVE, PUT, TYPED, WORD
from firmware.ui.screen import OK as GO_ON

BETWEEN = " \u00b7 "
CUT = "\u2026"
_MADE = {made: by for by, made in FEW.items()}  # how a board with few keys makes a gesture
_WORDS = {"HINT": OK + HOLD, "MENU": BACK + HOLD, "GRADES": OK + HOLD, "WHY": OK + HOLD}


def of(lights, made, keys, columns):
    """Return the caption of a page of what is shown now, for a display with these keys."""
    top = lights.shell.top
    if not made.light:
        return lights.desk.words("tell-dark")
    texts = [text_of(lights.desk, *each) for each in keys_for(top, top.offers(), keys)]
    return _line(_what(made, top, lights, lights.desk.words), texts, columns)


def _what(made, top, lights, words):
    """Return the part of the caption that tells the moment."""
    if lights.refusal and top.kind == BOARD:
        return words.tell(lights.refusal)
    if made.entries and top.kind != BOARD:
        name, meaning = made.entries[made.chosen]
        text = words("field", name, meaning) if meaning else name
        return text if top.kind == TYPED else "{}{}{}/{}".format(text, BETWEEN, made.chosen + 1, top.count)
    if top.kind == BOARD and top.count:
        return made.title + BETWEEN + words.tell(top.entry(top.chosen)[0])
    if top.kind == BOARD and made.cursor >= 0 and made.cursor < made.pegs:
        digit = made.hand[made.cursor]
        colour = "" if digit is None else ": " + made.names[digit]
        return made.title + BETWEEN + words("tell-place", made.cursor + 1) + ("" if top.secret else colour)
    return made.title or made.text or BETWEEN.join(made.asks)


def _line(what, does, columns):
    """Fill a line: the moment, then the keys as far as there is room."""
    line = what if len(what) <= columns else what[: columns - 1] + CUT
    for text in does:
        if len(line) + len(BETWEEN) + len(text) <= columns:
            line += BETWEEN + text
    return line


# the meaning of keys, each by the gesture of a board that asks for it


def keys_for(top, offers, keys):
    """Return (the word's key, the keys, whether they are held) of each thing that keys do, the most wanted first. A key
    that is not there is not named.
    """
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
    key = {GO_ON: OK, GO_BACK: BACK}.get(intent) if intent != WORD else _WORDS.get(value[0])
    if key is not None:
        return [(word, [key])]
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
