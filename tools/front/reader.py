"""The meaning of the pixels: find the ink of each light from the colours on the wire, and give its sign.

The firmware sends nothing but colours. They are read as a person would who knows the palettes: find the palette and the
brightness whose colours explain the whole picture. A frame that would draw too much current is dimmed, and not read;
but lights on a screen draw none.
"""

from firmware.ui import inks
from firmware.ui.notation import COLOURS
from tools.front.light import Colour

SIGNS = " " + COLOURS + "-xo_.!="  # in the order of the inks
UNREAD = "*"  # a colour that no palette has, such as the red after a crash
UNDIMMED = {"PEGLIGHT_CAP_MA": "20000"}


def rgb(number: int) -> Colour:
    return number >> 16, number >> 8 & 0xFF, number & 0xFF


class Reader:
    """Tries the palette of the last picture first: a few lights may fit more than one."""

    def __init__(self) -> None:
        ways = [(name, step) for name in inks.PALETTES for step in range(inks.STEPS)]
        self._tables = [[rgb(number) for number in inks.table(*way)] for way in ways]

    def signs(self, picture: list[Colour]) -> str:
        """Return a sign for each light."""
        lights = set(picture)
        fitting = next((table for table in self._tables if lights <= set(table)), [rgb(0)])
        if fitting in self._tables:
            self._tables.remove(fitting)
            self._tables.insert(0, fitting)
        return "".join(SIGNS[fitting.index(light)] if light in fitting else UNREAD for light in picture)
