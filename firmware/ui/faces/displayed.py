"""A board with a display: its lights show a frame, and its display what that means; its buttons are keys of both.

A display has `keys`, the numbers of the keys that it brings along, perhaps `holds`, the names of those that stand for
holding one of the board's, `columns` for a caption, event(), as the buttons have it, and draw(view), which gets a new
view whenever the lights are drawn anew. One that `rests` keeps its picture while the device thinks or the console tells
something: a board has not the memory for both, so what makes a view is let go of meanwhile. One that is `through` shows
the board where an announcement covers it on the lights, so no press is spent on closing that.
"""

from firmware.ui.display.kept import Kept
from firmware.ui.faces.lights.gestures import RELEASED

NOTHING = -1  # no event


class Displayed:
    """In the place of a board's parts, for the app."""

    def __init__(self, handheld, parts):
        self._handheld = handheld
        self._parts = parts
        self._display = parts.display
        self._through = getattr(parts.display, "through", False)
        self._words = Kept()
        self._view = None  # the module, while it is needed
        self._loading = None  # the steps in which it comes
        self._owed = False  # whether something is to be drawn once it is there
        self._rounds: list = []  # of the match, each with its number
        self._counted = 0
        self.sound = parts.sound
        self.buttons = self.lights = self

    def event(self):
        if self._owed and not self._rests and self._is_ready():
            self._draw()
        event = self._parts.buttons.event()
        if event == NOTHING:
            event = self._display.event()
        handheld = self._handheld
        if self._through and 0 <= event < RELEASED and handheld.announces and handheld.above:
            handheld.above[-1].over = True
        return event

    def show(self, frame, table):
        self._parts.lights.show(frame, table)
        desk = self._handheld.desk
        desk.holds = getattr(self._display, "holds", desk.holds)
        self._owed = True
        if self._view is not None or (not self._rests and self._is_ready()):
            self._draw()
        if self._rests:
            self._view = None

    @property
    def _rests(self):
        """Whether it keeps what it shows."""
        desk = self._handheld.desk
        return getattr(self._display, "rests", False) and (desk.works or desk.telling)

    def _is_ready(self):
        """Whether what makes a view is there; a file of it is loaded in each call."""
        if self._view is None:
            self._loading = self._loading or self._load()
            for _ in self._loading:
                self._handheld.desk.half_loaded = True
                return False
            self._loading = None
        return True

    def _load(self):
        yield from ()  # a board loads it in steps
        from firmware.ui.display import view

        self._view = view

    def _draw(self):
        self._owed = False
        desk = self._handheld.desk
        if desk.words is not self._words:  # another language was chosen
            desk.words = self._words.of(desk.words)
        keys = sorted(set(self._parts.buttons.keys) | set(self._display.keys))
        made = self._view.of(self._handheld, keys, self._display.columns, self._through)
        made.pads = tuple(getattr(self._parts, "told", ()))
        made.turned = getattr(self._parts, "turned", False)
        if made.pegs:
            made.round = self._number(*self._view.played_on(self._handheld))
        self._display.draw(made)

    def _number(self, shown, there):
        """The number of the round that is shown, of those that are there."""
        self._rounds = [numbered for numbered in self._rounds if numbered[0] in there]
        for played, number in self._rounds:
            if played is shown:
                return number
        self._counted += 1
        self._rounds.append((shown, self._counted))
        return self._counted
