"""A display beside the lights of a board, as a face: it asks by intents, and gets its page whenever that has changed.

It stands in the place of the board's parts, for the app. Which display it is, is for those who inherit: they have
draw(page), and override event() where a person acts at it.
"""

from firmware.engine.variant import MOST_PEGS
from firmware.ui.faces import page
from firmware.ui.words import Words, Wrong

TYPE = -1  # in place of an intent
MOST_NOTICES = 8  # lines that were said since the last press
_KEPT = 1536  # bytes of texts


class Face:
    """`asks`: a person acts at it. `columns` are for its captions."""

    has_lines = is_at_board = False

    def __init__(self, lights, parts, asks, columns):
        self.most = MOST_PEGS if asks else 0  # pegs that it can show, and set
        self.words = parts.words or Kept()  # those of another display do for both
        self.sound = parts.sound
        self.buttons = self.lights = self
        self._lights = lights
        # one for all drawings: it is the largest piece that one takes, and the heap may have come into small ones
        self._page = page.Page("")
        self._parts = parts
        self._actor = self if asks else lights
        self._columns = columns
        self._notices: list = []
        self._refusal: tuple = ()
        self._runs = True  # the page may change by time alone, and there is none yet
        lights.shell.faces.append(self)

    def tell(self, line):
        """Keep a line that was said, for the next page."""
        self._notices = self._notices[1 - MOST_NOTICES :] + [line]
        self._lights.stale = True

    def do(self, intent, value):
        """Do what a person at the display asks for: an intent as the shell has it, or TYPE with a line."""
        self._notices, self._refusal = [], ()
        self._lights.wake()
        self._lights.uncover()
        try:
            if intent == TYPE:
                self._lights.shell.type(self, value)
            else:
                self._lights.shell.do(self, intent, value)
        except Wrong as wrong:
            self._refusal = wrong.args
        self._lights.stale = True

    def draw(self, made):
        """Show the page."""

    def event(self):
        return self._parts.buttons.event()

    def show(self, frame, table):
        self._parts.lights.show(frame, table)
        desk = self._lights.desk
        runs, self._runs = self._runs, desk.occupied or desk.works
        if not (self._lights.is_new or runs or self._runs):
            return  # the lights only blink
        if desk.words is not self.words:  # another language was chosen
            desk.words = self.words.of(desk.words)
        made = self._page
        page.fill(made, self._lights, self._columns, self._actor)
        made.refusal = desk.words.tell(self._refusal)
        made.notices = [desk.words.tell(line) for line in self._notices]
        self.draw(made)


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
        line = wanted[1:] + text.encode() + b"\n"
        if self._filled + len(line) > len(self._lines):
            self._forget()
        end = self._filled + len(line)
        self._lines[self._filled : end] = line
        self._filled = end
        return text
