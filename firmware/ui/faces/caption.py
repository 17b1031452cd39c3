"""The caption of a page: one line of words, what is shown and what the keys do."""

from firmware.ui import notation
from firmware.ui.faces.lights.gestures import BACK, COLOUR, DOWN, LEFT, OK, RIGHT, UP, held_word
from firmware.ui.hand import NEXT
from firmware.ui.screen import BACK as GO_BACK
from firmware.ui.screen import BOARD, LINES, MOVE, PUT, TYPED, WORD
from firmware.ui.screen import OK as GO_ON

BETWEEN = " \u00b7 "
CUT = "\u2026"


def of(made, refusal, keys, words, columns):
    """Return the caption of a page for a display with these keys: the moment, then as many keys as there is room for.
    `refusal` tells why the last press did nothing.
    """
    if not made.light:
        return words("tell-dark")
    line = _moment(made, refusal, words)
    if len(line) > columns:
        line = line[: columns - 1] + CUT
    for word, there_keys, is_held in _does(made, keys):
        text = words("key-held" if is_held else "field", _named(there_keys, words), word)
        if len(line) + len(BETWEEN) + len(text) <= columns:
            line += BETWEEN + text
    return line


def _moment(made, refusal, words):
    is_board = made.kind == BOARD
    if refusal and is_board:
        return words.tell(refusal)
    if made.entries:
        name, meaning = made.entries[made.chosen]
        if is_board:
            return made.title + BETWEEN + name
        text = words("field", name, meaning) if meaning else name
        return text if made.kind == TYPED else "{}{}{}/{}".format(text, BETWEEN, made.chosen + 1, len(made.entries))
    if is_board and 0 <= made.cursor < made.pegs:
        digit = made.hand[made.cursor]
        colour = "" if digit is None or made.secret else ": " + made.names[digit]
        return made.title + BETWEEN + words("tell-place", made.cursor + 1) + colour
    return made.title or (" ".join(made.lines) if made.kind == LINES else BETWEEN.join(made.asks))


def _does(made, keys):
    """Return (the word, the keys, whether they are held) of each thing that keys do, the most wanted first. A key that
    is not there is not named, and keys that do the same stand together.
    """
    does: list = []
    is_few = BACK not in keys and LEFT in keys  # the board makes gestures of others, as FEW has it
    for intent, value, word in made.offers:
        asked = _keys_of(made, intent, value)
        is_held = intent == WORD
        if is_few and asked == [BACK]:
            asked = [OK if is_held else LEFT]
            is_held = True
        elif is_few and is_held:
            continue
        present = [key for key in asked if key in keys]
        for other, others, are_held in does:
            if other == word and are_held == is_held:
                others += present
                present = []
        if present:
            does.append((word, present, is_held))
    return does


def _keys_of(made, intent, value):
    """Return the keys for one thing that is offered."""
    if intent == GO_ON:
        return [OK]
    if intent == GO_BACK:
        return [BACK]
    if intent == WORD:
        return [key for key in (OK, BACK) if held_word(key, made.offers) == value[0]]
    if intent == MOVE and value is not None:
        return [LEFT if value < 0 else RIGHT]
    if intent == PUT and value is not None:
        return [UP if value == (NEXT, 1) else DOWN]
    if intent == PUT:
        colours = made.letters.replace(notation.BLANK, "")
        return [UP, DOWN] + [COLOUR + digit for digit in range(len(colours))]
    return [UP, DOWN] if intent == MOVE else []


def _named(present, words):
    """Return the names of keys; colours are told only where nothing else sets a peg."""
    names = words.list("key-names")
    present = [key for key in present if key < COLOUR] or present
    return ("/" if present[0] < COLOUR else "").join(
        [names[key] if key < COLOUR else notation.COLOURS[key - COLOUR] for key in present]
    )
