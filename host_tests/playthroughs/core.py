"""The pure core as a player: shell, words and lights joined by the app, without a board, in a time that is counted."""

import importlib
import random
from collections import deque

from firmware import start
from firmware.app import App
from firmware.device import buttons
from firmware.keep.log import Log
from firmware.slots import Slots
from firmware.start import read_settings, restore, wish
from firmware.ui.desk import Desk
from firmware.ui.faces.lights.lights import Lights
from firmware.ui.faces.words import Words
from firmware.ui.shell import Shell
from host_tests.ui.table import library, shelf, tables
from tools.front.playable import Edges, Fingers
from tools.front.reader import rgb
from tools.playthrough.shots import TURN_MS


class Parts:
    """The parts of a board that the app has: buttons, lights and sound."""

    def __init__(self):
        self.buttons = self.lights = self.sound = self
        self.events = deque()
        self.display = self.knob = None
        self.way = b""
        self.shown = b""
        self.table = ()

    def lay(self, profile):
        self.way = bytes(range(profile.width * profile.height))

    def event(self):
        return self.events.popleft() if self.events else buttons.NOTHING

    def show(self, frame, table):
        self.shown, self.table = bytes(frame), table

    def tone(self, _hz):
        pass

    def quiet(self):
        pass

    def shake(self, _on):
        pass


class Port:
    """The serial port, which echoes what is not secret."""

    def __init__(self):
        self.said = bytearray()
        self.typed = ""

    def line(self, unseen, _wanted):
        line, ended, rest = self.typed.partition("\r")
        if not ended:
            return None
        self.typed = rest
        self.say("•" * len(line) if unseen else line)
        return line

    def say(self, line):
        self.said += line.encode() + b"\r\n"


class CorePlayer(Fingers):
    def __init__(self, playthrough):
        self.profile = playthrough.profile
        self.ms = 0
        self._halted = False
        self._parts = Parts()
        self._port = Port()
        self._edges = Edges()
        self._down = set()
        values, told = read_settings(playthrough.settings.get)
        desk = laid(values, chance(playthrough.seed))
        log = Log(bytearray(b"\xff" * 4096))
        restore(desk, log)
        shell = Shell(desk, Slots())
        self._app = App(desk, shell, log)
        profile = self.profile
        self._parts.lay(profile)
        lights = Lights(shell, *profile.picture)
        self._app.add_lights(lights, start.fit(lights, profile, self._parts, importlib.import_module))
        for line in told:
            self._port.say(desk.words.tell(line))
        self._app.add_words(Words(shell), self._port)

    def perform(self, performance):
        while True:
            performance.turn()
            if self._halted:
                return
            if edge := self._edges.next(self.ms):
                self._move_key(*edge)
            self._app.turn(TURN_MS)
            self.ms += TURN_MS

    def halt(self):
        self._halted = True

    @property
    def said(self):
        return self._port.said

    @property
    def waits(self):
        return self._edges.are_done(self.ms)

    def shown(self):
        return self._parts.shown, self._parts.table

    def picture(self):
        inks = self._parts.shown or bytes(self.profile.width * self.profile.height)
        return [rgb(self._parts.table[ink]) if self._parts.table else (0, 0, 0) for ink in inks]

    def is_down(self, key):
        return key in self._down

    def _add(self, *edges):
        self._edges.add(*edges)

    def type(self, text):
        self._port.typed += text

    def _move_key(self, key, down, _ms):
        (self._down.add if down else self._down.discard)(key)
        self._parts.events.append(buttons.every().index(key) + (0 if down else buttons.RELEASED))


def laid(values, randrange):
    """Make the desk as code.py does."""
    desk = Desk(tables, randrange, library, values["language"], shelf=shelf)
    wish(desk, values)
    return desk


def chance(seed):
    """Draw numbers as code.py does, from the noise of this seed."""
    noise = random.SystemRandom().randbytes if seed is None else random.Random(seed).randbytes

    def randrange(stop):
        whole = 0x40000000 // stop * stop
        while True:
            number = int.from_bytes(noise(4), "little") & 0x3FFFFFFF
            if number < whole:
                return number % stop

    return randrange
