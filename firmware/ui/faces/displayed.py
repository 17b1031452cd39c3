"""A board with a display: its lights show a frame, and its display what that means; its buttons are keys of both.

A display has `keys`, the numbers of the keys that it brings along, `columns` for a caption, event(), as the buttons
have it, and draw(page), which gets a new page whenever the lights show something else, or something was said. One that
`asks` has intent(), too: the wish of a person at it, as the shell has it, or (TYPE, text) for a typed line; None where
nothing. One that is `through` shows the board where an announcement covers it on the lights, so no press is spent on
closing that. One that `leaves` has leave(), for QUIT.
"""

from firmware.engine.variant import MOST_PEGS
from firmware.ui.faces import page
from firmware.ui.faces.lights.gestures import RELEASED
from firmware.ui.words import Words, Wrong

NOTHING = -1  # no event
TYPE = -1  # in place of an intent
MOST_NOTICES = 8  # lines that were said since the last press
_KEPT = 4096  # bytes of texts


class Displayed:
    """In the place of a board's parts, for the app; and a face. A board that speaks says the round by recordings."""

    has_lines = is_at_board = False

    def __init__(self, lights, parts):
        self._lights = lights
        self._parts = parts
        self._display = parts.display
        self.most = MOST_PEGS if parts.display.asks else 0  # pegs that it can show, and set
        self._notices: list = []
        self._refusal: tuple = ()
        self._words = Kept()
        self._rounds: list = []  # of the match, each with its number
        self._counted = 0
        self._runs = True  # the page may change by time alone, and there is none yet
        self.sound = parts.sound
        self._speaks = lights.shell.speaks and not parts.display.asks
        self._said = None  # of the round by ear
        self._recordings = None  # those of it that are still to be played
        self.buttons = self.lights = self
        lights.shell.faces.append(self)

    def tell(self, line):
        """Keep a line that was said, for the next page."""
        self._notices = self._notices[1 - MOST_NOTICES :] + [line]
        self._lights.stale = True

    def leave(self):
        """Close the display, if that is for the program to do."""
        if not self._display.leaves:
            raise Wrong("not-now")
        self._display.leave()

    def _do_asked(self):
        """Do what a person at the display asks for."""
        asked = self._display.intent()
        while asked is not None:
            intent, value = asked
            self._notices, self._refusal = [], ()
            self._lights.wake()
            self._lights.uncover()
            if self._lights.seat is not None:
                self._lights.seat.window.skip()
            try:
                if intent == TYPE:
                    self._lights.shell.type(self, value)
                else:
                    self._lights.shell.do(self, intent, value)
            except Wrong as wrong:
                self._refusal = wrong.args
            self._lights.stale = True
            asked = self._display.intent()

    def event(self):
        if self._speaks:
            self._speak()
        if self._display.asks:
            self._do_asked()
        event = self._parts.buttons.event()
        if event == NOTHING:
            event = self._display.event()
        if self._display.through and 0 <= event < RELEASED:
            self._lights.uncover()
        return event

    def _speak(self):
        """Play the next recording once nothing else is heard."""
        if self._recordings is None or self._lights.sounds.playing or self.sound.speaks:
            return
        if self._recordings:
            self.sound.say(self._lights.desk.language, self._recordings.pop(0))
        else:
            self._recordings = None
            self.sound.quiet()

    def show(self, frame, table):
        self._parts.lights.show(frame, table)
        desk = self._lights.desk
        runs, self._runs = self._runs, desk.occupied or desk.works
        if not (self._lights.is_new or runs or self._runs):
            return  # the lights only blink
        if desk.words is not self._words:  # another language was chosen
            desk.words = self._words.of(desk.words)
        keys = sorted(set(self._parts.buttons.keys) | set(self._display.keys))
        made = page.of(self._lights, keys, self._display.columns, self if self._display.asks else self._lights)
        made.refusal = desk.words.tell(self._refusal)
        made.notices = [desk.words.tell(line) for line in self._notices]
        pads = getattr(self._parts, "meanings", None)
        if pads is not None:
            made.pads = tuple(pads)
            made.turned = desk.settings["turned"]
        seat = self._lights.seat
        if made.pegs and seat is not None:
            made.round = self._number(seat.window.played, seat.match.sides)
        if made.says != self._said:
            self._said = made.says
            self._recordings = made.recordings
        self._display.draw(made)

    def _number(self, shown, there):
        """Return the number of the round that is shown, of those that are there."""
        self._rounds = [numbered for numbered in self._rounds if numbered[0] in there]
        for played, number in self._rounds:
            if played is shown:
                return number
        self._counted += 1
        self._rounds.append((shown, self._counted))
        return self._counted


class Kept(Words):
    """The words of a display. A caption says much the same at every drawing, so the texts found last are kept.

    They are kept as lines of one piece of memory that is taken at the beginning, for whichever language: small pieces
    that come one after another and stay would leave a board no large one.
    """

    def __init__(self):
        Words.__init__(self, None)
        self._lines = bytearray(_KEPT)
        self._filled = 0

    def of(self, words):
        """Take these words from now on."""
        self.opened = words.opened
        self._forget()
        return self

    def _forget(self):
        self._lines[0] = 10  # every line stands between two ends of lines
        self._filled = 1

    def find(self, key):
        wanted = "\n{}: ".format(key).encode()
        start = self._lines.find(wanted, 0, self._filled)
        if start >= 0:
            start += len(wanted)
            return self._lines[start : self._lines.find(b"\n", start)].decode()
        text = super().find(key)
        self._keep(wanted[1:] + text.encode() + b"\n")
        return text

    def _keep(self, line):
        if self._filled + len(line) > _KEPT:
            self._forget()
        end = self._filled + len(line)
        self._lines[self._filled : end] = line
        self._filled = end
