"""Screens that only lights can draw."""

from firmware.ui import commands
from firmware.ui.screen import ALL, BACK, LEAVE, PICTURE, Screen
from firmware.ui.words import Wrong


class Picture(Screen):
    """`picture` is the name of the one that lights draw."""

    kind = PICTURE

    def __init__(self, shell, picture, title):
        Screen.__init__(self, shell, title)
        self.picture = picture


def readout(shell):
    """Read a row out by lights and tones."""
    if not shell.has_lights:
        raise Wrong("not-now")
    return Picture(shell, "readout", commands.about("READ"))


def selftest(shell):
    """Try every light and button."""
    screen = Picture(shell, "selftest", ("entry-test",))
    screen.offers = lambda: [(BACK, ALL, "do-twice", LEAVE)]
    return screen
