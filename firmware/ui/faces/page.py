"""The page that a display draws. All of it is plain: numbers, signs, words; a colour is a digit of a code."""

from firmware.engine import codes
from firmware.engine.games import short_name
from firmware.engine.variant import CLASSIC, PLACES
from firmware.game.modes import MOST_ROUNDS
from firmware.game.phases import GUESS, OVER, THINK
from firmware.slots import need
from firmware.ui import notation
from firmware.ui.faces.lights.lights import ASLEEP, AWAKE
from firmware.ui.hand import Hand
from firmware.ui.players import whose_turn
from firmware.ui.screen import BOARD, LIST, TYPED

_WIDE = 40  # columns that have room for what a name in a list means
_FEW_LINES = 12  # of a text, which fill a display without that room
_LAST_MS = 10000  # of a clock, that are told each second
_SIDES = 2  # of a match, at most
_SWITCHED = (("names-switch#0",), ("names-switch#1",))


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


def fill(made, lights, columns, face):
    """Make this the page of what is shown now, but for its caption, for a display beside these lights; `face` is who
    acts at it.
    """
    shell = lights.shell
    desk = lights.desk
    top = shell.top
    words = desk.words
    state = lights.state
    Page.__init__(made, desk.settings["palette"])
    made.language = desk.language
    made.light = 0 if state == ASLEEP else 2 if state == AWAKE else 1
    made.title = words.tell(top.title)
    made.asks = [words.tell(line) for line in top.asks()]
    # a display has a legend of its colours and marks
    lines = top.lines if columns >= _WIDE else top.lines[:_FEW_LINES]
    if top.kind == BOARD:
        lines = [line for line in lines if not (line[0] == "colours" or line[0].startswith("legend-"))]
    made.lines = [words.tell(line) for line in lines]
    made.offers = [(intent, value, words.tell((word,))) for intent, value, word, _ in top.offers() if word]
    made.kind = top.kind
    made.name = shell.name
    made.number = top.number
    made.is_question = top.is_question
    made.works = bool(top.works)
    made.secret = shell.is_secret
    made.moves = desk.settings["animation"]
    made.bars = tuple(top.bars)
    made.signs = tuple(top.signs)
    made.typed = top.typed if top.kind == TYPED else ""
    made.taught = shell.name == "lesson" and top.teaches
    if state == ASLEEP and columns < _WIDE:
        return
    if top.kind in (LIST, TYPED) or top.count:
        _list(made, top, words, columns)
    elif top.picture == "chart":
        made.chart = (made.title, words("tell-best"), tuple(top.rounds))
    board = shell.board
    if board is not None:
        _board(made, board, lights, desk, face, columns)


def _list(made, top, words, columns):
    is_wide = columns >= _WIDE
    for at in range(top.count):
        name, short, meaning = top.entry(at)
        made.entries.append((words.tell(name if is_wide else short or name), words.tell(meaning if is_wide else ())))
        if name[:1] == ("grade",):
            made.grades.append(name[1:] + meaning[1:])
        value = name[2] if top.valued and name[0] == "field" else ""
        made.values.append(words.tell(value))
        made.switches.append(_SWITCHED.index(value) if value in _SWITCHED else -1)
        made.fields.append(top.key_at(at) if top.valued else "")
    made.field = top.key
    made.chosen = top.chosen


def _board(made, board, lights, desk, face, columns):
    match = board.match
    variant = match.variant()
    seat = lights.seat
    names = desk.words.list("colour-names")
    made.letters = notation.letters(variant, desk.settings["signs"])
    made.names = tuple(names[: variant.colours] + names[10:][: variant.blanks])
    made.marks = (desk.words("do-exact"), desk.words("do-near"))[: 2 if variant.tells == CLASSIC else 1]
    made.game = short_name(variant)
    made.day = match.rules.day
    made.sent = bool(match.rules.challenge)
    made.counts = match.rules.counts
    made.pegs = variant.pegs
    made.thinks = max(0, -(-_thinks_ms(match, board) // 1000))
    clock = match.clock
    if clock is not None and match.phase == GUESS and clock.left_ms <= _LAST_MS:
        made.clock = -(-clock.left_ms // 1000)
    side = match.side if seat is None else seat.window.side
    if seat is not None and seat.window.reviewing:
        made.back = seat.window.back
    order: list = []  # of the pegs in hand
    player = whose_turn(match)
    made.turn = desk.name(player, "player" if columns >= _WIDE else "shown-player") if player >= 0 else ""
    played = match.sides[side]
    made.most = (played.variant if played else variant).rows
    if played:
        if seat is not None:
            made.round = (seat.number * MOST_ROUNDS + match.round_number) * _SIDES + side
        made.rows = tuple([(_digits(variant, guess), notation.tell_mark(variant, mark)) for guess, mark in played.rows])
        if match.phase >= OVER and played.secret() is not None:
            made.code = _digits(variant, played.secret())
    hand = board.hand if side == match.side else None  # in a race the row of the other side is still shown
    if isinstance(hand, Hand):
        shown = not board.secret or lights.shell.asker in (None, face)
        made.hand = tuple(hand.draft.pegs) if shown else (None,) * variant.pegs
        made.cursor = hand.place if shown else -1
        order = hand.draft.order
    elif hand is not None:
        made.hand = _digits(variant, match.round.pending)
        made.mark = notation.tell_mark(variant, hand.mark())
        made.cursor = hand.place if variant.tells == PLACES else -1
    if match.phase == GUESS and board.settings["left"] and clock is None:
        counted = match.counted()
        if match.round.rows and counted is not None and counted.whole:
            made.aids.append(desk.words("left", counted.remaining))
    if board.against and board.opposed < 0:
        made.aids.append(desk.words("against", board.against[0] + 1))
    for row, mark in board.mended:
        made.mended.append((row, notation.tell_mark(variant, mark)))
    if desk.settings["speech"]:
        lights.shell.slots.keep("firmware.ui.faces.spoken").speak(made, variant, order, desk.words)


def _thinks_ms(match, board):
    """Return how long a guess may still take."""
    if board.works and board.job is not None:
        return board.job.most_ms
    if match.phase != THINK or match.round.pending is not None:
        return 0
    return need("firmware.game.mind").limit_ms(match.variant(), match.rules.level) - match.worked_ms


def _digits(variant, code):
    return tuple(codes.unpack(variant, code))
