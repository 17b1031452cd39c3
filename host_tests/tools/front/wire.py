"""The cable to a virtual board: its end at the computer, as pyserial and as a browser have it; and strangers there."""

import codecs
import json
import re
import time

from tools.trouble import Trouble

ANSWER = re.compile(rb'\{"(?:peglight|done)"')  # a message of the board that ends a page or begins a game


class Wire:
    """`spoilt` changes what comes; the cable is pulled after so many messages, counted both ways."""

    def __init__(self, player, spoilt=lambda came: came, messages=None):
        self.player = player
        self.spoilt = spoilt
        self.is_closed = False
        self._left = messages
        self._read = len(player.said)
        self._decoder = codecs.getincrementaldecoder("utf-8")()

    @property
    def is_pulled(self):
        return self._left is not None and self._left <= 0

    def pull(self, messages=0):
        self._left = messages

    def _count(self, messages):
        if self._left is not None:
            self._left -= messages

    def write(self, sent):
        if self.is_pulled:
            raise Trouble("pulled")
        self._count(sent.count(b"\n"))
        self.player.type(sent.decode())

    def read(self, most_s):
        if self.is_pulled:
            raise Trouble("pulled")
        time.sleep(0.001)  # which leaves the processor to the board
        came = bytes(self.player.said[self._read :])
        self._read += len(came)
        self._count(len(ANSWER.findall(came)))
        return self.spoilt(came)

    def close(self):
        self.is_closed = True

    def exchange(self, sent):
        """Send a text, and return what has come; None once the cable is pulled."""
        try:
            if sent:
                self.write(sent.encode())
            return self._decoder.decode(self.read(0), final=False)
        except Trouble:
            return None


def value(kind, chance):
    """Return a value of this kind, as tools/front/cable.py has them."""
    match kind:
        case "None":
            return None
        case "bool":
            return chance.random() < 0.5
        case "int":
            return chance.choice([*range(-1, 10), 1 << 40])
        case "str":
            return chance.choice(["", "en", "play", "RGBYOP", "xo", "vivid", "menu", "2026-11-29", "<b>", "é"])
        case int():
            return chance.randrange(kind + 1)
        case {"either": kinds}:
            return value(chance.choice(kinds), chance)
        case [each]:
            return [value(each, chance) for _ in range(chance.choice((0, 1, 2, 4, 10)))]
    return [value(each, chance) for each in kind]


ODD = ["", "length", -1, 45, 1e9, True, None, {}, {"a": []}, [[[0, 1, 2, 3], "x"]]]
HELLO = '{"peglight": 1, "closed": false}'
LINES = [
    HELLO,
    '{"done": 0}',
    '{"done": 1}',
    '{"done": []}',
    '{"full": 1}',
    "[",
    "{}",
    "null",
    "PEGLIGHT",
    "\x04",
    "[" * 9999,
]
RARE = ['{"full": true}', '{"peglight": 2}', '{"peglight": null}']  # which end it


def stranger(kinds, chance):
    """Yield lines that somebody might send to a display, without end: fields, most of a kind that one has."""
    kinds = list(kinds)
    while True:
        drawn = chance.random()
        if drawn < 0.8:
            at = chance.randrange(len(kinds))
            is_odd = chance.random() < 0.1
            yield json.dumps([at, value(chance.choice(kinds) if is_odd else kinds[at], chance)])
        elif drawn < 0.85:
            yield json.dumps([chance.choice(ODD), chance.choice(ODD)])
        else:
            yield chance.choice(LINES if drawn < 0.999 else RARE)
