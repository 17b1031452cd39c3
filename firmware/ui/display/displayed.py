"""A board with a display: its lights show a frame, and its display what that means; its buttons are keys of both.

A display has `keys`, the numbers of the keys that it brings along, `columns` for a caption, event(), as the buttons
have it, and draw(view), which gets a new view whenever the lights are drawn anew.
"""

from firmware.ui.display import view

NOTHING = -1  # no event


class Displayed:
    """In the place of a board's parts, for the app."""

    def __init__(self, handheld, parts):
        self._handheld = handheld
        self._parts = parts
        self._display = parts.display
        self._keys = sorted(set(parts.buttons.keys) | set(parts.display.keys))
        self.sound = parts.sound
        self.buttons = self.lights = self

    def event(self):
        event = self._parts.buttons.event()
        return self._display.event() if event == NOTHING else event

    def show(self, frame, table):
        self._parts.lights.show(frame, table)
        self._display.draw(view.of(self._handheld, self._keys, self._display.columns))
