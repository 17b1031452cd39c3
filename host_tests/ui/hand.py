"""A person at the buttons, for tests: keys are pressed, time goes by, and the lights are looked at.

A key is a letter of L R U D O B for left, right, up, down, ok and back, or the number of a colour's key, 0 the tenth.
"""

import random

from firmware.engine import codes
from firmware.engine.variant import Variant
from firmware.ui import settings
from firmware.ui.desk import Desk
from firmware.ui.lights import caption, gestures
from firmware.ui.lights.handheld import Handheld
from firmware.ui.lights.idle import AWAKE
from host_tests.inside import inside, put_inside
from host_tests.ui.pictures import lines, picture
from host_tests.ui.talk import library, rules, shelf, tables

KEYS = "LRUDOB1234567890"
TURN_MS = 20
MOST_TURNS = 20_000
SMALL = Variant(2, 3, rows=3)

LIGHTS_ALONE = "the lights alone need it, and show what it leads to"


class Hand:
    """`playing` are the rules to begin with; more are settings."""

    def __init__(self, playing=None, size=(8, 8), seed=1, resumed=None, clock=None, few=False, **changed):
        self.desk = Desk(tables, random.Random(seed).randrange, library, clock=clock, shelf=shelf)
        self.desk.settings, _ = settings.read(lambda _key: None)
        self.desk.settings.update(changed)
        if playing:
            self.desk.begin(playing)
        if resumed:
            self.desk.resume(*resumed)
        self.lights = Handheld(self.desk, *size, few)
        self.width = size[0]
        self.turn()

    @property
    def match(self):
        return self.desk.match

    @property
    def seat(self):
        return inside(self.lights, "_seat", LIGHTS_ALONE)

    @property
    def top(self):
        """What lies over the board; None for the board."""
        return inside(self.lights, "_top", LIGHTS_ALONE)()

    @property
    def said(self):
        """The words that are shown, if any."""
        return getattr(self.top, "text", None)

    @property
    def captions(self):
        """The caption as boards with other keys and displays of other widths have it."""
        keys = (range(6), (gestures.OK, gestures.BACK, *range(gestures.COLOUR, gestures.COLOUR + 10)))
        return [caption.of(self.lights, there).line(width) for there in keys for width in (21, 60, 200)]

    @property
    def tones(self):
        """What sounds, and how long."""
        return inside(self.lights.sounds, "_tones", "the piezo gets one tone after the other")

    @property
    def steps(self):
        """What a row that is read out shows, one after the other."""
        return inside(self.top, "_steps", LIGHTS_ALONE)

    @property
    def chosen(self):
        """The number of the entry of the menu that is shown."""
        return self.top.chosen

    @property
    def above(self):
        """What lies over the board, one over the other."""
        return self.lights.above

    @property
    def passes(self):
        """Whether the words that are shown pass by."""
        return self.top.passing

    def turn(self, ms=TURN_MS):
        self.desk.tick(ms)
        return self.lights.tick(ms)

    def wait(self, ms):
        """Let time go by."""
        for _ in range(ms // TURN_MS):
            self.turn()
        return self

    def event(self, key, released=False):
        self.lights.handle(KEYS.index(key) + (gestures.RELEASED if released else 0))

    def press(self, keys):
        """One key after the other, each for a moment."""
        for key in keys.replace(" ", ""):
            self.event(key)
            self.turn()
            self.event(key, True)
            self.turn()
        return self

    def spell(self, signs):
        """Go to one sign after the other, and take it."""
        for sign in signs:
            while self.said[-1] != sign:
                self.press("R")
            self.press("O")
        return self

    def touch(self, place=None, row=None):
        """Touch a place of the row in hand, or a row or an entry, counted from 0."""
        key = gestures.PLACE + place if row is None else gestures.ROW + row
        self.lights.handle(key)
        self.lights.handle(key + gestures.RELEASED)
        self.turn()
        return self

    def hold(self, key, ms=gestures.HOLD_MS + TURN_MS):
        self.event(key)
        self.wait(ms)
        self.event(key, True)
        self.turn()
        return self

    def rest(self):
        """Until the device has done its work and nothing moves; what is said passes by, or is pressed away."""
        for _ in range(MOST_TURNS):
            if self.said and self.lights.announces and not self.passes:
                self.press("R")
            if not (self.desk.busy or self.lights.moving or self.seat.hints.proposes or (self.said and self.passes)):
                return self
            self.turn()
        raise AssertionError("it goes on for ever")

    def choose(self, *texts):
        """Go to each of these entries of the menu, and take it."""
        for text in texts:
            self.go_to(text).press("O")
            self.load()
        return self

    def go_to(self, text):
        """Go to this entry of the menu."""
        for _ in range(40):
            if self._offers(text):
                break
            self.press("R")
        assert self._offers(text), (text, self.said)
        return self

    def load(self):
        """Wait until a game that was chosen is loaded, and begins."""
        while self.lights.ahead.busy:
            self.turn()
            if not self.lights.ahead.busy:
                self.turn()
        return self

    def _offers(self, text):
        """Whether this entry is told, with what it is set to or without."""
        return self.said == text or (self.said or "").startswith(text + " ")

    @property
    def offered(self):
        """The texts of the choice that is open."""
        return [self.top.tell(at) for at in range(self.top.count)]

    def enter(self, code):
        """Set these pegs, colours counted from 1 and the blank a dash, from an empty row; then submit."""
        base = self.match.rules.variant.base
        for digit in code:
            number = base if digit == "-" else int(digit)
            self.press("U" * number + "O")
        return self.press("O")

    def secret(self, side=0):
        """The code that the device holds, in digits."""
        played = self.match.sides[side]
        variant = played.variant
        digits = codes.unpack(variant, played.known(), [0] * variant.pegs)
        return "".join("-" if digit == variant.colours else str(digit + 1) for digit in digits)

    def look(self):
        """The picture, drawn at a beat in which what blinks is seen."""
        return self._drawn(0)

    def look_between(self):
        """The picture, drawn at a beat in which what blinks is not seen."""
        return self._drawn(1)

    def _drawn(self, beat):
        assert self.lights.idle.state <= AWAKE + 1
        self.draw(beat)
        return picture(self.lights.frame, self.width)

    def draw(self, beat=None):
        """Draw anew, at a beat if one is given, without a turn."""
        if beat is not None:
            put_inside(self.lights, "_beat", beat, "what blinks goes by it")
        inside(self.lights, "_drawn", "a turn would move what is to be seen")()

    def shows(self, text):
        """Whether the picture is this one; both are printed where it is not."""
        assert self.look() == lines(text)
        return self


def begun(mode):
    """A hand with a small round of which a row was played, and not the code."""
    hand = Hand(rules(mode, SMALL))
    return hand.enter("11" if hand.secret() != "11" else "22").rest()
