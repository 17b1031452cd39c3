"""A board with a display: its lights show a frame, and its display what that means; its buttons are keys of both.

A display has `keys`, the numbers of the keys that it brings along, perhaps `holds`, the names of those that stand for
holding one of the board's, `columns` for a caption, event(), as the buttons have it, and draw(page), which gets a new
page whenever the lights are drawn anew. One that is `through` shows the board where an announcement covers it on the
lights, so no press is spent on closing that.
"""

from firmware.ui.faces import page
from firmware.ui.faces.kept import Kept
from firmware.ui.faces.lights.gestures import RELEASED

NOTHING = -1  # no event


class Displayed:
    """In the place of a board's parts, for the app."""

    def __init__(self, lights, parts):
        self._lights = lights
        self._parts = parts
        self._display = parts.display
        self._through = getattr(parts.display, "through", False)
        self._words = Kept()
        self._rounds: list = []  # of the match, each with its number
        self._counted = 0
        self.sound = parts.sound
        self.buttons = self.lights = self

    def event(self):
        event = self._parts.buttons.event()
        if event == NOTHING:
            event = self._display.event()
        if self._through and 0 <= event < RELEASED:
            self._lights.announces = False
        return event

    def show(self, frame, table):
        self._parts.lights.show(frame, table)
        desk = self._lights.desk
        desk.holds = getattr(self._display, "holds", desk.holds)
        if desk.words is not self._words:  # another language was chosen
            desk.words = self._words.of(desk.words)
        keys = sorted(set(self._parts.buttons.keys) | set(self._display.keys))
        made = page.of(self._lights, keys, self._display.columns)
        made.pads = tuple(getattr(self._parts, "told", ()))
        made.turned = getattr(self._parts, "turned", False)
        seat = self._lights.seat
        if made.pegs and seat is not None:
            made.round = self._number(seat.scroll.played, seat.match.sides)
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
