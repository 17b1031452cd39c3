"""A desk with its shell and its faces, for tests: lines are typed, keys pressed, and what they bring looked at."""

import functools
import io
import itertools
import random

from firmware.engine import codes, marks
from firmware.engine.book import from_shelf
from firmware.engine.variant import named
from firmware.game.match import HAND, MARK
from firmware.game.rules import agree
from firmware.slots import Slots
from firmware.start import read_settings, resume, wish
from firmware.ui import notation
from firmware.ui.desk import Desk
from firmware.ui.faces.displayed import caption_of
from firmware.ui.faces.face import fields
from firmware.ui.faces.lights import gestures
from firmware.ui.faces.lights.letters import Letters
from firmware.ui.faces.lights.lights import HOLD_MS, Lights
from firmware.ui.faces.page import page
from firmware.ui.faces.words import Words
from firmware.ui.shell import Shell
from host_tests.inside import inside
from tools import ROOT
from tools.front.page import NAMES, Page

FIRMWARE = ROOT / "firmware"
TURN_MS = 5
MOST_TURNS = 200_000
HELD_MS = HOLD_MS + 10 * TURN_MS
SIGNS = "." + notation.COLOURS + notation.BLANK + "xo#,!^"  # in the order of the inks; `,` an empty place, `!` wrong
KEYS = {"left": 0, "right": 1, "up": 2, "down": 3, "ok": 4, "back": 5}

# every mode in each of its forms: its rules, beyond the mode's name
GAMES = {
    "break": {},
    "blitz": {"mode": "break", "clock": "30"},
    "evil": {"mode": "break", "deal": "evil"},
    "make": {"level": "first"},
    "sealed": {"mode": "make", "sealed": True, "level": "random"},
    "duel": {},
    "match": {"people": 2, "rounds": 6, "deal": "mixed", "level": "next"},
    "people": {"mode": "match", "people": 3, "device": False, "rounds": 6, "scoring": "rounds"},
    "race": {"level": "chaotic"},
    "pair": {"mode": "race", "people": 2, "device": False},
    "helper": {"level": "parts"},
    "watch": {},
    "number": {"code": 7},
    "day": {"day": 9823},
    "puzzle": {"code": 7, "given_rows": (0, 1), "puzzle": 9},
    "practice": {},
    "challenge": {"code": 7, "challenge": (5, "Anna", 1, (4, 0), (0, 0))},
}


@functools.cache
def table_of(language):
    return (FIRMWARE / "words" / f"{language}.txt").read_bytes()


def tables(language):
    """Open the table of a language anew for each text, as on the board; it is in memory, as tests ask for very many."""
    return lambda: io.BytesIO(table_of(language))


def library(variant, level="book"):
    return from_shelf(variant, level, lambda name: (FIRMWARE / "books" / f"{name}.book").open("rb"))


def shelf():
    return (FIRMWARE / "books" / "classic.puzzles").open("rb")


def rules(mode, variant="classic", **more):
    return agree(mode, named(variant) if isinstance(variant, str) else variant, **more)


def rules_for(game, variant):
    """Return the rules of one of the GAMES."""
    more = dict(GAMES[game])
    if "given_rows" in more:  # rows that this variant has, and none of which is the code
        more["code"], *more["given_rows"] = itertools.islice(codes.walk(variant), 1 + len(more["given_rows"]))
    return rules(more.pop("mode", game), variant, **more)


def code_of(variant, digits):
    """Return the code of digits as they are typed, colours counted from 1."""
    return codes.pack(variant, [notation.DIGITS.index(digit) for digit in digits])


