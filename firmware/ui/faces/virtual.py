"""The display of a virtual board, at which a person acts; the buttons of the board are keys of both.

A display has `columns` for a caption, draw(page), where a page is a list of fields, and intent(): the wish of a person
at it, as the shell has it, or (TYPE, text) for a typed line; None where nothing. One that is `through` shows the board
where an announcement covers it on the lights, so no press is spent on closing that. One that `leaves` has leave(), for
QUIT. Beside one that `keeps` the memory does not wear, and each peg of a guess is saved.
"""

from firmware.ui.faces.displayed import caption_of
from firmware.ui.faces.lights import gestures
from firmware.ui.faces.page import Asking, page


class Virtual(Asking):
    def __init__(self, lights, parts):
        Asking.__init__(self, lights, parts)
        lights.desk.keeps_pegs = parts.display.keeps

    def leave(self):
        """Close the display, if that is for the program to do."""
        (self._parts.display if self._parts.display.leaves else self._lights).leave()

    def event(self):
        display = self._parts.display
        asked = display.intent()
        while asked is not None:
            self.do(*asked)
            asked = display.intent()
        event = self._parts.buttons.event()
        if display.through and 0 <= event < gestures.RELEASED:
            self._lights.uncover()
        return event

    def draw(self):
        lights = self._lights
        parts = self._parts
        made: list = []
        for few in page(lights, self, self.notices, self.refusal):
            made += few
        caption = caption_of(made, lights.refusal, parts.buttons.keys, lights.desk.words, parts.display.columns)
        parts.display.draw(made + [caption, tuple(parts.meanings or ())])
