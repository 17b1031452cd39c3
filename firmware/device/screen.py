"""A small display of one colour, drawn with what CircuitPython has built in: lines of signs in its own font.

A line is a text in which EXACT and NEAR stand for a full and an empty pip, and CURSOR for a line beneath the sign
before it. A sign that the font lacks is replaced by one or two that look or sound like it: the CircuitPython of a
language has that language's letters, and the English one has no others.
"""

import displayio
import terminalio

EXACT, NEAR, CURSOR = "\x01", "\x02", "\x03"
OFF, DIM, FULL = range(3)

_SPACE = 0x20
_LAST = 0x7E  # from the space to here, the font has every sign in order
_CONTRAST = (0, 0.1, 1)
_SLEEP, _WAKE = 0xAE, 0xAF  # commands of the SH1106 and of those like it
_PIPS = ((), (28, 62, 62, 62, 28), (28, 34, 34, 34, 28))  # the columns of each, from the top; a gap follows
_LIKE = (
    "\u00b7- \u2026. \u00e4ae \u00f6oe \u00fcue \u00dfss \u00e0a \u00e2a \u00e7c \u00e8e \u00e9e \u00eae \u00ebe "
    "\u00eei \u00efi \u00f4o \u00f9u \u00fbu \u0153oe \u00f3o \u0105a \u0107c \u0119e \u0142l \u0144n \u015bs \u017az "
    "\u017cz \u0430a \u0431b \u0432v \u0433g \u0434d \u0435e \u0451e \u0436zh \u0437z \u0438i \u0439j \u043ak \u043bl "
    "\u043cm \u043dn \u043eo \u043fp \u0440r \u0441s \u0442t \u0443u \u0444f \u0445h \u0446c \u0447ch \u0448sh "
    "\u0449sch \u044a \u044by \u044c \u044de \u044eyu \u044fya"
)


class Screen:
    """`display` is a busdisplay.BusDisplay, as `board` has it."""

    def __init__(self, display):
        self._display = display
        self.turn(False)
        wide, high = terminalio.FONT.get_bounding_box()
        self.columns = display.width // wide
        self.lines = display.height // high
        self._spare = display.width - self.columns * wide + 1, display.height - self.lines * high + 1
        self._light = FULL
        self._group = displayio.Group()
        self._told = [""] * self.lines
        self._signs = self._layer(terminalio.FONT.bitmap, wide, high, False)
        self._pips = self._layer(_pips(wide, high), wide, high, True)
        display.root_group = self._group

    def _layer(self, bitmap, wide, high, is_clear):
        """Return a grid of tiles for each line; where one `is_clear` and dark, the layer below shows through."""
        shades = displayio.Palette(2)
        shades[1] = 0xFFFFFF
        if is_clear:
            shades.make_transparent(0)
        tiles = {"width": self.columns, "height": 1, "tile_width": wide, "tile_height": high}
        layer = [displayio.TileGrid(bitmap, pixel_shader=shades, y=line * high, **tiles) for line in range(self.lines)]
        for grid in layer:
            self._group.append(grid)
        return layer

    def write(self, line, text):
        """Show a text in a line, cut off where it does not fit."""
        if text == self._told[line]:
            return
        self._told[line] = text
        signs = self._signs[line]
        pips = self._pips[line]
        column = 0
        for sign in _plain(text):
            if sign == CURSOR:
                pips[column - 1] = 3
            elif column < self.columns:
                code = ord(sign)
                pip = code if sign < CURSOR else 0
                _put(pips, column, pip)
                if code > _LAST:  # the font has it, or it would have been replaced
                    tile = terminalio.FONT.get_glyph(code).tile_index  # type: ignore[attr-defined]  # not in the stubs
                else:
                    tile = 0 if pip else code - _SPACE
                _put(signs, column, tile)
                column += 1
        for rest in range(column, self.columns):
            _put(pips, rest, 0)
            _put(signs, rest, 0)

    def turn(self, on):
        """Upside down, or not."""
        rotation = 180 if on else 0
        if rotation != self._display.rotation:
            self._display.rotation = rotation

    def light(self, light):
        """OFF, DIM or FULL."""
        if light == self._light:
            return
        if OFF in (light, self._light):
            self._display.bus.send(_WAKE if light else _SLEEP, b"")
        self._light = light
        if light:
            self._display.brightness = _CONTRAST[light]

    def move(self, steps):
        """Shift all that is shown by some pixels, round and round, so that none of them is lit for ever."""
        across, down = self._spare
        self._group.x = steps % across
        self._group.y = steps // across % down


def _put(grid, column, tile):
    if grid[column] != tile:  # each write is sent
        grid[column] = tile


def _plain(text):
    """Yield the signs of a text, and others in the place of those that the font lacks."""
    for sign in text:
        if ord(sign) > _LAST and terminalio.FONT.get_glyph(ord(sign)) is None:
            at = _LIKE.find(sign.lower())
            like = _LIKE[at + 1 : _LIKE.find(" ", at)] if at >= 0 else "?"
            sign = like if sign == sign.lower() else like.upper()
        yield from sign


def _pips(wide, high):
    """Return the tiles: none, exact, near, and the line beneath a sign."""
    tiles = displayio.Bitmap(4 * wide, high, 2)
    for tile in (1, 2):
        for x in range(5):
            for y in range(8):
                tiles[tile * wide + x, y + 2] = _PIPS[tile][x] >> y & 1
    for x in range(wide):
        tiles[3 * wide + x, high - 1] = 1
    return tiles
