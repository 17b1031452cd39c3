"""The meaning of the pixels: find the ink of each light from the colours on the wire, and give its sign.

The firmware sends nothing but colours. They are read as a person would who knows the palettes: find the palette and the
brightness whose colours explain the whole picture. A frame that would draw too much current is dimmed evenly; it is
explained by the palette whose colours, all dimmed by the same share, are exactly these.
"""

from firmware.ui import inks
from firmware.ui.notation import COLOURS
from tools.front.light import Colour

SIGNS = " " + COLOURS + "-xo_.!="  # in the order of the inks
UNREAD = "*"  # a colour that no palette has, such as the red after a crash


def rgb(number: int) -> Colour:
    return number >> 16, number >> 8 & 0xFF, number & 0xFF


class Reader:
    """Tries the palette of the last picture first: a few lights may fit more than one."""

    def __init__(self) -> None:
        ways = [(name, step) for name in inks.PALETTES for step in range(inks.STEPS)]
        self._tables = [[rgb(number) for number in inks.table(*way)] for way in ways]

    def signs(self, picture: list[Colour]) -> str:
        """Return a sign for each light."""
        meaning = self._meaning(picture)
        return "".join(SIGNS[meaning[light]] if light in meaning else UNREAD for light in picture)

    def _meaning(self, picture: list[Colour]) -> dict[Colour, int]:
        lights = set(picture)
        for explain in (exactly, dimmed):
            for number, table in enumerate(self._tables):
                meaning = explain(table, picture, lights)
                if meaning is not None:
                    self._tables.insert(0, self._tables.pop(number))
                    return meaning
        return {(0, 0, 0): inks.DARK}


def exactly(table: list[Colour], _picture: list[Colour], lights: set[Colour]) -> dict[Colour, int] | None:
    meaning = {light: table.index(light) for light in lights if light in table}
    return meaning if len(meaning) == len(lights) else None


def dimmed(table: list[Colour], picture: list[Colour], lights: set[Colour]) -> dict[Colour, int] | None:
    """Try each colour that the brightest light may be: it gives the share by which all were dimmed."""
    brightest = max(lights, key=sum)
    for ink in range(1, inks.INKS):
        share = sum(brightest) / sum(table[ink])
        if not 0 < share < 1:
            continue
        nearest = {
            light: min(range(inks.INKS), key=lambda other: apart(table[other], share, light)) for light in lights
        }
        load = sum(sum(table[nearest[light]]) for light in picture)
        most = sum(map(sum, picture))
        if any(is_dimmed(table, nearest, most + more, load) for more in range(3 * len(picture) + 1)):
            return nearest
    return None


def apart(colour: Colour, share: float, light: Colour) -> float:
    return sum((channel * share - sent) ** 2 for channel, sent in zip(colour, light, strict=True))


def is_dimmed(table: list[Colour], nearest: dict[Colour, int], most: int, load: int) -> bool:
    """Return whether the firmware would send exactly these lights, with so much current allowed."""
    return all(tuple(channel * most // load for channel in table[ink]) == light for light, ink in nearest.items())
