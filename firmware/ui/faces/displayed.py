"""A small display of a board, of a few `lines` of `columns` each: the rows played, the row in hand, and a caption.

Short rows stand in two columns, the oldest at the top left. The display writes texts, in which the marks and the cursor
have a sign of their own, and can be turned, dimmed and moved.
"""

from firmware.ui import notation, screen
from firmware.ui.faces.face import Face, fields, speak
from firmware.ui.faces.lights import gestures
from firmware.ui.faces.lights.lights import held_word

# where the page has each field, in the order of face.py; all that a display may have are in tools/front/page.py
LIGHT, KIND, TITLE, ASKS, LINES, OFFERS, SECRET, CHOSEN = range(8)
PEGS, LETTERS, NAMES, TURN, ROWS, BACK, HAND, CURSOR, MARK, CODE, CLOCK, ENTRIES = range(8, 20)
BETWEEN = " \u00b7 "
CUT = "\u2026"
MOVES_AFTER = 50  # drawings: a few minutes of play
# the keys for each thing that can be offered; colours set pegs, too, and OK is held for one of the other words
_KEYS = {
    (screen.OK, None): (gestures.OK,),
    (screen.BACK, None): (gestures.BACK,),
    (screen.WORD, ("MENU", "")): (gestures.BACK,),
    (screen.MOVE, None): (gestures.UP, gestures.DOWN),
    (screen.MOVE, -1): (gestures.LEFT,),
    (screen.MOVE, 1): (gestures.RIGHT,),
    (screen.PUT, None): (gestures.UP, gestures.DOWN),
    (screen.PUT, (screen.NEXT, 1)): (gestures.UP,),
    (screen.PUT, (screen.NEXT, 2)): (gestures.DOWN,),
}
_LINES_A_TURN = 2
_UNMADE = -1
_EXACT, _NEAR, _HERE = "\x01", "\x02", "\x03"  # signs of the display; the last is a line beneath the one before it


