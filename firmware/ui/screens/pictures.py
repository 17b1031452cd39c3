"""Screens that only lights can draw."""

from firmware.ui import commands
from firmware.ui.screen import ALL, BACK, LEAVE, PICTURE, Screen
from firmware.ui.words import Wrong


def readout(shell):
    """Read a row out by lights and tones."""
    if not shell.has_lights:
        raise Wrong("not-now")
    screen = Screen(shell, commands.about("READ"))
    screen.kind = PICTURE
    screen.picture = "Reading"
    return screen


def selftest(shell):
    """Try every light and button."""
    screen = Screen(shell, ("entry-test",))
    screen.kind = PICTURE
    screen.picture = "SelfTest"
    screen.offers = lambda: [(BACK, ALL, "do-twice", LEAVE)]
    return screen
