"""A display that a person acts at, as a face, and its page: it asks by intents, and tells what was said. There are two:
one beside a virtual board, and one on the other end of the cable.
"""

import json
from array import array
from binascii import crc32

from firmware import VERSION
from firmware.engine.room import MOST_BESIDE, has_room
from firmware.engine.variant import MOST_PEGS, short_name
from firmware.game.match import GUESS
from firmware.game.modes import MOST_ROUNDS
from firmware.ui import notation
from firmware.ui.commands import word
from firmware.ui.faces.face import Face, fields, marks_of, side_of, speak, times
from firmware.ui.faces.lights.gestures import RELEASED
from firmware.ui.screen import PUT, TYPED, WORD
from firmware.ui.words import Wrong

TYPE = -1  # in place of an intent
CABLE = 1  # the version of the messages
MOST_NOTICES = 8  # lines that were said since the last press
_AT_ONCE = 2  # entries
_SIDES = 2  # of a match, at most
_SWITCHED = (("names-switch#0",), ("names-switch#1",))
_NO_MATCH = "", 0, False, False, 0, (), 0, (), 0  # where none is shown
_MOST_ASKED = 128
_MOST_NUMBER = 1 << 28
# the values of OK, BACK, MOVE, PICK, PUT, CODE, MARK, TEXT, WORD and, in the last place, TYPE: numbers, texts, or None
_SHAPES = ("n", "n", "i", "i", "[ii", "i", "i", "s", "[ss", "s")


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


class Virtual(Asking):
    """The display of a virtual board; the buttons of the board are keys of both.

    Such a display has `columns` for a caption, draw(page), where a page is a list of fields, and intent(): the wish of
    a person at it, as the shell has it, or (TYPE, text) for a typed line; None where nothing. One that is `through`
    shows the board where an announcement covers it on the lights, so no press is spent on closing that. One that
    `leaves` has leave(), for QUIT. Beside one that `keeps` the memory does not wear, and each peg of a guess is saved.
    """

    def leave(self):
        """Close the display, if that is for the program to do."""
        (self._parts.display if self._parts.display.leaves else self._lights).leave()

    def event(self):
        display = self._parts.display
        asked = display.intent()
        while asked is not None:
            self.do(*asked)
            asked = display.intent()
        event = self._parts.buttons.event()
        if display.through and 0 <= event < RELEASED:
            self._lights.uncover()
        return event

    def draw(self):
        lights = self._lights
        parts = self._parts
        made: list = []
        for few in page(lights, self, self.notices, self.refusal):
            made += few
        displayed = lights.shell.slots.keep("firmware.ui.faces.displayed")  # for which a cable has no room
        display = parts.display
        caption = displayed.caption_of(made, lights, parts.buttons.keys, display.columns)
        display.draw(made + [caption, tuple(parts.meanings or ())])


