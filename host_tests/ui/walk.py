"""Walks: what the lights, the sounds, a display and the console do while somebody tries everything, as it is on record.

A walk draws by its name whatever is pressed, touched, held and typed. `walks/NAME.txt` has for each step what was done,
what was said, the caption, the picture at the end, and a sum over all that was shown and heard on the way, each at its
time. Of more walks `brief.txt` has these sums alone. host_tests/records.py writes them.
"""

import random
import zlib
from pathlib import Path

from firmware.app import App
from firmware.device import profiles
from firmware.engine.variant import Variant
from firmware.game.phases import GUESS, SET
from firmware.keep.log import Log
from firmware.restored import restore
from firmware.ui import fitted, settings
from firmware.ui.console.console import Console
from firmware.ui.display import view
from firmware.ui.lights import caption, gestures
from firmware.ui.lights.handheld import Handheld
from firmware.ui.lights.pads import FIRST
from firmware.ui.words import LANGUAGES
from host_tests.inside import inside
from host_tests.playthroughs.core import Parts, Port, laid
from host_tests.storm.whim import typed
from host_tests.ui.pictures import picture
from host_tests.ui.talk import GAMES, rules_for

TURN_MS = 20
STEPS = 40
KEYS = "LRUDOB1234567890"
PLAYED = (
    *(Variant(3, 4, rows=4), Variant(4, 6), Variant(3, 3, True, True, rows=4, tells="exact"), Variant(5, 8)),
    *(Variant(3, 4, rows=5, tells="places"), Variant(4, 6, False)),
)
BOARDS = (
    *("pico_8x8", "macropad", "pico_8x8_colours", "feather_4x8"),
    *("archi_8x8", "pico_stick", "pico_zip96", "pico_16x10"),
)
FRESH = ("lesson", "lesson_pads", "lesson_colours")  # boards on which nothing was played yet
NAMES = (*GAMES, *FRESH)
BRIEF = 4  # more walks of each name, the first of them on keys that are lights
FOLDER = Path(__file__).parent / "walks"


def file_of(name):
    return FOLDER / f"{name}.txt"


class Screen:
    """A display of a few lines."""

    keys = ()
    columns, lines = 21, 8

    def __init__(self):
        self.shown = [""] * self.lines
        self.state = [False, 0, 0]

    def event(self):
        return gestures.NONE

    def turn(self, upside_down):
        self.state[0] = upside_down

    def light(self, light):
        self.state[1] = light

    def move(self, moved):
        self.state[2] = moved

    def write(self, number, line):
        self.shown[number] = line


class Watched(Parts):
    """The parts of a board; all that is shown and heard goes into one sum."""

    def __init__(self, profile):
        super().__init__()
        self.keys = range(6)
        self.ms = self.sum = self.drawn = 0
        self.lay(profile)
        if profile.display:
            self.display = Screen()

    def show(self, frame, table):
        super().show(frame, table)
        self.drawn += 1
        self.add("lights", self.shown, table)

    def tone(self, hz):
        self.add("tone", hz)

    def quiet(self):
        self.add("quiet")

    def shake(self, on):
        self.add("shake", on)

    def add(self, *what):
        self.sum = zlib.crc32(repr((self.ms, *what)).encode(), self.sum)


