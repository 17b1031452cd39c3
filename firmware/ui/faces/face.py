"""A display beside the lights of a board, as a face: it asks by intents, and is told when its page has changed.

It stands in the place of the board's parts, for the app. Which display it is, is for those who inherit: they have
draw() and event().
"""

from firmware.engine import codes
from firmware.engine.variant import CLASSIC, MOST_PEGS, PLACES, short_name
from firmware.game.match import GUESS, OVER, THINK
from firmware.game.modes import MOST_ROUNDS
from firmware.slots import need
from firmware.ui import notation
from firmware.ui.commands import word
from firmware.ui.desk import whose_turn
from firmware.ui.faces.lights.lights import ASLEEP
from firmware.ui.screen import BOARD, LIST, TYPED
from firmware.ui.words import Wrong

TYPE = -1  # in place of an intent
_AT_ONCE = 2  # entries
MOST_NOTICES = 8  # lines that were said since the last press
_WIDE = 40  # columns that have room for what a name in a list means
_FEW_LINES = 12  # of a text, which fill a display without that room
_LAST_S = 10  # of a clock, that are told each second
_SIDES = 2  # of a match, at most
_SWITCHED = (("names-switch#0",), ("names-switch#1",))
# the fields where there is nothing to show: the round by ear, aids, the game, and the round
_NO_HAND = (), -1, None
_NO_MATCH = (None, ()), (), ("", 0, False, False, 0, 0), ("", (), (), "", 0, (), -1, (), -1, None, (), (), 0, 0)
_NO_LIST = (((), (), (), (), "", -1, ()),)


class Face:
    has_lines = is_at_board = False
    waits = True  # the last page is whole
    most = MOST_PEGS  # that it can show, and set

    def __init__(self, lights, parts):
        self.sound = parts.sound
        self.buttons = self.lights = self
        self._lights = lights
        self._parts = parts
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
        lights = self._lights
        self._notices, self._refusal = [], ()
        lights.wake()
        lights.uncover()
        try:
            if intent == TYPE:
                lights.shell.type(self, value)
            else:
                lights.shell.do(self, intent, value)
        except Wrong as wrong:
            self._refusal = wrong.args
        lights.stale = True

    def show(self, frame, table):
        self._parts.lights.show(frame, table)
        lights = self._lights
        board = lights.shell.board
        moment = lights.desk.works, _times(board) if board else ()
        if not lights.is_new and (moment == self._moment or not self.waits):
            return  # the lights only blink, or the page on its way is first to be whole
        self._moment = moment
        self.draw()  # type: ignore[attr-defined]  # of those who inherit


def fields(lights, columns, actor, notices=(), refusal=()):
    """Yield the fields of the page of what is shown now, a few at a time, for a display beside these lights; `actor` is
    the face that acts at it. A display may take each few in a turn of its own: no screen is held meanwhile, and where
    one field takes long there is none for a while. tools/front/page.py explains the fields.
    """
    yield ()  # in the turn of what made it new, which took time
    shell = lights.shell
    desk = lights.desk
    tell = desk.words.tell
    is_wide = columns >= _WIDE
    is_dark = lights.state == ASLEEP and not is_wide
    spoken, aids, game, in_round = _NO_MATCH
    board = None if is_dark else shell.board
    if board is not None:
        side = board.match.side if lights.seat is None else lights.seat.side
        aids = _aids(board, desk.words)
        game = _game(board.match, side, tell)
        in_round = _round(board, side, lights, is_wide, actor)
        if desk.settings["speech"]:
            spoken = shell.slots.keep("firmware.ui.faces.spoken").speak(board, shell.is_secret, in_round, desk.words)
        board = None
        yield ()
    light = (2, 1, 1, 0)[lights.state]  # from awake to asleep
    yield desk.language, light, desk.settings["animation"], shell.top.kind
    yield shell.top.number, shell.stack[-1].name, tell(shell.top.title), list(map(tell, shell.top.asks()))
    yield (
        _lines(shell.top, tell, is_wide),
        [(intent, value, tell((word,))) for intent, value, word, _ in shell.top.offers() if word],
        shell.top.is_question,
        bool(shell.top.works),
    )
    yield shell.is_secret, shell.top.typed, shell.top.teaches, list(map(tell, notices))
    yield (tell(refusal),) + spoken + (aids,)
    is_list = not is_dark and (shell.top.kind in (LIST, TYPED) or shell.top.count > 0)
    yield from _list(shell.top, desk.words, is_wide) if is_list else _NO_LIST
    is_chart = not (is_dark or is_list) and shell.top.picture == "Chart"
    yield (
        tuple(shell.top.bars),
        tuple(shell.top.signs),
        (tell(shell.top.title), desk.words("tell-best"), tuple(shell.top.rounds)) if is_chart else (),
    )
    yield game
    yield (desk.settings["palette"],) + in_round[:3]
    for at in range(3, len(in_round), 4):
        yield in_round[at : at + 4]


