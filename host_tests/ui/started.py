"""The app with lights and a console, for tests of what both say and show: keys are pressed and lines are typed."""

from firmware.app import App
from firmware.keep.log import Log
from firmware.restored import restore
from firmware.ui import settings
from firmware.ui.console.console import Console
from firmware.ui.display import view
from firmware.ui.lights import caption
from firmware.ui.lights.gestures import HOLD_MS, RELEASED
from firmware.ui.lights.handheld import Handheld
from host_tests.playthroughs.core import Parts, Port, chance, laid

FRESH = b"\xff" * 4096
TURN_MS = 5


class Started:
    """The app with lights and a console, as it starts with this memory."""

    def __init__(self, memory, **given):
        values, _ = settings.read(lambda key: given.get(key.removeprefix("PEGLIGHT_").lower()))
        self.desk = laid(values, chance("1"))
        self.parts = Parts()
        self.port = Port()
        log = Log(memory)
        self.told = restore(self.desk, log)
        self.app = App(self.desk, log, not (self.told or self.desk.fresh))
        self.lights = Handheld(self.desk, 8, 8)
        self.app.add_lights(self.lights, self.parts)
        self.app.add_console(Console(self.desk), self.port)
        self.go()

    def go(self, turns=400):
        for _ in range(turns):
            self.app.turn(TURN_MS)
        return self

    def press(self, key):
        self.parts.events += [key, key + RELEASED]
        return self.go()

    def hold(self, key):
        self.parts.events.append(key)
        self.go(HOLD_MS // TURN_MS + 20)
        self.parts.events.append(key + RELEASED)
        return self.go()

    def type(self, line):
        self.port.typed += line + "\r"
        return self.go()

    @property
    def said(self):
        return self.port.said.decode().split("\r\n")[:-1]

    @property
    def shown(self):
        return [screen.text for screen in self.lights.above if not screen.over]

    @property
    def paper(self):
        """What a display draws."""
        return view.of(self.lights, range(6), 60)

    @property
    def lesson(self):
        return any(hasattr(screen, "feel") for screen in self.lights.above)

    @property
    def caption(self):
        return caption.of(self.lights, range(6)).line(60)
