"""The game as lights and buttons: events and milliseconds go in, a frame of inks and a tone come out.

    handheld.handle(event)     a key went down or up
    handheld.tick(ms)          true if `frame` was redrawn
    handheld.sounds.hz         the tone that sounds now
    handheld.above             the screens on top of the match; `announces`: the topmost says what is wanted

The match is at the bottom. A menu, a text or a row read out lies on top of it and closes by itself. Without a match the
menu is open; with one too wide for the matrix, a text says so, and any press opens the menu. Blinking lights are on at
even half blinks since the last press, so a press shows at once.
"""

from firmware.game.phases import OVER
from firmware.ui.lights import gestures, inks, sounds
from firmware.ui.lights.ahead import Ahead
from firmware.ui.lights.gestures import Gestures
from firmware.ui.lights.idle import ASLEEP, ATTRACTING, DIMMED, Idle
from firmware.ui.lights.seat import Seat

BLINK_MS = 280
WATCHED_MS = 1200  # between the rows of a match that is only watched


class Handheld:
    """In the settings, a time of 0 means never. A row of `most` pegs can be shown."""

    def __init__(self, desk, width: int, height: int, few=False):
        self.desk = desk
        self.width, self.height, self.most = width, height, width
        self.frame = bytearray(width * height)
        self.sounds = sounds.Sounds()
        self.idle = Idle()
        self.ahead = Ahead(desk)
        self.few = few  # keys: there is none for back
        self._gestures = Gestures(self.ahead.of_hold, few)
        self.above: list = []
        self.announces = False
        self._attract = self.told = None  # told: the match that was said to be too wide, until the menu is open
        self._seat: Seat = None
        self.seen = desk.shown  # what it showed last
        self._blink_ms = self._beat = 0
        self._stale = True
        desk.pace_ms = WATCHED_MS
        self._lighten()

    @property
    def shows(self):
        """Whether there is a match, and the matrix can show it."""
        match = self.desk.match
        return match is not None and match.variant().pegs <= self.most

    @property
    def table(self):
        """The colour of each ink; the self-test has its own."""
        return getattr(self._top(), "table", self._table)

    @property
    def asleep(self):
        """Whether the lights are off because nobody is playing."""
        return self.idle.state == ASLEEP

    @property
    def moving(self):
        """Whether something is being shown that ends by itself, or loaded."""
        return self.ahead.busy or bool(self._seat and self._seat.showing.moving)

    def handle(self, event: int):
        """A key went down or up."""
        awake = self.idle.state < ATTRACTING
        self.stir()
        if awake:  # a press that wakes does nothing else
            self._do(self._gestures.handle(event))

    def stir(self):
        """Wake up: somebody is at the buttons or at the console."""
        if self.idle.stir():
            self._lighten()
            if self._attract is not None:
                self._attract.over = True
                self._attract = None

    def tick(self, ms: int):
        self._do(self._gestures.tick(ms))
        self.ahead.tick()
        self.sounds.tick(ms)
        self._tire(ms)
        if self.idle.state != ASLEEP:
            self._blink_ms += ms
            if self._blink_ms >= BLINK_MS:
                self._blink_ms = 0
                self._beat += 1
                self._stale = True
            self._run(ms)
        return self._drawn() if self._stale and (self.above or self.shows) else False  # until a menu comes, the last

    def seat(self):
        """The seat at the current match."""
        match = self.desk.match
        if self._seat is None or self._seat.match is not match or self._seat.layout.variant is not match.variant():
            self._seat = Seat(self.desk, self.width, self.height, self.sounds, self.desk.settings)
        self._seat.sit()
        return self._seat

    def set(self, key, value):
        """Change a setting."""
        self.desk.set(key, value)
        self._lighten()
        if self.shows:
            self.seat().hints.heed()

    def show(self, screen, announces: bool = False):
        """Open a screen on top of what is shown."""
        self.above.append(screen)
        self.announces = announces
        self._stale = True

    # what is open

    def _top(self):
        """The screen that the keys go to; None for the board."""
        while self.above and self.above[-1].over:
            self.above.pop()
            self._stale = True
        return self.above[-1] if self.above else None

    def _do(self, gesture):
        self._turn()
        if gesture == gestures.NONE:
            return
        key = gesture & (gestures.RELEASED - 1)
        kind = gesture - key
        if kind != gestures.TOUCH:
            self.ahead.hurry()
        self._stale = True
        self._blink_ms = self._beat = 0
        top = self._top()
        if (hasattr(top, "feel") and top.feel(key, kind)) or kind == gestures.TOUCH:
            return  # after a touch the blinking starts over, that is all
        if gesture == gestures.BACK + gestures.HOLD:
            while not self._open_menu(None):
                pass
        elif top is not None and not (self.announces and self._answers(key, kind)):
            if kind == gestures.HOLD:
                self.sounds.play(sounds.REFUSED)
                return
            top.press(key)
            if not self.sounds.playing:
                self.sounds.play(sounds.OK)
        elif not self.shows:
            return
        elif gesture == gestures.OK + gestures.HOLD and self.desk.match.phase >= OVER:
            from firmware.ui.lights import graded

            graded.begin(self)
        elif gesture == gestures.OK + gestures.HOLD:
            self.seat().hint()
        elif gesture == gestures.LEFT + gestures.HOLD:
            from firmware.ui.lights import readout

            readout.begin(self)
        else:
            self.seat().press(key)

    def _answers(self, key, kind):
        """Whether a press is meant for the board under an announcement, which it then closes."""
        self.above[-1].over = self.shows and (kind == gestures.HOLD or self.seat().answers(key))
        return self.above[-1].over

    def _turn(self):
        """If the console has begun or chosen something else, show it, and close whatever lay above the last one."""
        if self.desk.shown is not self.seen:
            self.seen = self.desk.shown
            self.above.clear()
            self.stir()
            self._stale = True

    def _open_menu(self, mode):
        """False while it is still being loaded."""
        menu = self.ahead.menu()
        if menu is not None:
            self._tell_again()
            self.above = [screen for screen in self.above if screen is self.desk.lesson]
            menu.open_main(self, mode)
        return menu is not None

    # time

    def _run(self, ms: int):
        top = self._top()
        if top is not None:
            top.tick(ms)
            self._stale = self._stale or top.stale
        elif not self.shows:
            self._open_menu(self.desk.chosen.get("mode"))
        if not self.shows:
            return
        seat = self.seat()
        seat.tick(ms)
        self._stale = self._stale or seat.stale
        if top is not None and self.announces and seat.news and not top.passing:
            top.over = True  # it was to stay until a press, and was answered at the console
        self.ahead.of_board(seat)
        self.ahead.of_news(seat)
        if seat.news and top is None and not (seat.showing.moving or (seat.scroll.reviewing and seat.opposed < 0)):
            announce = self.ahead.announcement(seat)
            if announce is not None:
                seat.news = False
                announce.begin(self, seat)

    def _tell_again(self):
        """Announce again whose turn it is, once nothing lies above the board."""
        if self.announces and self.above:
            self.above.pop()
        if self._seat is not None:
            self._seat.tell_again()

    def _tire(self, ms: int):
        """A device at work is not left alone, nor is a clock that runs."""
        if self.desk.occupied:
            self.idle.stay()
        if not self.idle.tick(ms, self.desk.settings):
            return
        self._lighten()
        if self.idle.state > DIMMED:
            self._tell_again()
        if self.idle.state == ATTRACTING:
            from firmware.ui.lights.attract import Attract

            self._attract = Attract(self)  # type: ignore[assignment]  # it is imported late
            self.show(self._attract)

    def _lighten(self):
        self._table = self.idle.light(self.desk.settings)
        self._stale = True

    # lights

    def _drawn(self):
        """Draw the board, and what lies above it."""
        frame = self.frame
        for pixel in range(len(frame)):
            frame[pixel] = inks.DARK
        if self.idle.state != ASLEEP:
            top = self._top()
            if (top is None or top.over_board) and self.shows:
                self.seat().draw(frame, self._beat)
            if top is not None:
                top.draw(frame, self._beat)
        self._stale = False
        return True