def _lines(top, tell, is_wide):
    lines = []
    for line in top.lines if is_wide else top.lines[:_FEW_LINES]:
        # a display has a legend of its colours and marks
        if top.kind != BOARD or not (line[0] == "colours" or line[0].startswith("legend-")):
            lines.append(tell(line))
    return lines


def _list(top, words, is_wide):
    """Yield the fields about the entries of a list."""
    name_of = words.tell if top.kind == TYPED else words.entry
    entries: list = []
    values: list = []
    keys: list = []
    switches: list = []
    grades: list = []
    for at in range(top.count):
        name, short, meaning = top.entry(at)
        entries.append((name_of(name if is_wide else short or name), words.tell(meaning if is_wide else ())))
        has_value = top.valued and name[:1] == ("field",)
        does = top.rows[at][3] if has_value else ("", "")
        value = name[2] if has_value else ""
        values.append(words.tell(value))
        switches.append(_SWITCHED.index(value) if value in _SWITCHED else -1)
        keys.append(does[1] if does[0] == "forms.Value" else "")
        if name[:1] == ("grade",):
            grades.append(name[1:] + meaning[1:])
        if len(entries) % _AT_ONCE == 0:
            yield ()
    field, chosen = top.key, top.chosen
    top = None  # it may have closed by the next turn
    yield entries, values, keys, switches
    yield field, chosen, grades


def _aids(board, words):
    """Return a line of each aid that has something to say."""
    match = board.match
    aids: list = []
    if match.phase == GUESS and match.round.rows and board.settings["left"] and match.clock is None:
        counted = match.counted()
        if counted is not None and counted.whole:
            aids.append(words("left", counted.remaining))
    if board.against and board.opposed < 0:
        aids.append(words("against", board.against[0] + 1))
    return aids


def _game(match, side, tell):
    """Return the fields about the game, up to the number of its rows."""
    rules = match.rules
    variant = match.variant()
    played = match.sides[side]
    name = short_name(variant)
    if rules.puzzle:
        name = "{} {}".format(tell(word("puzzle")), rules.puzzle)
    most = (played.variant if played else variant).rows
    return name, rules.day, bool(rules.challenge), rules.counts, variant.pegs, most


def _round(board, side, lights, is_wide, actor):
    """Return the fields about the round, from the letters of its colours to its clock."""
    desk = lights.desk
    match = board.match
    variant = match.variant()
    tell_mark = notation.tell_mark
    names = desk.words.list("colour-names")
    player = whose_turn(match)
    seat = lights.seat
    played = match.sides[side]
    rows: list = []
    code: tuple = ()
    number = 0
    if played:
        for guess, mark in played.rows:
            rows.append((_digits(variant, guess), tell_mark(variant, mark)))
        if match.phase >= OVER and played.secret() is not None:
            code = _digits(variant, played.secret())
        if seat is not None:
            number = (seat.number * MOST_ROUNDS + match.round_number) * _SIDES + side
    # in a race the row of the other side is still shown
    hand, cursor, mark = _in_hand(board, lights.shell.asker in (None, actor)) if side == match.side else _NO_HAND
    thinks_s, left_s = _times(board)
    return (
        notation.letters(variant, desk.settings["signs"]),
        tuple(names[: variant.colours] + names[10:][: variant.blanks]),
        (desk.words("do-exact"), desk.words("do-near"))[: 2 if variant.tells == CLASSIC else 1],
        "" if player < 0 else desk.words.tell(desk.named(match, player, "player" if is_wide else "shown-player")),
        number,
        tuple(rows),
        seat.back if seat is not None and seat.reviewing else -1,
        hand,
        cursor,
        mark,
        [(row, tell_mark(variant, other)) for row, other in board.mended],
        code,
        max(0, thinks_s),
        left_s if match.phase == GUESS and left_s <= _LAST_S else 0,
    )


def _in_hand(board, is_seen):
    """Return the pegs in hand, the place that keys act on, and the mark in hand; `is_seen` even where it is secret."""
    hand = board.hand
    variant = board.match.variant()
    if hand is None:
        return _NO_HAND
    if hand.draft is None:
        cursor = hand.place if variant.tells == PLACES else -1
        return _digits(variant, board.match.round.pending), cursor, notation.tell_mark(variant, hand.mark)
    if board.secret and not is_seen:
        return (None,) * variant.pegs, -1, None
    return tuple(hand.draft.pegs), hand.place, None


def _times(board):
    """Return how long a guess may still take, and what a clock has left: the seconds of which the last has begun."""
    match = board.match
    thinks_ms = 0
    if board.works and board.job is not None:
        thinks_ms = board.job.most_ms
    elif match.phase == THINK and match.round.pending is None:
        thinks_ms = need("firmware.game.mind").limit_ms(match.variant(), match.rules.level) - match.worked_ms
    left_ms = match.clock.left_ms if match.clock else 0
    return -(-thinks_ms // 1000), -(-left_ms // 1000)


def _digits(variant, code):
    return tuple(codes.unpack(variant, code))
