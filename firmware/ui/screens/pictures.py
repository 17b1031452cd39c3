"""Screens that only lights can draw."""

from firmware.ui import commands
from firmware.ui.screen import ALL, BACK, LEAVE, PICTURE, Screen
from firmware.ui.words import Wrong


def readout(shell):
    """Read a row out by lights and tones."""
    if not shell.has_lights:
        raise Wrong("not-now")
    return _shown(Screen(shell, commands.about("READ")), "readout")


def selftest(shell):
    """Try every light and button."""
    screen = Screen(shell, ("entry-test",))
    screen.offers = lambda: [(BACK, ALL, "do-twice", LEAVE)]
    return _shown(screen, "selftest")


def _shown(screen, picture):
    """Return the screen as one that lights draw by this name."""
    screen.kind = PICTURE
    screen.picture = picture
    return screen
