"""A display beside the lights of a board, as a face: it asks by intents, and is told when its page has changed.

It stands in the place of the board's parts, for the app. Which display it is, is for those who inherit: they have
draw(), and override event() where a person acts at it.
"""

from firmware.engine import codes
from firmware.engine.games import short_name
from firmware.engine.variant import CLASSIC, MOST_PEGS, PLACES
from firmware.game.modes import MOST_ROUNDS
from firmware.game.phases import GUESS, OVER, THINK
from firmware.slots import need
from firmware.ui import notation
from firmware.ui.commands import mode_word
from firmware.ui.desk import whose_turn
from firmware.ui.faces.lights.lights import ASLEEP, AWAKE
from firmware.ui.hand import Hand
from firmware.ui.screen import BOARD, LIST, TYPED
from firmware.ui.words import Wrong

TYPE = -1  # in place of an intent
PAUSE = object()  # in place of a field, which takes long
_AT_ONCE = 4  # entries
MOST_NOTICES = 8  # lines that were said since the last press
_WIDE = 40  # columns that have room for what a name in a list means
_FEW_LINES = 12  # of a text, which fill a display without that room
_LAST_MS = 10000  # of a clock, that are told each second
_SIDES = 2  # of a match, at most
_SWITCHED = (("names-switch#0",), ("names-switch#1",))


class Face:
    """`asks`: a person acts at it. `columns` are for its captions."""

    has_lines = is_at_board = False

    def __init__(self, lights, parts, asks, columns):
        self.most = MOST_PEGS if asks else 0  # pegs that it can show, and set
        self.words = parts.words
        self.sound = parts.sound
        self.buttons = self.lights = self
        self._lights = lights
        self._parts = parts
        self._actor = self if asks else lights
        self._columns = columns
        self._notices: list = []
        self._refusal: tuple = ()
        self._moment: tuple = ()  # of the page: all of it that changes by time alone
        lights.shell.faces.append(self)

    def tell(self, line):
        """Keep a line that was said, for the next page."""
        self._notices = self._notices[1 - MOST_NOTICES :] + [line]
        self._lights.stale = True

    def do(self, intent, value):
        """Do what a person at the display asks for: an intent as the shell has it, or TYPE with a line."""
        self._notices, self._refusal = [], ()
        self._lights.wake()
        self._lights.uncover()
        try:
            if intent == TYPE:
                self._lights.shell.type(self, value)
            else:
                self._lights.shell.do(self, intent, value)
        except Wrong as wrong:
            self._refusal = wrong.args
        self._lights.stale = True

    def draw(self):
        """Show the page."""

    def event(self):
        return self._parts.buttons.event()

    def show(self, frame, table):
        self._parts.lights.show(frame, table)
        desk = self._lights.desk
        moment = _moment(desk, self._lights.shell.board)
        if not self._lights.is_new and moment == self._moment:
            return  # the lights only blink
        self._moment = moment
        self.draw()


def fields(lights, columns, actor, notices=(), refusal=()):
    """Yield each field of the page of what is shown now, in the order of page.py, for a display beside these lights;
    `actor` is the face that acts at it. A display may take them over several turns: no screen is held meanwhile. In a
    field that takes long there is PAUSE, for the end of a turn.
    """
    shell = lights.shell
    desk = lights.desk
    tell = desk.words.tell
    is_wide = columns >= _WIDE
    is_dark = lights.state == ASLEEP and not is_wide
    shown = Shown()
    if shell.board is not None and not is_dark:
        _show_board(shown, shell.board, lights, is_wide, actor)
        yield PAUSE
    yield desk.language
    yield 0 if lights.state == ASLEEP else 2 if lights.state == AWAKE else 1
    yield desk.settings["animation"]
    yield shell.top.kind
    yield shell.top.number
    yield shell.stack[-1].name
    yield tell(shell.top.title)
    yield [tell(line) for line in shell.top.asks()]
    yield _lines(shell.top, tell, is_wide)
    yield [(intent, value, tell((word,))) for intent, value, word, _ in shell.top.offers() if word]
    yield shell.top.is_question
    yield bool(shell.top.works)
    yield shell.is_secret
    yield shell.top.typed if shell.top.kind == TYPED else ""
    yield shell.stack[-1].name == "lesson" and shell.top.teaches
    yield [tell(line) for line in notices]
    yield tell(refusal)
    yield shown.says
    yield shown.recordings
    yield shown.aids
    is_list = not is_dark and (shell.top.kind in (LIST, TYPED) or shell.top.count > 0)
    name_of = tell if shell.top.kind == TYPED else desk.words.entry
    entries: list = []
    for name, short, meaning in _entries(shell.top, is_list):
        entries.append((name_of(name if is_wide else short or name), tell(meaning if is_wide else ())))
        if len(entries) % _AT_ONCE == 0:
            yield PAUSE
    yield entries
    yield [tell(value) for value in _values(shell.top, is_list)]
    yield [shell.top.key_at(at) if shell.top.valued else "" for at in range(shell.top.count * is_list)]
    yield [_SWITCHED.index(value) if value in _SWITCHED else -1 for value in _values(shell.top, is_list)]
    yield shell.top.key if is_list else ""
    yield shell.top.chosen if is_list else -1
    is_graded = is_list and shell.stack[-1].name == "grades"
    yield [name[1:] + meaning[1:] for name, _, meaning in _entries(shell.top, is_graded) if name[:1] == ("grade",)]
    yield tuple(shell.top.bars)
    yield tuple(shell.top.signs)
    is_chart = not (is_dark or is_list) and shell.top.picture == "chart"
    yield (tell(shell.top.title), desk.words("tell-best"), tuple(shell.top.rounds)) if is_chart else ()
    yield shown.game
    yield shown.day
    yield shown.sent
    yield shown.counts
    yield shown.pegs
    yield shown.most
    yield desk.settings["palette"]
    yield shown.letters
    yield shown.names
    yield shown.marks
    yield shown.turn
    yield shown.round
    yield shown.rows
    yield shown.back
    yield shown.hand
    yield shown.cursor
    yield shown.mark
    yield shown.mended
    yield shown.code
    yield shown.thinks
    yield shown.clock


