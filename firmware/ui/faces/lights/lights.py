"""The game as lights and buttons: events and milliseconds go in, a frame of inks and a tone come out.

    lights.handle(event)     a key went down or up
    lights.tick(ms)          true if `frame` was redrawn
    lights.sounds.hz         the tone that sounds now

Each kind of screen is drawn in its own way: a board by its seat, a list entry by entry, lines in large letters, and a
picture draws itself. What is announced lies over the board until a press; dimming, attracting and sleeping are no
screens. Blinking lights are on at even half blinks since the last press, so a press shows at once.
"""

from firmware.game.phases import GUESS, HAND
from firmware.ui.faces.lights import announce, gestures, inks, intents, sounds
from firmware.ui.faces.lights.gestures import Gestures
from firmware.ui.faces.lights.idle import ASLEEP, ATTRACTING, DIMMED, Idle
from firmware.ui.faces.lights.letters import Letters
from firmware.ui.faces.lights.seat import Seat
from firmware.ui.screen import BACK, BOARD, LIST, PICTURE, TYPED, WORD
from firmware.ui.words import Wrong

BLINK_MS = 280
WATCHED_MS = 1200  # between the rows of a match that is only watched


class Lights:
    """In the settings, a time of 0 means never. A row of `most` pegs can be shown. `few` keys have none for back."""

    has_lines = False
    is_at_board = True

    def __init__(self, shell, width: int, height: int, few=False):
        self.shell = shell
        self.desk = shell.desk
        self.width, self.height, self.most = width, height, width
        self.frame = bytearray(width * height)
        self.sounds = sounds.Sounds()
        self.idle = Idle()
        self.few = few
        self.letters = Letters(width, height)
        self.refusal: tuple = ()  # why the last press did nothing: the key of a sentence, and what fills it
        self.announces = False  # an announcement lies over the board
        self._gestures = Gestures(few)
        self.seat: Seat = None  # at the board that is shown; None where none is, or one that is too wide
        self.picture = self._attract = None  # the picture draws itself
        self._screen = 0  # the number of the one that was drawn last, and its version and entry then
        self._version = -1
        self._entry = -1
        self._choices = 0  # of the desk, at the last look
        self._blink_ms = self._beat = 0
        self.stale = True  # it is drawn anew in the next turn
        self.desk.pace_ms = WATCHED_MS
        shell.faces.append(self)
        shell.has_lights = True
        self._light()

    @property
    def table(self):
        """The colour of each ink; the self-test has its own."""
        return self._table if self.picture is None else self.picture.table or self._table

    @property
    def asleep(self):
        """Return whether the lights are off because nobody is playing."""
        return self.idle.state == ASLEEP

    @property
    def moving(self):
        """Return whether something is being shown that ends by itself."""
        return self.seat is not None and self.seat.showing.moving

    # for the shell

    def tell(self, _line):
        """Lights have no lines."""

    def leave(self):
        """Nobody leaves the lights: whoever gives up a game there, has its menu."""
        raise Wrong("not-now")

    # keys

    def handle(self, event: int):
        """Take a key that went down or up."""
        awake = self.idle.state < ATTRACTING
        self.wake()
        if awake:  # a press that wakes does nothing else
            self._take(self._gestures.handle(event))

    def wake(self):
        """Somebody is at the buttons, or types."""
        if self.idle.stir():
            self._light()
            self._attract = None

    def ask(self, intent, value=None):
        """Have the shell do something; true if it did."""
        try:
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
            self.seat.refuse()
        self.sounds.play(sounds.REFUSED)

    def _take(self, gesture):
        if gesture == gestures.NONE:
            return
        self._sync()
        key = gesture & (gestures.RELEASED - 1)
        kind = gesture - key
        self.stale = True
        self._blink_ms = self._beat = 0
        if kind == gestures.TOUCH:
            return  # the blinking starts over, that is all
        top = self.shell.top
        if self.picture is not None:
            if kind == gestures.HOLD or self.picture.press(key):
                self.ask(BACK)
            return
        if kind == gestures.HOLD:
            self._hold(key, top)
        elif self.announces and not (self.seat is not None and self.seat.answers(key)):
            self.announces = False
            self.sounds.play(sounds.OK)
        elif not self.shows_letters:
            self.announces = False
            self.seat.press(key)
        else:
            self._press(key, top)
        self._sync()

    def _hold(self, key, top):
        self.announces = False
        if key == gestures.BACK:
            if self.shell.name != "menu" and self.ask(WORD, ("MENU", "")):
                self.sounds.play(sounds.OK)
        elif key == gestures.OK and top.kind == BOARD:
            self.ask(WORD, ("HINT" if top.match.phase == GUESS else "GRADES", ""))
        elif key == gestures.LEFT and top.kind == BOARD:
            self.ask(WORD, ("READ", ""))
        else:
            self.refuse()

    def _press(self, key, top):
        """Press a key on a list or on lines."""
        meant = intents.of_list(key) if top.kind in (LIST, TYPED) or top.count else intents.of_lines(key)
        if meant is None:
            self.refuse()
        elif self.ask(*meant) and not self.sounds.playing:
            self.sounds.play(sounds.OK)

    # what is announced

    def announce(self):
        """Announce whose turn it is when that changes, and how the round ended."""
        seat = self.seat
        said = announce.text(self.desk, seat)
        seat.news = False
        player = announce.whose_turn(seat.match)
        if player >= 0:
            seat.announced = player
        if said and not (self.letters.is_low and not said[1]):
            self.letters.say(*said)
            self.announces = True
            self.stale = True

    # time

    def tick(self, ms: int):
        self._take(self._gestures.tick(ms))
        self._sync()
        self.sounds.tick(ms)
        self._tire(ms)
        if self.idle.state == ASLEEP:
            return self._draw() if self.stale else False
        self._blink_ms += ms
        if self._blink_ms >= BLINK_MS:
            self._blink_ms = 0
            self._beat += 1
            self.stale = True
        if self._attract is not None:
            self._attract.tick(ms)
            self.stale = self.stale or self._attract.stale
        else:
            self._run(ms)
        return self._draw() if self.stale else False

    def _run(self, ms):
        seat = self.seat
        if self.picture is not None:
            self.picture.tick(ms)
            self.stale = self.stale or self.picture.stale
            if self.picture.is_over:
                self.ask(BACK)
        elif self.announces:
            self.stale = self.letters.tick(ms) or self.stale
            if self.letters.is_over and seat.match.phase != HAND:
                self.announces = False
                self.stale = True
        elif self.shows_letters:
            self.stale = self.letters.tick(ms) or self.stale
        if seat is not None:
            seat.tick(ms)
            self.stale = self.stale or seat.stale
            top = self.shell.top
            if seat.news and top.kind == BOARD and not (self.announces or seat.showing.moving or seat.is_opposed):
                self.announce()

    @property
    def shows_letters(self):
        """Return whether the top is told in letters: anything but a picture, and a board that fits and whose first
        entry is chosen."""
        top = self.shell.top
        return self.picture is None and (top.kind != BOARD or self.seat is None or (top.count > 0 and top.chosen > 0))

    def _tire(self, ms: int):
        """Grow tired; a device at work is not left alone, nor is a clock that runs."""
        if self.desk.occupied:
            self.idle.stay()
        if not self.idle.tick(ms, self.desk.settings):
            return
        self._light()
        if self.idle.state > DIMMED:
            self.tell_again()
        if self.idle.state == ATTRACTING:
            from firmware.ui.faces.lights.attract import Attract

            self._attract = Attract(self)

    def _light(self):
        self._table = self.idle.light(self.desk.settings)
        self.stale = True

    def tell_again(self):
        """Announce everything again, once nothing lies above the board."""
        self.announces = False
        if self.seat is not None:
            self.seat.tell_again()

    # what is shown

    def _sync(self):
        """Follow the shell: another screen, or the same with something new."""
        shell = self.shell
        top = shell.top
        if self.desk.choices != self._choices:  # a setting may be another
            self._choices = self.desk.choices
            self._light()
        self._sit()
        changed = top.number != self._screen
        if changed:
            if self.announces and top.kind != BOARD:
                self.tell_again()
            self._screen = top.number
            self.picture = None
            if top.kind == PICTURE:
                from firmware.ui.faces.lights import pictures

                self.picture = pictures.made(top, self)
        if changed or top.version != self._version or self._entry != top.chosen:
            same = not changed and self._entry == top.chosen
            self._version = top.version
            self._entry = top.chosen
            self.stale = True
            if self.shows_letters:
                self._spell(top, same)

    def _sit(self):
        """Take the seat at the board that is shown, at the top or at the bottom."""
        shell = self.shell
        board = shell.top if shell.top.kind == BOARD else shell.bottom
        if board is None or board.kind != BOARD or board.match.variant().pegs > self.most:
            self.seat = None
            return
        seat = self.seat
        if seat is None or seat.match is not board.match or seat.layout.variant is not board.match.variant():
            self.seat = seat = Seat(self, board)
        seat.sit(board)

    def _spell(self, top, same):
        """Say the top in letters."""
        words = self.desk.words
        self.letters.moves = self.desk.settings["animation"]
        if top.kind == BOARD and self.seat is None:
            from firmware.engine.games import short_name

            self.letters.say(words("shown-wide", short_name(top.match.variant())), 1, inks.WRONG)
        elif top.kind == TYPED:
            text = words.tell(top.entry(top.chosen)[0])
            self.letters.say(text[-max(1, (self.width + 1) // 4) :], top.chosen + 1)
        elif top.count:
            name, short, _ = top.entry(top.chosen)
            self.letters.say(words.tell(short or name), top.chosen + 1, inks.CURSOR, same and top.valued)
        else:
            ink = inks.WRONG if top.is_question else inks.CURSOR
            self.letters.say(words.tell(top.short) if top.short else self._told(top), 1, ink)

    def _told(self, top):
        """All lines of a screen, each as a sentence."""
        words = self.desk.words
        lines = [words.tell(line) for line in ((top.title,) if top.title else ()) + tuple(top.lines)]
        return " ".join([line if line[-1] in ".,:?!" else line + "." for line in lines if line])

    def _draw(self):
        """Draw the board, and what lies above it."""
        frame = self.frame
        for pixel in range(len(frame)):
            frame[pixel] = inks.DARK
        self.stale = False
        if self.idle.state == ASLEEP:
            return True
        if self._attract is not None:
            self._attract.draw(frame, self._beat)
        elif self.picture is not None:
            if self.picture.over_board and self.seat is not None:
                self.seat.draw(frame, self._beat)
            self.picture.draw(frame, self._beat)
        elif self.announces or self.shows_letters:
            self.letters.draw(frame)
            top = self.shell.top
            if top.count and not self.announces:
                self.letters.draw_place(frame, top.chosen, top.count)
        elif self.seat is not None:
            self.seat.draw(frame, self._beat)
        return True
