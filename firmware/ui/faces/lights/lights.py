"""The game as lights and buttons: events and milliseconds go in, a frame of inks and a tone come out.

    lights.handle(event)     a key went down or up
    lights.tick(ms)          true if `frame` was redrawn; `is_new` if it means something else now
    lights.sounds.hz         the tone that sounds now

The `scene` is shown: a seat at a board, a screen in letters, a picture, or the show that attracts people. A scene has
press(key), tick(ms), which tells whether something new can be seen, draw(frame, beat), and `table`, which may be
colours of its own. Blinking lights are on at even half blinks since the last press, so a press shows at once.

Most keys answer at once, and up and down again and again while they are held. Left, ok and back answer when they are
let go, because holding them means something else. A board with `few` keys has none for back: holding left is a press
of back, and holding ok is holding back.

Where nobody is at the buttons the lights dim after a while, then the device plays against itself, then it sleeps.
"""

from firmware.game.match import GUESS
from firmware.ui import inks
from firmware.ui.faces.lights import gestures
from firmware.ui.faces.lights.letters import HEIGHT, ScreenText, fill
from firmware.ui.faces.lights.seat import Seat
from firmware.ui.screen import BACK, BOARD, PICTURE, WORD
from firmware.ui.words import Wrong

BLINK_MS = 280
HOLD_MS = 600
REFUSED_MS = 700  # that a refused press is shown
REPEAT_MS = 160
WATCHED_MS = 1200  # between the rows of a match that is only watched
AWAKE, DIMMED, ATTRACTING, ASLEEP = range(4)
_AFTER = ("", "dim_s", "attract_s", "sleep_s")  # the setting of each; 0 is never
_MOST_MS = 1 << 28
_HELD_FOR_MORE = (gestures.LEFT, gestures.OK, gestures.BACK)
_FELT_MS = 60  # of a tone, so that it is gentle
_REPEATED = (gestures.UP, gestures.DOWN)
_PICTURES = "firmware.ui.faces.lights.pictures"  # loaded like a screen, and dropped when one opens