class Cable(Asking):
    """The game at a display on the other end of the cable, a page in a browser or a terminal: lines of JSON both ways.

    It takes the place of the conversation on the port, and of the port, for the app. The messages are in the manual,
    for authors of other displays. Input is a stranger's: a line that is no message is dropped.
    """

    gives_way = False

    def __init__(self, app, serial, is_closed):
        self.over = False
        self.typed: list = []
        self._app = app
        self._serial = serial
        self._hello = json.dumps({"peglight": CABLE, "version": VERSION, "closed": is_closed})
        self._asked: list = []
        self._count = 0  # of the last message
        self._done = 0  # of the last one that the page on its way shows
        self._leaves = False
        Asking.__init__(self, app.lights, app.board)
        serial.echoes = False
        app.board = self
        app.add_words(self, self)
        self._greet()

    def _greet(self):
        """Begin anew: the display knows nothing yet, or has missed something."""
        self._serial.say(self._hello)
        self.waits = True
        self._sums = array("L", [])  # of each field as it was sent
        self._lights.stale = True

    def leave(self):
        self._leaves = True

    def event(self):
        while self._asked:
            self.do(*self._asked.pop(0))
        return self._parts.buttons.event()

    def draw(self):
        """Begin to send what has changed of the page, a field a line: there is no room for all of it at once."""
        self._fields = page(self._lights, self, self.notices, self.refusal)
        self._at = 0  # those from here on are still to be sent
        self.waits = False
        self._done = self._count

    # for the app, as a conversation and its port

    def line(self, _unseen, _wanted):
        """Take at most one message a turn, however fast they come."""
        serial = self._serial
        if serial.stalled and serial.is_read:
            serial.say("")  # ends the line that was cut
            self._greet()
        text = serial.line(False, True)
        shell = self._lights.shell
        match = shell.desk.match
        is_full = match is not None and not has_room(match.variant(), MOST_BESIDE)
        if is_full:
            serial.say('{"full": true}')
        if is_full or text == "" or self._leaves or not serial.connected:  # a conversation gets the port back
            self.over = True
            serial.echoes = True
            self._app.board = self._parts
            shell.faces.remove(self)
            shell.asker = None  # or it would hold this
        elif text:
            self._take(text)

    def step(self, _ms):
        """Send a few fields of a page that is on its way."""
        if self.waits:
            return
        sums = self._sums
        for few in self._fields:
            for value in few:
                at = self._at
                line = json.dumps((at, value))
                checked = crc32(line.encode())
                if at == len(sums):
                    sums.append(0)
                if sums[at] != checked:
                    sums[at] = checked
                    self._serial.say(line)
                self._at += 1
            return
        self.waits = True
        self._serial.say(json.dumps({"done": self._done}))

    def _take(self, text):
        try:
            message = json.loads(text)
        except (ValueError, TypeError):  # the latter of a key that is a list, which MicroPython reads
            return
        if type(message) is not dict:
            return
        if "display" in message:
            self._greet()
        count = message.get("count")
        asked = message.get("ask")
        if _shape(count) != "i" or type(asked) is not list:
            return
        self._count = count
        shown = message.get("list")
        if shown is None or shown == self._lights.shell.top.number:
            for each in asked[: _MOST_ASKED - len(self._asked)]:
                if type(each) is not list or len(each) != 2:
                    continue
                intent, value = each
                if not (_shape(intent) == "i" and TYPE <= intent <= WORD and _shape(value) == _SHAPES[intent]):
                    continue
                if intent == WORD:
                    intent, value = TYPE, "/{} {}".format(*value)  # as a person types it, for it may be no word at all
                self._asked.append((intent, tuple(value) if intent == PUT else value))
        self._lights.stale = True


def _shape(value):
    """Return the shape of a value, with `?` for what it cannot have."""
    is_list = type(value) is list
    shape = "[" * is_list
    for each in value[:3] if is_list else (value,):  # no deeper, however deep a stranger's lists are
        is_number = type(each) is int and -_MOST_NUMBER < each < _MOST_NUMBER
        shape += "n" if each is None else "s" if type(each) is str else "i" if is_number else "?"
    return shape


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
    yield speak(lights, actor)[0], _aids(shell.board, words)
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


def _aids(board, words):
    """Return a line of each aid that has something to say."""
    aids: list = []
    if board is not None:
        match = board.match
        if match.phase == GUESS and match.round.rows and board.settings["left"] and match.clock is None:
            counted = match.counted()
            if counted is not None and counted.whole:
                aids.append(words("left", counted.remaining))
        if board.against and board.opposed < 0:
            aids.append(words("against", board.against[0] + 1))
    return aids


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
        (played.variant if played else variant).rows - bool(rules.given_rows),  # it is no row among these
        marks_of(variant, words),
        (seat.number * MOST_ROUNDS + match.round_number) * _SIDES + side if played and seat is not None else 0,
        [(row, notation.tell_mark(variant, other)) for row, other in board.mended],
        max(0, times(board)[0]),
    )
