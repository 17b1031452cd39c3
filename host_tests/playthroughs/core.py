"""The pure core as a player: shell, words and lights joined by the app, without a board, in a time that is counted."""

import importlib
import random
from collections import deque

from firmware import start
from firmware.app import App
from firmware.device.buttons import NOTHING, RELEASED
from firmware.device.profiles import KEYS
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
from tools.playthrough.performance import TURN_MS


class Parts:
    """The parts of a board that the app has: buttons, lights and sound."""

    def __init__(self):
        self.buttons = self.lights = self.sound = self
        self.events = deque()
        self.display = self.knob = self.meanings = None
        self.way = b""
        self.shown = b""
        self.table = ()

    def lay(self, profile):
        self.way = bytes(range(profile.width * profile.height))

    def event(self):
        return self.events.popleft() if self.events else NOTHING

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

    def __init__(self, said):
        self.said = said
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


class TurnPlayer(Fingers):
    """A player that goes on a turn at a time, in a time that is counted."""

    def __init__(self, playthrough):
        self.profile = playthrough.profile
        self.ms = 0
        self.said = bytearray()
        self._halted = False
        self._edges = Edges()
        self._down = set()

    def perform(self, performance):
        while True:
            performance.turn()
            if self._halted:
                return
            edge = self._edges.next(self.ms)
            if edge:
                (self._down.add if edge[1] else self._down.discard)(edge[0])
            self._turn(edge)
            self.ms += TURN_MS

    def _turn(self, edge):
        raise NotImplementedError

    def halt(self):
        self._halted = True

    @property
    def waits(self):
        return self._edges.are_done(self.ms)

    def is_down(self, key):
        return key in self._down

    def _add(self, *edges):
        self._edges.add(*edges)


class CorePlayer(TurnPlayer):
    def __init__(self, playthrough):
        super().__init__(playthrough)
        self._parts = Parts()
        self._port = Port(self.said)
        values, told = read_settings(playthrough.settings)
        desk = laid(values, chance(playthrough.seed))
        log = Log(bytearray(b"\xff" * 4096))
        restore(desk, log)
        shell = Shell(desk, Slots())
        self._app = App(desk, shell, log)
        profile = self.profile
        self._parts.lay(profile)
        self._app.lights = lights = Lights(shell, *profile.picture)
        self._app.board = start.fit(lights, profile, self._parts, importlib.import_module)
        for line in told:
            self._port.say(desk.words.tell(line))
        self._app.add_words(Words(shell), self._port)

    def _turn(self, edge):
        if edge:
            key, down, _ms = edge
            self._parts.events.append(KEYS.index(key) + (0 if down else RELEASED))
        self._app.turn(TURN_MS)

    def shown(self):
        return self._parts.shown, self._parts.table

    def picture(self):
        inks = self._parts.shown or bytes(self.profile.width * self.profile.height)
        return [rgb(self._parts.table[ink]) if self._parts.table else (0, 0, 0) for ink in inks]

    def type(self, text):
        self._port.typed += text


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
