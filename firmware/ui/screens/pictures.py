"""Screens that only lights can draw."""

from firmware.ui.screen import ALL, BACK, LEAVE, PICTURE, Screen
from firmware.ui.words import Wrong


class Readout(Screen):
    """A row is read out by lights and tones."""

    kind = PICTURE
    picture = "readout"
    title = ("tell-read",)

    def __init__(self, shell):
        Screen.__init__(self, shell)
        if not shell.has_lights:
            raise Wrong("not-now")


class SelfTest(Screen):
    """Every light and button is tried."""

    kind = PICTURE
    picture = "selftest"
    title = ("tell-test",)

    def offers(self):
        return [(BACK, ALL, "do-twice", LEAVE)]


SCREENS = {"readout": Readout, "selftest": SelfTest}