class Displayed(Face):
    """Write on a device.Screen. A board that speaks says the round by recordings."""

    def __init__(self, lights, parts, display):
        Face.__init__(self, lights, parts)
        self._display = display
        # one for all drawings: it is the largest piece that one takes, and the heap may have come into small ones
        self._page: list = [None] * (ENTRIES + 1)
        self._drawn = 0
        self._lines: list = []  # of the page
        self._shown = 0  # so many of them are on the display; _UNMADE before they are made
        self._said = None  # of the round by ear
        self._recordings = None  # those of it that are still to be played, each once nothing else is heard

    def event(self):
        if self._shown < len(self._lines):
            self._go_on()
        if self._recordings is not None and not (self._lights.sounds.playing or self.sound.speaks):
            if self._recordings:
                self.sound.say(self._lights.desk.language, self._recordings.pop(0))
            else:
                self._recordings = None
                self.sound.quiet()
        return self._parts.buttons.event()

    def draw(self):
        lights = self._lights
        shell = lights.shell
        desk = lights.desk
        page = self._page
        at = 0
        for few in fields(lights, False, lights):
            for value in few:
                page[at] = value
                at += 1
        if shell.speaks:
            said = speak(lights, lights)
            if said[0] != self._said:
                self._said, self._recordings = said
        display = self._display
        display.turn("turned" not in shell.lacks and desk.settings["turned"])
        display.light(page[LIGHT])
        self._drawn += 1
        if self._drawn % MOVES_AFTER == 0:
            display.move(self._drawn // MOVES_AFTER)
        self._shown = _UNMADE

    def _go_on(self):
        """Make the lines of the page, and then write a few in each turn: all at once takes a board too long."""
        display = self._display
        if self._shown == _UNMADE:
            caption = caption_of(self._page, self._lights, self._parts.buttons.keys, display.columns)
            self._lines = lines_of(self._page, caption, display.columns, display.lines)
            self._shown = 0
            return
        for number in range(self._shown, min(self._shown + _LINES_A_TURN, len(self._lines))):
            display.write(number, self._lines[number])
        self._shown += _LINES_A_TURN


def lines_of(page, caption, columns, lines):
    """Return the lines of a page, the caption last."""
    room = lines - 1
    entries = page[ENTRIES]
    if entries:
        chosen = page[CHOSEN]
        first = max(0, min(chosen - room // 2, len(entries) - room))
        above = [" " + name for name, _ in entries[first : first + room]]
        above[chosen - first] = ">" + entries[chosen][0]
    elif page[KIND] == screen.LINES:
        hand = [_row(page, page[HAND], page[MARK], page[CURSOR])] if page[HAND] else []
        seen = " ".join(page[LINES] or [page[TITLE]])
        seen = seen[: (room + 1) * (columns + 1)]  # the rest is not even split: a list of codes has many words
        above = notation.folded(seen.split(" "), "", columns)[: room - len(hand)] + hand
    else:
        above = _rows(page, columns, room) if page[PEGS] else []
    if page[TURN]:
        caption = page[TURN] + ": " + caption
    if page[CLOCK]:
        caption = "{} {}".format(page[CLOCK], caption)
    return above + [""] * (room - len(above)) + [caption[:columns]]


def _rows(page, columns, room):
    """As many rows as there is room for, up to the one that is looked at, or else the row in hand."""
    cells = [_row(page, digits, mark) for digits, mark in page[ROWS]]
    if page[BACK] >= 0:
        cells = cells[: len(cells) - page[BACK]]
        cells[-1] = ">" + cells[-1]
    elif page[CODE]:
        cells.append(_row(page, page[CODE], None) + " =")
    elif page[HAND]:
        cells.append(_row(page, page[HAND], page[MARK], page[CURSOR]))
    width = 2 * page[PEGS] + 2
    across = max(1, (columns + 1) // (width + 1))
    cells = cells[-across * room :]
    lines = [""] * room
    for number in range(len(cells)):
        line = number % room
        before = lines[line]
        gap = number // room * (width + 1) - len(before) + before.count(_HERE)
        lines[line] = before + " " * gap + cells[number]
    return lines


def _row(page, digits, mark, cursor=None):
    """Return a row as text; that in hand with the place that the keys act on, or the mark that is being given."""
    text = ""
    for place in range(len(digits)):
        digit = digits[place]
        text += "." if digit is None else page[LETTERS][digit]
        if place == cursor:
            text += _HERE
    if mark is not None:
        mark = mark.replace(notation.EXACT_SIGN, _EXACT).replace(notation.NEAR_SIGN, _NEAR)
        text += " " + mark + _HERE * (cursor is not None)
    return text


def caption_of(page, lights, keys, columns):
    """Return the caption of a page for a display with these keys: the moment, then as many keys as fit."""
    words = lights.desk.words
    if not page[LIGHT]:
        return words("tell-dark")
    line = _moment(page, lights.refusal, words)
    if len(line) > columns:
        line = line[: columns - 1] + CUT
    names = words.list("key-names")
    for word, present, is_held in _does(page, keys):
        # colours are told only where nothing else sets a peg
        named = "/".join([names[key] for key in present if key < gestures.COLOUR])
        named = named or "".join([notation.COLOURS[key - gestures.COLOUR] for key in present])
        text = words("key-held" if is_held else "field", named, word)
        if len(line) + len(BETWEEN) + len(text) <= columns:
            line += BETWEEN + text
    return line


def _moment(page, refusal, words):
    is_board = page[KIND] == screen.BOARD
    if refusal and is_board:
        return words.tell(refusal)
    if page[ENTRIES]:
        name, meaning = page[ENTRIES][page[CHOSEN]]
        if is_board:
            return page[TITLE] + BETWEEN + name
        text = words("field", name, meaning) if meaning else name
        if page[KIND] == screen.TYPED:
            return text
        return "{}{}{}/{}".format(text, BETWEEN, page[CHOSEN] + 1, len(page[ENTRIES]))
    if is_board and 0 <= page[CURSOR] < page[PEGS]:
        digit = page[HAND][page[CURSOR]]
        colour = "" if digit is None or page[SECRET] else ": " + page[NAMES][digit]
        return page[TITLE] + BETWEEN + words("tell-place", page[CURSOR] + 1) + colour
    return page[TITLE] or (" ".join(page[LINES]) if page[KIND] == screen.LINES else BETWEEN.join(page[ASKS]))


def _does(page, keys):
    """Return (the word, the keys, whether they are held) of each thing that keys do, the most wanted first. A key that
    is not there is not named, and keys that do the same stand together.
    """
    does: list = []
    is_few = gestures.BACK not in keys and gestures.LEFT in keys  # the board holds others for it, as lights.py has it
    held = held_word(page[OFFERS])
    for intent, value, word in page[OFFERS]:
        asked = _KEYS.get((intent, value), ())
        is_held = intent == screen.WORD
        if is_held and value[0] == held:
            asked = (gestures.OK,)
        elif intent == screen.PUT and value is None:
            colours = len(page[LETTERS].replace(notation.BLANK, ""))
            asked += tuple(range(gestures.COLOUR, gestures.COLOUR + colours))
        if is_few and asked == (gestures.BACK,):
            asked = (gestures.OK if is_held else gestures.LEFT,)
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