class Walk:
    def __init__(self, name, again=0):
        number = NAMES.index(name) + again * (len(NAMES) + 1)  # with another board and language each time
        self.chance = random.Random(number)
        profile = profiles.named("macropad" if again == 1 else BOARDS[number % len(BOARDS)])
        given = {"PEGLIGHT_LANGUAGE": LANGUAGES[number % len(LANGUAGES)], "PEGLIGHT_ATTRACT_S": "20"}
        given |= {"PEGLIGHT_SLEEP_S": "40", "PEGLIGHT_DIM_S": "8", "PEGLIGHT_LEFT": ("off", "on")[number % 2]}
        values, _ = settings.read(given.get)
        self.desk = laid(values, self.chance.randrange)
        log = Log(bytearray(b"\xff" * 4096))
        restore(self.desk, log)
        self.app = App(self.desk, log)
        self.parts = Watched(profile)
        self.lights = Handheld(self.desk, *profile.picture)
        self.port = Port()
        self.fitted = fitted.fit(self.lights, profile, self.parts)
        self.pads = inside(self.fitted, "_parts", "what its pads mean is told to no one else") if profile.pads else None
        self.app.add_lights(self.lights, self.fitted)
        self.app.add_console(Console(self.desk), self.port)
        if name not in FRESH:
            self.desk.fresh = False
            self.desk.begin(rules_for(name, self.chance.choice(PLAYED)))

    def go(self, ms):
        for _ in range(ms // TURN_MS):
            self.app.turn(TURN_MS)
            self.parts.ms += TURN_MS

    def press(self, key, ms=TURN_MS):
        """A key, or whatever stands for it on this board."""
        if self.pads:
            key = self._pad_of(key)
        self.parts.events.append(key)
        self.go(ms)
        self.parts.events.append(key + gestures.RELEASED)
        self.go(TURN_MS)

    def _pad_of(self, key):
        """The pad that means this key now; if none does, the knob where that can, or any pad."""
        told = self.pads.told
        if key in told:
            return FIRST + told.index(key)
        return key if key in (gestures.UP, gestures.DOWN, gestures.OK) else FIRST + key % len(self.parts.way)

    def step(self):
        """What is done now."""
        chance = self.chance
        match = self.desk.match
        sort = chance.random()
        if sort < 0.45 and match is not None and match.phase in (GUESS, SET):
            variant = match.variant()
            keys = "".join(str(1 + chance.randrange(variant.colours)) for _ in range(variant.pegs)) + "OO"
            return self._press(keys)
        if sort < 0.60:
            return self._press(chance.choice(("O", "RO", "UO", "RRO", "LO", "UUO", "DO")))
        if sort < 0.72:
            return self._press("".join(chance.choice(KEYS) for _ in range(chance.randrange(1, 4))))
        if sort < 0.82:
            key = chance.choice("LOBBU")
            self.press(KEYS.index(key), gestures.HOLD_MS + 4 * TURN_MS)
            return f"hold {key}"
        if sort < 0.88:
            touched = chance.choice((gestures.PLACE, gestures.ROW)) + chance.randrange(4)
            self.press(touched)
            return f"touch {touched}"
        if sort < 0.96:
            line = typed(chance, match)
            self.port.typed += line + "\r"
            return f"type {line!r}"
        return "wait"

    def _press(self, keys):
        for key in keys:
            self.press(KEYS.index(key))
        return keys

    def told(self):
        """The lines of each step on record."""
        for _ in range(STEPS):
            self.parts.sum = self.parts.drawn = 0
            del self.port.said[:]
            done = self.step()
            self.go(25000 if done == "wait" else self.chance.choice((200, 1000, 2500)))
            for columns in (21, 60):
                self.parts.add(sorted(vars(view.of(self.lights, range(16), columns)).items()))
            said = self.port.said.decode().split("\r\n")[:-1]
            self.parts.add(said)
            yield [
                f"> {done}",
                *("| " + line for line in said),
                caption.of(self.lights, self.parts.keys).line(60),
                " ".join(picture(self.parts.shown, self.lights.width)),
                f"{self.parts.drawn} drawn, {self.parts.sum:08x}",
            ]


def written(name):
    return "".join(f"{line}\n" for step in Walk(name).told() for line in step)


def briefly(name, again):
    """The line of a walk of which the sums are on record."""
    return f"{name} {again}: " + " ".join(step[-1].rpartition(" ")[2] for step in Walk(name, again).told()) + "\n"


def in_brief():
    return "".join(briefly(name, again + 1) for name in NAMES for again in range(BRIEF))
