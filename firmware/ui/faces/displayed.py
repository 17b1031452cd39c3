"""A board with a display: its lights show a frame, and its display what that means; its buttons are keys of both.

A display has `columns` for a caption, and draw(page) for whenever the lights show something else, or something was
said: the page is one and the same each time, so a display that keeps it keeps a copy. One that `asks` has intent(),
too: the wish of a person at it, as the shell has it, or (TYPE, text) for a typed line; None where nothing. One that is
`through` shows the board where an announcement covers it on the lights, so no press is spent on closing that. One that
`leaves` has leave(), for QUIT. Beside one that `keeps` the memory does not wear, and each peg of a guess is saved.
"""

from firmware.ui.faces import page
from firmware.ui.faces.face import Face
from firmware.ui.faces.lights.gestures import RELEASED
from firmware.ui.words import Words, Wrong

_KEPT = 1536  # bytes of texts


class Displayed(Face):
    """A board that speaks says the round by recordings."""

    def __init__(self, lights, parts):
        display = parts.display
        Face.__init__(self, lights, parts, display.asks, display.columns)
        self.words = self.words or Kept()  # those of another display do for both
        self._display = display
        lights.desk.keeps_pegs = display.keeps
        # one for all drawings: it is the largest piece that one takes, and the heap may have come into small ones
        self._page = page.Page("")
        self._speaks = lights.shell.speaks and not display.asks
        self._said = None  # of the round by ear
        self._recordings = None  # those of it that are still to be played

    def leave(self):
        """Close the display, if that is for the program to do."""
        if not self._display.leaves:
            raise Wrong("not-now")
        self._display.leave()

    def event(self):
        if self._speaks:
            self._speak()
        asked = self._display.intent() if self._display.asks else None
        while asked is not None:
            self.do(*asked)
            asked = self._display.intent()
        event = Face.event(self)
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

    def draw(self):
        desk = self._lights.desk
        if desk.words is not self.words:  # another language was chosen
            desk.words = self.words.of(desk.words)
        made = self._page
        page.fill(made, self._lights, self._columns, self._actor, self._notices, self._refusal)
        keys = self._parts.buttons.keys
        made.caption = page.caption_of(made, self._lights.refusal, keys, desk.words, self._columns)
        if self._parts.meanings is not None:
            made.pads = tuple(self._parts.meanings)
            made.turned = desk.settings["turned"]
        if made.says != self._said:
            self._said = made.says
            self._recordings = made.recordings
        self._display.draw(made)


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