def _lines(top, tell, is_wide):
    lines = top.lines if is_wide else top.lines[:_FEW_LINES]
    if top.kind == BOARD:  # a display has a legend of its colours and marks
        lines = [line for line in lines if not (line[0] == "colours" or line[0].startswith("legend-"))]
    return [tell(line) for line in lines]


def _entries(top, is_list):
    """Yield each entry, as there is no room for the lines of all at once."""
    for at in range(top.count * is_list):
        yield top.entry(at)


def _values(top, is_list):
    """Yield the value at the end of the name of each entry, as a line."""
    for at in range(top.count * is_list):
        name = top.entry(at)[0] if top.valued else ""
        yield name[2] if name[:1] == ("field",) else ""


class Shown:
    """The fields of a page about a match, with these values where it shows none."""

    def __init__(self):
        self.secret = False
        self.says = self.mark = None
        self.recordings: list = []
        self.aids: list = []
        self.mended: list = []
        self.game = self.letters = self.turn = ""
        self.sent = self.counts = False
        self.day = self.pegs = self.most = self.round = self.thinks = self.clock = 0
        self.names = self.marks = self.rows = self.hand = self.code = ()
        self.back = self.cursor = -1


def _show_board(made, board, lights, is_wide, actor):
    desk = lights.desk
    match = board.match
    variant = match.variant()
    seat = lights.seat
    names = desk.words.list("colour-names")
    made.secret = lights.shell.is_secret
    made.letters = notation.letters(variant, desk.settings["signs"])
    made.names = tuple(names[: variant.colours] + names[10:][: variant.blanks])
    made.marks = (desk.words("do-exact"), desk.words("do-near"))[: 2 if variant.tells == CLASSIC else 1]
    made.game = short_name(variant)
    if match.rules.puzzle:
        made.game = "{} {}".format(desk.words.tell(mode_word("puzzle")), match.rules.puzzle)
    made.day = match.rules.day
    made.sent = bool(match.rules.challenge)
    made.counts = match.rules.counts
    made.pegs = variant.pegs
    made.thinks = max(0, _seconds(_thinks_ms(match, board)))
    if match.clock is not None and match.phase == GUESS and match.clock.left_ms <= _LAST_MS:
        made.clock = _seconds(match.clock.left_ms)
    side = match.side if seat is None else seat.window.side
    if seat is not None and seat.window.reviewing:
        made.back = seat.window.back
    order: list = []  # of the pegs in hand
    player = whose_turn(match)
    if player >= 0:
        made.turn = desk.words.tell(desk.named(match, player, "player" if is_wide else "shown-player"))
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
        shown = not board.secret or lights.shell.asker in (None, actor)
        made.hand = tuple(hand.draft.pegs) if shown else (None,) * variant.pegs
        made.cursor = hand.place if shown else -1
        order = hand.draft.order
    elif hand is not None:
        made.hand = _digits(variant, match.round.pending)
        made.mark = notation.tell_mark(variant, hand.mark)
        made.cursor = hand.place if variant.tells == PLACES else -1
    if match.phase == GUESS and board.settings["left"] and match.clock is None:
        counted = match.counted()
        if match.round.rows and counted is not None and counted.whole:
            made.aids.append(desk.words("left", counted.remaining))
    if board.against and board.opposed < 0:
        made.aids.append(desk.words("against", board.against[0] + 1))
    for row, mark in board.mended:
        made.mended.append((row, notation.tell_mark(variant, mark)))
    if desk.settings["speech"]:
        lights.shell.slots.keep("firmware.ui.faces.spoken").speak(made, variant, order, desk.words)


def _moment(desk, board):
    """Return all of a page that changes by time alone: what works, and the seconds that somebody has left."""
    clock = board and board.match.clock
    return (
        desk.works,
        _seconds(_thinks_ms(board.match, board)) if board else 0,
        _seconds(clock.left_ms) if clock else 0,
    )


def _seconds(ms):
    """Return the seconds of which the last has begun."""
    return -(-ms // 1000)


def _thinks_ms(match, board):
    """Return how long a guess may still take."""
    if board.works and board.job is not None:
        return board.job.most_ms
    if match.phase != THINK or match.round.pending is not None:
        return 0
    return need("firmware.game.mind").limit_ms(match.variant(), match.rules.level) - match.worked_ms


def _digits(variant, code):
    return tuple(codes.unpack(variant, code))