class Lights:
    """In the settings, a time of 0 means never. A row of `most` pegs can be shown."""

    has_lines = False
    is_at_board = True

    def __init__(self, shell, width: int, height: int, few=False):
        self.shell = shell
        self.desk = shell.desk
        self.width, self.height, self.most = width, height, width
        self.is_low = height < HEIGHT  # too low for letters
        self.frame = bytearray(width * height)
        self.sounds = Sounds()
        self.state = AWAKE
        self._idle_ms = 0  # since somebody was there, or the device was at work
        self.refusal: tuple = ()  # why the last press did nothing: the key of a sentence, and what fills it
        self.seat: Seat = None  # at the topmost board; None where there is none, or one that is too wide
        self.seats = 0  # that were taken so far
        self._few = few
        self._key = gestures.NONE  # the one that is held and can still mean something
        self._held_ms = 0
        self._screen = 0  # the number of the one that the scene shows, and its version and entry
        self._version = self._entry = 0
        self._choices = -1  # of the desk, at the last look
        self._blink_ms = self._beat = 0
        self.desk.pace_ms = WATCHED_MS
        shell.faces.append(self)
        shell.has_lights = True
        self._sync()

    # for the shell

    def tell(self, _line):
        """Lights have no lines."""

    def leave(self):
        """Refuse: nobody leaves the lights, and a game is given up in its menu."""
        raise Wrong("not-now")

    # keys

    def handle(self, event: int):
        """Take a key that went down or up; a press that wakes does nothing else."""
        if self.wake():
            return
        key = event % gestures.RELEASED
        is_down = event == key
        if not is_down and key != self._key:
            return  # it was held, or another key was pressed since
        is_late = key in _HELD_FOR_MORE
        self._key = key if is_down and (is_late or key in _REPEATED) else gestures.NONE
        self._held_ms = 0
        if is_down or is_late:
            self._feel()
        if is_down != is_late:
            self.scene.press(key)

    def _feel(self):
        """Follow the shell, and let the blinking start over: a key is felt."""
        self._sync()
        self.stale = True
        self._blink_ms = self._beat = 0

    def wake(self):
        """Somebody is at the buttons, or types; true where nothing of the game was shown."""
        hidden = self.state >= ATTRACTING
        self._idle_ms = 0
        if self.state != AWAKE:
            self.state = AWAKE
            self._light()
        if hidden:
            self._screen = 0
        return hidden

    def ask(self, intent, value=None):
        """Have the shell do something; true if it did."""
        try:
            if intent is None:
                raise Wrong("not-now")
            self.shell.do(self, intent, value)
        except Wrong as wrong:
            self.refuse(*wrong.args)
            return False
        self.refusal = ()
        return True

    def refuse(self, *why):
        """Sound and show that a press did nothing."""
        self.refusal = why
        self.stale = True
        if self.seat is not None:
            self.seat.refused_ms = REFUSED_MS
        self.sounds.play(inks.REFUSED_TONES)

    def uncover(self):
        """Take away what is announced, and end what moves."""
        if self.seat is not None:
            self.seat.uncover()

    def _hold(self, ms: int):
        """Do what a key means that is held."""
        key = self._key
        if key == gestures.NONE:
            return
        self._held_ms += ms
        if self._held_ms < HOLD_MS:
            return
        self._held_ms = HOLD_MS - REPEAT_MS
        self._feel()
        if key in _REPEATED:
            self.scene.press(key)
            return
        self._key = gestures.NONE
        if self._few and key == gestures.LEFT:
            self.scene.press(gestures.BACK)
            return
        kind = self.shell.top.kind
        self.uncover()
        if kind == PICTURE:
            self.ask(BACK)
        elif key == gestures.BACK or (self._few and key == gestures.OK):
            if self.shell.stack[-1].name != "menu" and self.ask(WORD, ("MENU", "")):
                self.sounds.play(inks.OK_TONES)
        elif kind != BOARD:
            self.refuse("not-now")
        else:
            word = "READ"
            if key == gestures.OK:
                top = self.shell.top  # the board, which stays
                word = held_word(top.offers()) or ("HINT" if top.match.phase == GUESS else "GRADES")
            self.ask(WORD, (word, ""))

    # time

    def tick(self, ms: int):
        self._hold(ms)
        if self.shell.is_opening:
            return False  # nothing can be drawn of it yet
        self._sync()
        self.sounds.tick(ms)
        self._pass_idle_time(ms)
        seat = self.seat
        moves = False  # the picture changes, and its meaning does not
        if self.state != ASLEEP:
            self._blink_ms += ms
            if self._blink_ms >= BLINK_MS:
                self._blink_ms = 0
                self._beat += 1
                moves = True
            if seat is not None:
                moves = seat.tick(ms) or moves
            if self.scene is not seat:
                moves = self.scene.tick(ms) or moves
        # something is shown that ends by itself
        self.moving = seat is not None and seat.judging + seat.revealing > 0
        if not self.stale and not moves:
            return False
        self.is_new = self.stale
        self.stale = False
        frame = self.frame
        fill(frame, 0, len(frame), inks.DARK)
        if self.state != ASLEEP:
            self.scene.draw(frame, self._beat)
        self.table = self.scene.table or self._table
        return True

    def _pass_idle_time(self, ms: int):
        """Dim, attract or sleep when it is time; a device at work is not left alone, nor is a clock that runs."""
        self._idle_ms = 0 if self.desk.occupied else min(self._idle_ms + ms, _MOST_MS)
        idle_s = self._idle_ms // 1000
        state = ASLEEP
        while state > self.state and not 0 < self.desk.settings[_AFTER[state]] <= idle_s:
            state -= 1
        if state <= self.state:
            return
        self.state = state
        self._light()
        if state > DIMMED and self.seat is not None:
            self.seat.announced = -1  # everything is told again
            self.seat.expect_news()
        if state == ATTRACTING:
            self.scene = self.shell.slots.load(_PICTURES).Attract(self)

    def _light(self):
        """Follow the state and the settings."""
        settings = self.desk.settings
        self._table = inks.table(settings["palette"], settings["brightness"] if self.state == AWAKE else 0)
        self.stale = True

    # what is shown

    def _sync(self):
        """Follow the shell: another board to sit at, another screen, or the same with something new."""
        if self.desk.choices != self._choices:  # a setting may be another
            self._choices = self.desk.choices
            self._light()
        board = self.shell.board
        seat = self.seat
        if board is None or board.match.variant().pegs > self.most:
            seat = None
        elif seat is None or seat.match is not board.match or seat.variant is not board.match.variant():
            seat = Seat(self, board)
        if seat is not self.seat:
            self.seat = seat
            self._screen = 0  # the scene of the other screen is made anew
        if seat is not None:
            seat.sync(board)
        if self.state >= ATTRACTING:
            return
        top = self.shell.top
        is_new = top.number != self._screen
        is_same = not is_new and top.chosen == self._entry
        if is_same and top.version == self._version:
            return
        self._screen = top.number
        self._version = top.version
        self._entry = top.chosen
        self.stale = True
        if is_new:
            self.refusal = ()
        if top.kind != PICTURE:
            # of a board with entries, the first one is the board itself
            is_seat = top.kind == BOARD and seat is not None and not top.chosen
            self.scene = seat if is_seat else ScreenText(self, top, is_same)
        elif is_new:
            self.scene = getattr(self.shell.slots.load(_PICTURES), top.picture)(self)


class Sounds:
    """Tones one after another, timed by the clock so that nothing waits for them. A motor echoes each."""

    hz = 0  # of the tone that sounds now; 0 is silence
    playing = False
    felt = False  # a motor shakes now, where there is one
    aloud = False  # it sounds even if the sound is off
    _tones: tuple = ()

    def play(self, tones, aloud=False):
        """Start these tones and stop any others."""
        self.aloud = aloud
        self.playing = True
        self._tones = tones
        self._at = -2
        self._left_ms = 0
        self.tick(0)

    def tick(self, ms: int):
        if not self.playing:
            return
        tones = self._tones
        self._left_ms -= ms
        if self._left_ms <= 0:
            self._at += 2
            self.playing = self._at < len(tones)
            self.hz, self._left_ms = tones[self._at : self._at + 2] if self.playing else (0, 0)
        self.felt = self.hz > 0 and tones[self._at + 1] - self._left_ms < _FELT_MS


def held_word(offers):
    """Return the first word of those offered that holding ok asks for; None where none is."""
    for offer in offers:
        if offer[0] == WORD and offer[1][0] in ("HINT", "WHY", "GRADES"):
            return offer[1][0]
    return None
