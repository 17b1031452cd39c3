"""What the pixels mean: the ink of each light, found again from the colours on the wire, and its sign.

The firmware sends colours alone, so what they mean is read as a person reads it who knows the palettes: the palette and
the step of brightness are those whose colours explain the whole picture. A frame over the cap of the current is dimmed
evenly; it is explained by the palette whose colours, dimmed by the same share, are exactly these.
"""

from firmware.ui import inks, palette
from firmware.ui.letters import COLOURS
from tools.playing.light import Colour

SIGNS = " " + COLOURS + "-xo_.!="  # in the order of the inks
UNREAD = "*"  # a light that is none of the palette's, as when the firmware shows that it crashed


def rgb(number: int) -> Colour:
    return number >> 16, number >> 8 & 0xFF, number & 0xFF


class Reader:
    """It remembers the palette that explained the last picture, because a few lights alone may fit more than one."""

    def __init__(self) -> None:
        ways = [(name, step) for name in palette.NAMES for step in range(palette.STEPS)]
        self._tables = [[rgb(number) for number in palette.table(*way)] for way in ways]

    def signs(self, picture: list[Colour]) -> str:
        """A sign for each light."""
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
    """The brightest light is one of the palette's; each that it may be gives the share by which all were dimmed."""
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
    """Whether the firmware, with so much allowed, sends exactly these lights."""
    return all(tuple(channel * most // load for channel in table[ink]) == light for light, ink in nearest.items())
