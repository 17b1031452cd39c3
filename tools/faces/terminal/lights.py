"""The widget of the lights: each pixel is a glowing disc, with its sign on it if wanted."""

from functools import lru_cache

from rich.color import Color
from rich.segment import Segment
from rich.style import Style
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from tools.faces.terminal.inks import Look
from tools.front.light import BACKGROUND, Colour, halves, mixed, seen
from tools.front.playable import Playable
from tools.front.reader import Reader

GREY: Colour = (208, 208, 216)
MOST_ROWS = 6  # at most this many rows of the terminal for one light


class Lights(Widget):
    DEFAULT_CSS = "Lights { width: auto; height: auto; background: #0d0d11; }"

    def __init__(self, player: Playable, look: Look):
        super().__init__()
        self.player = player
        self.look = look
        self.rows = 1  # terminal rows for one light, which takes twice as many columns
        self._reader = Reader()
        self._sent = b""
        self._picture = player.picture()
        self.signs = " " * len(self._picture)

    def get_content_width(self, *_) -> int:
        return self.player.profile.width * self.rows * 2

    def get_content_height(self, *_) -> int:
        return self.player.profile.height * self.rows

    def follow(self) -> None:
        """Show what the board shows now."""
        sent = self.player.shown()
        if sent != self._sent:
            self._sent = sent
            before = list(zip(self._picture, self.signs, strict=True))
            self._picture = self.player.picture()
            self.signs = self._reader.signs(self._picture)
            now = zip(self._picture, self.signs, strict=True)
            changed = [self._region(place) for place, light in enumerate(now) if light != before[place]]
            if changed:
                self.refresh(*changed)  # only these: on a slow line each light counts

    def _region(self, place: int) -> Region:
        row, column = divmod(place, self.player.profile.width)
        return Region(2 * self.rows * column, self.rows * row, 2 * self.rows, self.rows)

    def resize(self, rows: int) -> None:
        if rows != self.rows:
            self.rows = rows
            self.refresh(layout=True)

    def show_in(self, look: Look) -> None:
        self.look = look
        self.refresh()

    def render_line(self, y: int) -> Strip:
        width = self.player.profile.width
        first = y // self.rows * width
        if not 0 <= first < len(self._picture):
            return Strip.blank(self.size.width)
        segments: list[Segment] = []
        for place in range(first, first + width):
            segments += drawn(self._picture[place], self.signs[place], self.rows, self.look)[y % self.rows]
        return Strip(segments, width * self.rows * 2)


def style(ink: Colour, ground: Colour = BACKGROUND, bold: bool = False) -> Style:
    return Style(color=Color.from_rgb(*ink), bgcolor=Color.from_rgb(*ground), bold=bold)


@lru_cache(maxsize=4096)
def drawn(sent: Colour, sign: str, rows: int, look: Look) -> list[list[Segment]]:
    """Return a light, as rows of segments."""
    if not look.colour:
        return [[Segment(text, style(GREY))] for text in plain(sign, rows)]
    if rows == 1:
        if look.letters and sign not in " .":
            return [[Segment(sign + " ", style(mixed((255, 255, 255), seen(sent), 0.3), bold=True))]]
        return [[Segment("\N{BLACK CIRCLE} ", style(seen(sent)))]]
    half = halves(sent, 2 * rows)
    lines = [
        [
            Segment("\N{UPPER HALF BLOCK}", style(above, below))
            for above, below in zip(*half[2 * row :][:2], strict=True)
        ]
        for row in range(rows)
    ]
    if look.letters and sign != " ":
        row, column = (rows - 1) // 2, rows - 1
        ground = mixed(half[2 * row][column], half[2 * row + 1][column], 0.5)
        dark = sum(ground) > 330
        lines[row][column] = Segment(sign, style((0, 0, 0) if dark else (255, 255, 255), ground, bold=True))
    return lines


def plain(sign: str, rows: int) -> list[str]:
    """Return a light without colour: its sign, in brackets if it is lit and there is room."""
    width = 2 * rows
    bare = sign in " ."
    text = (sign if bare or rows == 1 else f"({sign})").center(width)
    return [text if row == (rows - 1) // 2 else " " * width for row in range(rows)]
