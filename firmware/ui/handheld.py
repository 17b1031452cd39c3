"""The game as lights and buttons: events and milliseconds go in, a frame of inks and a tone come out.

    handheld.handle(event)     a key went down or up
    handheld.tick(ms)          true when `frame` was drawn anew
    handheld.sounds.hz         what sounds now

The board lies at the bottom; what is opened lies above it and closes by itself: a menu, a text, a row read out. Where
there is no board to show, because there is no match or it is too wide for the matrix, the menu is open. Nobody at the
buttons for a while dims the lights, then lets the device play against itself, then darkens them. A press that answers
what is announced need not wait for the end of the words.

`beat` counts the blinking from the last press on. What blinks is seen on even beats, so each press is seen at once.
"""

from firmware.game.phases import HAND
from firmware.ui import gestures, inks, sounds
from firmware.ui.gestures import Gestures

BLINK_MS = 280
WATCHED_MS = 1200  # between the rows of a match in which nobody plays

AWAKE = 0
DIMMED = 1
ATTRACTING = 2
ASLEEP = 3


class Handheld:
    """A time of 0 among the settings is never."""

    SELF_TEST = gestures.OK  # the key that opens it when it is held at power-up

    def __init__(self, desk, width, height):
        self.desk = desk
        self.width = width
        self.height = height
        self.frame = bytearray(width * height)
        self.sounds = sounds.Sounds()
        self.rest = AWAKE
        self._gestures = Gestures()
        self._above = []
        self._announced = False  # whether what was laid above last tells what is wanted on the board
        self._attract = None
        self._seat = None
        self._match = desk.match  # that was seen last
        self._blink_ms = 0
        self._beat = 0
        self._idle_ms = 0
        self._stale = True
        desk.pace_ms = WATCHED_MS
        self._lighten()

    @property
    def shows(self):
        """Whether there is a match that the matrix can show."""
        match = self.desk.match
        return match is not None and match.rules.variant.pegs <= self.width

    @property
    def busy(self):
        """Whether something is looked for at the board, and gets the ticks that it wants."""
        seat = self._seat
        return seat is not None and seat.aid.job is not None and self.shows and not self.asleep

    @property
    def table(self):
        """The light of each ink; the self-test has its own."""
        return getattr(self._top(), "table", self._table)

    @property
    def asleep(self):
        """Whether all is dark because nobody is there."""
        return self.rest == ASLEEP

    def handle(self, event):
        """A key went down or up."""
        asleep = self.rest >= ATTRACTING
        self.stir()
        if not asleep:  # the press that wakes does nothing else
            self._do(self._gestures.handle(event))

    def stir(self):
        """Somebody is there, at the buttons or at the console: what rests wakes."""
        self._idle_ms = 0
        if self.rest != AWAKE:
            self._wake()

    def tick(self, ms):
        if self.desk.match is not self._match:
            self._turn_to_match()
        self._do(self._gestures.tick(ms))
        self.sounds.tick(ms)
        self._tire(ms)
        if self.rest != ASLEEP:
            self._blink_ms += ms
            if self._blink_ms >= BLINK_MS:
                self._blink_ms = 0
                self._beat += 1
                self._stale = True
            self._run(ms)
        return self._drawn() if self._stale else False

    def set(self, key, value):
        """Change a setting."""
        self.desk.set(key, value)
        self._lighten()
        if self.shows:
            self._board().aid.heed()

    def test(self):
        """Open the self-test."""
        from firmware.ui.selftest import SelfTest

        self.show(SelfTest(self))

    def show(self, screen):
        """Lay a screen above what there is."""
        self._above.append(screen)
        self._announced = False
        self._stale = True

    def look_back(self):
        """Scroll through the rows played."""
        self._board().look_back()

    def read_out(self):
        """Read a row out, light by light."""
        from firmware.ui import reading

        steps = reading.lights(self._board())
        if steps:
            self.show(reading.Reading(steps, self.sounds))
        else:
            self._board().refuse()

    # what is open

    def _top(self):
        """The screen that the keys go to; None for the board."""
        while self._above and self._above[-1].over:
            self._above.pop()
            self._stale = True
        return self._above[-1] if self._above else None

    def _do(self, gesture):
        if gesture == gestures.NONE:
            return
        self._stale = True
        self._blink_ms = self._beat = 0
        key = gesture & (gestures.RELEASED - 1)
        kind = gesture - key
        if kind == gestures.TOUCH:
            return  # the blinking begins anew, and that is all
        top = self._top()
        if gesture == gestures.BACK + gestures.HOLD:
            self._open_menu()
        elif top is not None and not (self._announced and self._answers(key, kind)):
            if kind == gestures.HOLD:
                self.sounds.play(sounds.REFUSED)
                return
            top.press(key)
            if not self.sounds.playing:
                self.sounds.play(sounds.OK)
        elif not self.shows:
            return
        elif gesture == gestures.OK + gestures.HOLD:
            self._board().hint()
        elif gesture == gestures.LEFT + gestures.HOLD:
            self.read_out()
        else:
            self._board().press(key)

    def _answers(self, key, kind):
        """Whether this is meant for the board beneath what is announced, which then is over."""
        answers = self.shows and (kind == gestures.HOLD or self._board().answers(key))
        self._above[-1].over = answers
        return answers

    def _turn_to_match(self):
        """Another match was begun, here or at the console: it is seen, whatever lay above the last one."""
        self._match = self.desk.match
        self._above.clear()
        self.stir()
        self._stale = True

    def _board(self):
        """The seat at the board, made when there is a match."""
        if self._seat is None:
            from firmware.ui.seat import Seat

            self._seat = Seat(self.desk, self.width, self.height, self.sounds, self.desk.settings)
        self._seat.sit()
        return self._seat

    def _open_menu(self):
        from firmware.ui import menu

        self._tell_again()
        self._above.clear()
        menu.open_main(self)

    # time

    def _run(self, ms):
        top = self._top()
        if top is not None:
            top.tick(ms)
            self._stale = self._stale or top.stale
        elif not self.shows:
            self._open_menu()
        if not self.shows:
            return
        seat = self._board()
        seat.tick(ms)
        self._stale = self._stale or seat.stale
        if seat.news and top is None and not (seat.showing.moving or seat.reviewing):
            seat.news = False
            self._announce(seat)

    def _announce(self, seat):
        """Whose turn it is when that changes, and how it ended, in words over the board. Whom to hand the device to is
        said until a press."""
        from firmware.ui import announcing

        text = announcing.text(self.desk, seat)
        if text:
            from firmware.ui.screens import Text

            self.show(Text(self, *text, passing=self.desk.match.phase != HAND))
            self._announced = True

    def _tell_again(self):
        """What was announced is, once nothing lies above the board."""
        if self._announced and self._above:
            self._above.pop()
        if self._seat is not None:
            self._seat.tell_again()

    def _tire(self, ms):
        """Nobody is there: dim, then play to nobody, then sleep. A device at work is not left alone."""
        if self.desk.busy:
            self._idle_ms = 0
        self._idle_ms = min(self._idle_ms + ms, 1 << 28)
        idle_s = self._idle_ms // 1000
        settings = self.desk.settings
        if self.rest < ASLEEP and 0 < settings["sleep_s"] <= idle_s:
            self._rest(ASLEEP)
        elif self.rest < ATTRACTING and 0 < settings["attract_s"] <= idle_s:
            self._rest(ATTRACTING)
        elif self.rest < DIMMED and 0 < settings["dim_s"] <= idle_s:
            self._rest(DIMMED)

    def _lighten(self):
        """The light of the inks, as the settings have it; the lowest where nobody is there."""
        from firmware.ui.palette import table

        settings = self.desk.settings
        self._table = table(settings["palette"], settings["brightness"] if self.rest == AWAKE else 0)
        self._stale = True

    def _rest(self, rest):
        self.rest = rest
        self._lighten()
        if rest > DIMMED:
            self._tell_again()
        if rest == ATTRACTING:
            from firmware.ui.attract import Attract

            self._attract = Attract(self)
            self.show(self._attract)

    def _wake(self):
        self.rest = AWAKE
        self._lighten()
        if self._attract is not None:
            self._attract.over = True
            self._attract = None

    # lights

    def _drawn(self):
        """Draw the board, and what lies above it."""
        self._stale = False
        frame = self.frame
        for pixel in range(len(frame)):
            frame[pixel] = inks.DARK
        if self.rest == ASLEEP:
            return True
        top = self._top()
        if (top is None or top.over_board) and self.shows:
            self._board().draw(frame, self._beat)
        if top is not None:
            top.draw(frame, self._beat)
        self._stale = False
        return True