class Table:
    """`playing` are the rules to begin with; without them the menu is open. `lights` are the width and the height of a
    matrix, and `words` tells whether somebody types.
    """

    def __init__(self, playing=None, *, seed=1, lights=None, words=True, resumed=None, given=None, fresh=False, **more):
        values, _ = read_settings(given or {})
        self.desk = desk = Desk(tables, random.Random(seed).randrange, library, shelf=shelf, **more)
        wish(desk, values)
        desk.settings["language"] = desk.language
        desk.fresh = fresh
        if playing:
            desk.begin(playing)
        if resumed:
            resume(desk, resumed)
        self.shell = Shell(desk, Slots())
        self.lights = Lights(self.shell, *lights) if lights else None
        self.words = Words(self.shell) if words else None
        self.heard = []  # every line that was told
        self.last = self.listen()

    @property
    def match(self):
        return self.desk.match

    @property
    def top(self):
        return self.shell.top

    @property
    def stack(self):
        """Return the names of the screens that are open, the bottom first."""
        return [entry.name for entry in self.shell.stack]

    # time

    def turn(self, ms=TURN_MS):
        """Let time pass, and return the lines that were told meanwhile."""
        told = []
        self.desk.tick(ms)
        self.shell.tick(ms)
        if self.shell.is_opening:
            return []
        if self.lights:
            self.lights.tick(ms)
        if self.words:
            line = self.words.step(ms)
            if line is not None:
                assert "\n" not in line
                told.append(line)
        self.heard += told
        return told

    def wait(self, ms):
        return [line for _ in range(ms // TURN_MS) for line in self.turn()]

    def listen(self):
        """Let time pass until a line is wanted, and the device has done its part."""
        told = self.turn()
        for _ in range(MOST_TURNS):
            if not self.is_at_work:
                return told
            told += self.turn()
        raise AssertionError(f"nothing is asked; the last lines were {self.heard[-5:]}")

    @property
    def is_at_work(self):
        words = self.words
        top = self.top
        return (words is not None and not words.waits) or self.desk.busy or top.works or top.tells or top.owed

    # words

    def say(self, *lines):
        """Type the lines, one when each is asked for; return all that is told to them."""
        self.last = []
        for line in lines:
            assert self.words.waits, f"nothing is asked, so {line!r} cannot be typed"
            self.words.type(line)
            self.last += self.listen()
        return self.last

    def secret(self, side=None):
        """Return the code that the device holds, as it is typed."""
        played = self.match.sides[self.match.side if side is None else side]
        return notation.spell(played.variant, played.hidden_code(), "")

    def held(self, side=0):
        """Return the code that the device holds, in digits."""
        played = self.match.sides[side]
        return "".join(str(digit + 1) for digit in codes.unpack(played.variant, played.hidden_code()))

    def another(self):
        """Return a guess that is not the code."""
        played = self.match.round
        return notation.spell(
            played.variant, next(code for code in codes.walk(played.variant) if code != played.hidden_code()), ""
        )

    def mark(self, digits):
        """Mark the guess that the device has made, as this code does."""
        variant = self.match.variant()
        code = code_of(variant, digits)
        return self.say(notation.tell_mark(variant, marks.score(variant, self.match.round.pending, code)))

    def mark_all(self, digits):
        """Mark as this code does until the round is over."""
        told = []
        while self.match.phase == MARK:
            told += self.mark(digits)
        return told

    # lights

    def press(self, *keys):
        """Press keys by their names, a colour by its letter, or by their numbers."""
        for key in keys:
            number = self._number(key)
            self.lights.handle(number)
            self.turn()
            self.lights.handle(number + gestures.RELEASED)
            self.turn()
        return self

    def hold(self, key, ms=HELD_MS):
        number = self._number(key)
        self.lights.handle(number)
        self.wait(ms)
        self.lights.handle(number + gestures.RELEASED)
        self.turn()
        return self

    def _number(self, key):
        if isinstance(key, int):
            return key
        return KEYS[key] if key in KEYS else gestures.COLOUR + notation.COLOURS.index(key)

    @property
    def picture(self):
        """Return the lights as lines of signs."""
        return picture(self.lights.frame, self.lights.width)

    @property
    def text(self):
        """Return what stands in large letters, or nothing."""
        scene = self.lights.scene
        shown = getattr(scene, "news", None) or scene
        return shown.text if isinstance(shown, Letters) else ""

    def settle(self, ms=5000):
        """Let every animation and announcement end."""
        self.wait(ms)
        return self

    def opened(self):
        """Let what is opening open."""
        while self.shell.is_opening:
            self.turn()
        return self

    def rest(self):
        """Let the device do its part, and whatever moves come to its end; what is announced passes by, or is closed."""
        for _ in range(MOST_TURNS):
            lights = self.lights
            announces = lights.seat is not None and lights.seat.news is not None
            if announces and self.match.phase == HAND:
                self.press("right")
            looks = lights.seat and lights.seat.screen.works
            if not (self.desk.busy or lights.moving or announces or looks):
                return self
            self.turn()
        raise AssertionError("it never rests")

    def strike(self, keys):
        """Press one key after the other: L R U D O B as on the board, a digit for a colour, 0 the tenth."""
        for key in keys:
            self.press("LRUDOB".index(key) if key in "LRUDOB" else gestures.COLOUR + (int(key) - 1) % 10)
        return self

    def enter(self, digits):
        """Set these pegs, colours counted from 1 and the blank a dash, and send the row."""
        base = self.match.variant().base
        return self.strike("".join("U" * (base if digit == "-" else int(digit)) + "O" for digit in digits) + "O")

    def choose(self, *names):
        """Go to each entry, by the word that the lights show for it, and take it."""
        for name in names:
            self.opened()
            for _ in range(60):
                if self.text == name:
                    break
                self.press("down")
            assert self.text == name, f"{name} is not there, but {self.text}"
            self.press("ok")
        return self

    def look(self, beat=0):
        """Return the picture at a beat in which what blinks is seen."""
        frame = bytearray(len(self.lights.frame))
        self.lights.scene.draw(frame, beat)
        return picture(frame, self.lights.width)

    def between(self):
        """Return the picture at a beat in which what blinks is not seen."""
        return self.look(1)

    def page_of(self, columns, keys=(*range(6), *range(gestures.COLOUR, gestures.COLOUR + 10)), face=None):
        """Return the page that a display of so many columns draws; `face` is who acts at it, or else the lights."""
        actor = face or self.lights
        given = fields(self.lights, False, actor) if columns < 40 else page(self.lights, actor)
        made = [field for few in given for field in few]
        caption = caption_of(made, self.lights, keys, columns)
        return Page(**dict(zip(NAMES, made, strict=False)), caption=caption)

    @property
    def page(self):
        return self.page_of(60)

    @property
    def tones(self):
        return inside(self.lights.sounds, "_tones", "the piezo gets one tone after the other")


def desk_of(**more):
    """Return a desk with every setting at its default."""
    desk = Desk(tables, random.Random(1).randrange, library, shelf=shelf, **more)
    wish(desk, read_settings({})[0])
    return desk


def seated(playing=None, size=(8, 8), *, few=False, seed=1, resumed=None, **changed):
    """Return a table with lights alone, where `changed` are settings."""
    table = Table(playing, lights=(*size, few), words=False, seed=seed, resumed=resumed)
    table.desk.settings.update(changed)
    return table


def picture(drawn, width):
    """Return a frame as lines of signs."""
    signs = "".join(SIGNS[ink] for ink in drawn)
    return [signs[at : at + width] for at in range(0, len(signs), width)]
