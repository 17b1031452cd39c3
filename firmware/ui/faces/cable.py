"""The game at a display on the other end of the cable, a page in a browser or a terminal: lines of JSON both ways.

It takes the place of the conversation on the port, and is loaded only while such a display is there. The messages
are in the manual, for authors of other displays. Input is a stranger's: a line that is no message is dropped.
"""

import json
from array import array
from binascii import crc32

from firmware import VERSION
from firmware.engine.room import MOST_BESIDE, has_room
from firmware.ui.faces.page import TYPE, Asking, page
from firmware.ui.screen import PUT, WORD

CABLE = 1  # the version of the messages
_MOST_ASKED = 128
_MOST_NUMBER = 1 << 28
# the values of OK, BACK, MOVE, PICK, PUT, CODE, MARK, TEXT, WORD and, in the last place, TYPE: numbers, texts, or None
_SHAPES = ("n", "n", "i", "i", "[ii", "i", "i", "s", "[ss", "s")


class Cable(Asking):
    """The face of the display, and in the place of a conversation and its port, for the app."""

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
        if not _is_number(count) or type(asked) is not list:
            return
        self._count = count
        shown = message.get("list")
        if shown is None or shown == self._lights.shell.top.number:
            for each in asked[: _MOST_ASKED - len(self._asked)]:
                meant = _meant(each)
                if meant:
                    self._asked.append(meant)
        self._lights.stale = True


def _meant(asked):
    """Return an intent and its value as the shell has them, or None where this is neither."""
    if type(asked) is not list or len(asked) != 2:
        return None
    intent, value = asked
    if not (_is_number(intent) and TYPE <= intent <= WORD):
        return None
    is_list = type(value) is list
    shape = "[" * is_list
    for each in value[:3] if is_list else (value,):  # no deeper, however deep a stranger's lists are
        shape += "n" if each is None else "s" if type(each) is str else "i" if _is_number(each) else "?"
    if shape != _SHAPES[intent]:
        return None
    if intent == WORD:
        return TYPE, "/{} {}".format(*value)  # as a person types it, for it may be no word at all
    return intent, tuple(value) if intent == PUT else value


def _is_number(value):
    return type(value) is int and -_MOST_NUMBER < value < _MOST_NUMBER
