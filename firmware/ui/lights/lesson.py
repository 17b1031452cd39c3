"""The lesson: a screen with rounds of its own, in which each gesture is shown, asked for, and done.

Three short rounds have a code that is known here; the fourth is played freely. A light moves as the key that is wanted
would, and grows while it is held. Whoever presses something else for a while has it done for them, so every way
through it ends; whoever holds back is asked whether to leave it.

`told` is the key of the sentence that says what is asked, and `wanted` the gesture; NONE where any is welcome.
"""

from firmware.engine import codes
from firmware.engine.variant import Variant
from firmware.game.draft import Draft
from firmware.game.match import Match
from firmware.game.phases import OVER
from firmware.game.rules import agree
from firmware.ui.capitals import upper
from firmware.ui.lights import course, inks, named, sounds, wanted_key
from firmware.ui.lights.gestures import BACK, COLOUR, DOWN, FEW, HOLD, HOLD_MS, NONE, OK, PLACE, ROW, TOUCH, UP
from firmware.ui.lights.screens import Text, say
from firmware.ui.lights.seat import Seat

MOST_MISSES = 3  # at a step
_MADE = {made: by for by, made in FEW.items()}  # how a board with few keys makes a gesture


class Lesson:
    """It is the desk of its own seat, and shows itself."""

    over_board = False

    def __init__(self, handheld):
        settings = handheld.desk.settings
        self.over = False
        self.stale = True
        self.told = ""
        self.wanted = NONE
        self.match = self.draft = self.seat = None
        self._handheld = handheld
        self._pads = hasattr(handheld, "pads")
        self._settings = {"left": False, "fits": False, "animation": settings["animation"]}
        self._misses = 0
        self.acts = False  # whether the step is done at the seat
        self._held_ms = -1  # how long the key that is to be held has been; -1 if it is not
        self._said = None  # the text that says what comes
        self._steps = course.steps(self, handheld.few, self._pads)
        self.changes = 0  # in what is told, as the console tells it too
        handheld.show(self)
        self._go_on()
        handheld.desk.lesson = handheld.seen = self

    @property
    def text(self):
        """What is asked, in words."""
        return self.tell(self.told)

    def tell(self, key):
        """The same by the sentence with this key."""
        desk, made = self._handheld.desk, self._made()
        told = desk.words(key)
        if made == BACK or made >= HOLD:
            told = named.does(desk, made, told)
        return desk.words("lesson-miss", told) if self._misses else told

    def _made(self):
        """The wanted gesture as the keys of this board make it."""
        return _MADE.get(self.wanted, self.wanted) if self._handheld.few else self.wanted

    def begin(self, code=None, laid=()):
        """Start a round: with this code and these pegs in the row, or one of the device's."""
        self.variant = variant = Variant(3, 4, rows=6)
        rules = agree("break", variant) if code is None else agree("number", variant, code=codes.pack(variant, code))
        handheld = self._handheld
        self.match = Match(rules, handheld.desk.randrange, None)
        self.draft = Draft(variant)
        self.draft.lay(enumerate(laid))
        self.seat = Seat(self, handheld.width, handheld.height, handheld.sounds, self._settings)

    # for the seat

    def guess(self, code: int):
        self.match.guess(code)
        self.draft.clear()

    def helped(self):
        """Nobody counts it here."""

    # gestures

    def feel(self, key: int, kind: int):
        """Take a gesture; false for the one that would leave."""
        if kind == TOUCH:
            self._held_ms = 0 if key + HOLD == self._made() else -1
            return True
        self._held_ms = -1
        gesture = key + (HOLD if kind == HOLD else 0)
        if gesture == BACK + HOLD != self.wanted:
            return False  # in the place of the menu it is asked whether to leave
        if self.seat.hints.proposes:
            return True
        if self.wanted == NONE:
            self._play(gesture)
        elif self._is_meant(gesture):
            self._do(gesture if self._pads or COLOUR <= gesture < PLACE else self.wanted)
        else:
            self._misses += 1
            self.seat.refuse()
            if self._misses == MOST_MISSES:
                self._do(self.wanted)
            else:
                self._announce()
        return True

    def _hear(self, key: int, kind: int):
        """Take a gesture while a text says what comes: the one that is wanted is not lost, another closes the text."""
        gesture = key + (HOLD if kind == HOLD else 0)
        self._said.over = kind != TOUCH
        if kind == TOUCH or gesture == BACK + HOLD or (self.wanted != NONE and self._is_meant(gesture)):
            return self.feel(key, kind)
        return True

    def _is_meant(self, gesture: int):
        if self.wanted == PLACE:
            return PLACE <= gesture < ROW
        if COLOUR <= gesture < PLACE:
            return self.wanted in (UP, DOWN, COLOUR) and gesture < COLOUR + self.variant.colours
        return gesture == self.wanted

    def _play(self, gesture: int):
        """In the round that is played freely."""
        if self.match.phase == OVER:
            self._go_on()
        elif gesture == OK + HOLD:
            self.seat.hint()
        elif gesture >= HOLD:
            self.seat.refuse()
        else:
            self.seat.press(gesture)

    def _do(self, gesture):
        """Do what is wanted, by this gesture."""
        self.seat.showing.skip()
        if not self.acts:
            self._handheld.sounds.play(sounds.OK)
        elif COLOUR <= gesture < PLACE and not self._pads:  # in the place of up and down: the cursor stays
            self.draft.put(self.seat.in_hand.place, gesture - COLOUR)
            self.seat.stale = True
        elif gesture < HOLD:
            self.seat.press(gesture)
        else:
            self.seat.hint()
        self._go_on()

    def _go_on(self):
        self._misses = 0
        self.stale = True
        before, told = self.wanted, self.told
        for step in self._steps:
            self.told, self.wanted, self.acts = step
            self.changes += told != self.told
            if self.wanted != before or not self.acts:
                self._announce()
            return
        self.over = True
        handheld = self._handheld
        handheld.desk.greeted()
        handheld.seen = handheld.desk.shown
        say(handheld, handheld.desk.words("lesson-over"))

    def _announce(self):
        """Say in large letters what comes, where a name stands for it."""
        if COLOUR <= self.wanted < HOLD:
            return
        words = self._handheld.desk.words
        ink = inks.CURSOR
        if self.told == "lesson-exact":
            said, ink = words("do-exact"), inks.EXACT
        elif self.told == "lesson-near":
            said, ink = words("do-near"), inks.NEAR
        elif self.wanted == NONE:
            said = words("menu-play")
        else:
            said = named.brief(self._handheld.desk, self._made())
        self._said = Text(self._handheld, upper(said), 0, ink, passing=True)
        self._said.feel = self._hear  # type: ignore[attr-defined]  # the lesson hears the keys under it, too
        self._handheld.show(self._said)

    # time and lights

    def press(self, _key):
        """A screen has it; here `feel` takes all."""

    def tick(self, ms: int):
        self.match.tick(ms)
        self.seat.sit()
        self.seat.tick(ms)
        if self._held_ms >= 0:
            self._held_ms = min(self._held_ms + ms, HOLD_MS)
            self.stale = True
        self.stale = self.stale or self.seat.stale

    def draw(self, frame: bytearray, beat: int):
        self.stale = False
        self.seat.draw(frame, beat)
        if self.wanted != NONE and not self._pads:
            held_ms = max(self._held_ms, 0) if self._made() >= HOLD else -1
            wanted_key.draw(frame, self._handheld.width, self._made() % HOLD, held_ms, beat)
