"""The page that a display draws. All of it is plain: numbers, signs, words; a colour is a digit of a code."""

from firmware.ui import notation
from firmware.ui.faces.face import PAUSE, fields
from firmware.ui.faces.lights.gestures import BACK, COLOUR, DOWN, LEFT, OK, RIGHT, UP, held_word
from firmware.ui.hand import NEXT
from firmware.ui.screen import BACK as GO_BACK
from firmware.ui.screen import BOARD, LINES, MOVE, PUT, TYPED, WORD
from firmware.ui.screen import OK as GO_ON

BETWEEN = " \u00b7 "
CUT = "\u2026"


class Page:
    """All that a display may show; fields that do not apply keep these values."""

    def __init__(self, palette):
        self.language = "en"  # the one that is spoken
        self.light = 2  # 0 while everybody sleeps, 1 where nobody is there
        self.moves = True  # somebody wants what changes to be seen to move
        # the screen
        self.kind = self.number = 0  # number: its own
        self.name = ""  # that of the shell
        self.title = ""  # what is shown, in a line
        self.asks: list[str] = []  # the lines of the question
        self.lines: list[str] = []  # what is told
        self.caption = ""  # one line of words: what is shown, and what the keys do
        # what can be done now: the intent, its value, and the word for it
        self.offers: list[tuple[int, int | str | tuple[int, int] | tuple[str, str] | None, str]] = []
        self.is_question = self.works = False
        self.secret = False  # the row in hand must not be seen by others
        self.typed = ""  # so far, in a field that is typed
        self.taught = False  # a lesson takes each press for an answer: nothing else can be done to the row in hand
        self.notices: list[str] = []  # what was said since the last press
        self.refusal = ""  # why that did nothing
        self.says: str | None = None  # the round by ear; None where that is off
        self.recordings: list[str] = []  # the names of those that say the same
        self.aids: list[str] = []  # a line of each aid that has something to say: codes left, a row against the guess
        # a list that is open, or the choice at the end of a round
        self.entries: list[tuple[str, str]] = []  # each name with its meaning; in few columns the short name alone
        self.values: list[str] = []  # of a form: of each entry the value at the end of its name, or empty
        self.fields: list[str] = []  # of a form: the key of each entry
        self.switches: list[int] = []  # 1 or 0 for an entry that is on or off, otherwise -1
        self.field = ""  # the key of the one whose values are listed
        self.chosen = -1
        self.grades: list[tuple[int | str, ...]] = []  # of each row that is graded: the code, and what its entry tells
        self.bars: tuple[int, ...] = ()  # how often something took 1, 2 ... rows, to be drawn beside the chosen entry
        self.signs: tuple[str, ...] = ()  # of a list of days, one for each: they may be drawn as a calendar
        # how well a person plays: its name, the words for the best play, and each round
        self.chart: tuple[()] | tuple[str, str, tuple[tuple[int, bool], ...]] = ()
        # the match; where none is shown, there are no places and no rows
        self.game = ""  # the name of what is played
        self.day = 0  # the number of the day that it is the code of
        self.sent = False  # the code came from somebody elsewhere
        self.counts = False  # the round counts, and so does the help in it
        self.pegs = self.most = 0  # places in a row, and the rows there are
        self.palette = palette  # the name of the colours in use
        self.letters = ""  # the sign of each digit
        self.names: tuple[str, ...] = ()  # of each digit
        self.marks: tuple[str, ...] = ()  # the words for an exact peg and for a near one
        self.turn = ""  # the name of the player whose turn it is, where several play
        self.round = 0  # a number that each round has for itself
        self.rows: tuple[
            tuple[tuple[int, ...], str], ...
        ] = ()  # those played, oldest first: digits, and a mark in signs
        self.back = -1  # how many of the latest rows somebody has gone back from; -1 where nobody looks back
        self.hand: tuple[int | None, ...] = ()  # the row in hand, None where no peg is
        self.cursor = -1  # the place in hand that the keys act on
        self.mark: str | None = None  # the mark in hand, in signs; None where none is asked for
        self.mended: list[tuple[int, str]] = []  # where marks contradict each other: rows, each with another mark
        self.code: tuple[int, ...] = ()  # once it is known
        self.crossed: tuple = ()  # places, each with a digit noted not to be there; for displays that take notes
        self.thinks = 0  # at most so many seconds the device still thinks of a guess
        self.clock = 0  # the seconds that a clock has left, in its last ten
        # a board whose keys are lights
        self.pads: tuple = ()  # what each of them does now, as the key that it stands for
        self.turned = False  # it is held upside down


def fill(made, *shown):
    """Make this the page of what is shown now, but for what a display adds; the rest is as `fields` has it."""
    Page.__init__(made, "")
    values = (value for value in fields(*shown) if value is not PAUSE)
    made.language = next(values)
    made.light = next(values)
    made.moves = next(values)
    made.kind = next(values)
    made.number = next(values)
    made.name = next(values)
    made.title = next(values)
    made.asks = next(values)
    made.lines = next(values)
    made.offers = next(values)
    made.is_question = next(values)
    made.works = next(values)
    made.secret = next(values)
    made.typed = next(values)
    made.taught = next(values)
    made.notices = next(values)
    made.refusal = next(values)
    made.says = next(values)
    made.recordings = next(values)
    made.aids = next(values)
    made.entries = next(values)
    made.values = next(values)
    made.fields = next(values)
    made.switches = next(values)
    made.field = next(values)
    made.chosen = next(values)
    made.grades = next(values)
    made.bars = next(values)
    made.signs = next(values)
    made.chart = next(values)
    made.game = next(values)
    made.day = next(values)
    made.sent = next(values)
    made.counts = next(values)
    made.pegs = next(values)
    made.most = next(values)
    made.palette = next(values)
    made.letters = next(values)
    made.names = next(values)
    made.marks = next(values)
    made.turn = next(values)
    made.round = next(values)
    made.rows = next(values)
    made.back = next(values)
    made.hand = next(values)
    made.cursor = next(values)
    made.mark = next(values)
    made.mended = next(values)
    made.code = next(values)
    made.thinks = next(values)
    made.clock = next(values)


def caption_of(made, refusal, keys, words, columns):
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
