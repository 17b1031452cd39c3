"""displayio and terminalio, as far as the firmware asks for them: what is drawn can be read back as text.

The font is that of an English CircuitPython: it has ASCII, and no other sign.
"""

from types import SimpleNamespace
from typing import Any

from tools.virtual.standins import Module

FIRST, LAST = 0x20, 0x7E  # codes of the signs in the font
GLYPH = (6, 12)


class Font:
    """terminalio.FONT"""

    bitmap = None

    def get_bounding_box(self) -> tuple[int, int]:
        return GLYPH

    def get_glyph(self, code: int) -> SimpleNamespace | None:
        return SimpleNamespace(tile_index=code - FIRST) if FIRST <= code <= LAST else None


class Group(list):
    x = y = 0


class Bitmap(dict):
    def __init__(self, *_size: int):
        super().__init__()


class Palette(Bitmap):
    def make_transparent(self, colour: int) -> None:
        """Nothing is mixed here."""


class TileGrid:
    def __init__(self, bitmap, *, pixel_shader, width, height, tile_width, tile_height, x=0, y=0):
        self.bitmap = bitmap
        self.tiles = [0] * (width * height)
        self.writes = 0

    def __getitem__(self, place: int) -> int:
        return self.tiles[place]

    def __setitem__(self, place: int, tile: int) -> None:
        self.tiles[place] = tile
        self.writes += 1


class Bus:
    def __init__(self) -> None:
        self.sent: list[int] = []

    def send(self, command: int, data: bytes) -> None:
        self.sent.append(command)


class Display:
    """board.DISPLAY"""

    width, height = 128, 64
    rotation = 0
    brightness = 1.0

    def __init__(self) -> None:
        self.bus = Bus()
        self.root_group = Group()

    def grids(self, bitmap) -> list[TileGrid]:
        """Return those that show tiles of the font, or of another bitmap."""
        return [grid for grid in self.root_group if (grid.bitmap is Font.bitmap) == (bitmap is Font.bitmap)]

    @property
    def signs(self) -> list[str]:
        """The lines of text."""
        return ["".join(chr(FIRST + tile) for tile in grid.tiles).rstrip() for grid in self.grids(Font.bitmap)]

    @property
    def pips(self) -> list[str]:
        """The signs over each line: x exact, o near, _ the line beneath a sign."""
        return ["".join(" xo_"[tile] for tile in grid.tiles).rstrip() for grid in self.grids(self)]

    @property
    def writes(self) -> int:
        """The number of times a tile was set."""
        return sum(grid.writes for grid in self.root_group)


def modules() -> dict[str, Any]:
    return {
        "displayio": Module(Group=Group, TileGrid=TileGrid, Palette=Palette, Bitmap=Bitmap),
        "terminalio": Module(FONT=Font()),
    }
