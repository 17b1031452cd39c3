"""A display that a person acts at, as a face, and its page: it asks by intents, and tells what was said."""

from firmware.engine.variant import MOST_PEGS, short_name
from firmware.game.match import GUESS
from firmware.game.modes import MOST_ROUNDS
from firmware.ui import notation
from firmware.ui.commands import word
from firmware.ui.faces.face import Face, fields, marks_of, side_of, speak, times
from firmware.ui.screen import TYPED
from firmware.ui.words import Wrong

TYPE = -1  # in place of an intent
MOST_NOTICES = 8  # lines that were said since the last press
_AT_ONCE = 2  # entries
_SIDES = 2  # of a match, at most
_SWITCHED = (("names-switch#0",), ("names-switch#1",))
_NO_MATCH = "", 0, False, False, 0, (), 0, (), 0  # where none is shown


class Asking(Face):
    has_lines = is_at_board = False
    most = MOST_PEGS  # that it can show, and set

    def __init__(self, lights, parts):
        Face.__init__(self, lights, parts)
        self.notices: list = []
        self.refusal: tuple = ()
        lights.shell.faces.append(self)

    def tell(self, line):
        """Keep a line that was said, for the next page."""
        self.notices = self.notices[1 - MOST_NOTICES :] + [line]
        self._lights.stale = True

    def do(self, intent, value):
        """Do what a person at the display asks for: an intent as the shell has it, or TYPE with a line."""
        lights = self._lights
        self.notices, self.refusal = [], ()
        lights.wake()
        lights.uncover()
        try:
            if intent == TYPE:
                lights.shell.type(self, value)
            else:
                lights.shell.do(self, intent, value)
        except Wrong as wrong:
            self.refuse(*wrong.args)
        lights.stale = True

    def refuse(self, *why):
        """Tell why nothing was done, on the next page."""
        self.refusal = why
        self._lights.stale = True


def page(lights, actor, notices=(), refusal=()):
    """Yield the fields of the whole page, a few at a time, in the order of tools/front/page.py. Where one field takes
    long there is none for a while.
    """
    yield from fields(lights, True, actor)
    shell = lights.shell
    desk = lights.desk
    words = desk.words
    yield from _list(shell.top, words)
    yield desk.language, desk.settings["animation"], desk.settings["palette"], shell.top.number
    yield shell.stack[-1].name, shell.top.is_question, bool(shell.top.works), shell.top.typed
    yield shell.top.teaches, list(map(words.tell, notices)), words.tell(refusal), shell.top.key
    yield tuple(shell.top.bars), tuple(shell.top.signs)
    is_chart = shell.top.picture == "Chart"
    yield ((words.tell(shell.top.title), words("tell-best"), tuple(shell.top.rounds)) if is_chart else (),)
    yield _told(lights, shell.board, actor)
    yield _match(lights, shell.board)


def _list(top, words):
    """Yield the fields about the entries of a list."""
    name_of = words.tell if top.kind == TYPED else words.entry
    entries: list = []
    values: list = []
    grades: list = []
    for at in range(top.count):
        name, _, meaning = top.entry(at)
        entries.append((name_of(name), words.tell(meaning)))
        value = key = ""
        if top.valued and name[:1] == ("field",):
            value = name[2]
            does = top.rows[at][3]
            key = does[1] if does[0] == "forms.Value" else ""
        values.append((words.tell(value), key, _SWITCHED.index(value) if value in _SWITCHED else -1))
        if name[:1] == ("grade",):
            grades.append(name[1:] + meaning[1:])
        if len(entries) % _AT_ONCE == 0:
            yield ()
    top = None  # it may have closed by the next turn
    yield entries, values, grades


def _told(lights, board, actor):
    """Return the round by ear, and a line of each aid that has something to say."""
    says = None
    aids: list = []
    if board is not None:
        match = board.match
        words = lights.desk.words
        if lights.desk.settings["speech"]:
            says = speak(lights, board, actor)[0]
        if match.phase == GUESS and match.round.rows and board.settings["left"] and match.clock is None:
            counted = match.counted()
            if counted is not None and counted.whole:
                aids.append(words("left", counted.remaining))
        if board.against and board.opposed < 0:
            aids.append(words("against", board.against[0] + 1))
    return says, aids


def _match(lights, board):
    """Return the fields about the match, up to how long the device still thinks."""
    if board is None:
        return _NO_MATCH
    match = board.match
    rules = match.rules
    variant = match.variant()
    words = lights.desk.words
    side = side_of(lights, board)
    played = match.sides[side]
    seat = lights.seat
    name = short_name(variant)
    if rules.puzzle:
        name = "{} {}".format(words.tell(word("puzzle")), rules.puzzle)
    return (
        name,
        rules.day,
        bool(rules.challenge),
        rules.counts,
        (played.variant if played else variant).rows,
        marks_of(variant, words),
        (seat.number * MOST_ROUNDS + match.round_number) * _SIDES + side if played and seat is not None else 0,
        [(row, notation.tell_mark(variant, other)) for row, other in board.mended],
        max(0, times(board)[0]),
    )
