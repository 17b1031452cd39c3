"""The widget of the lights: each pixel is a glowing disc, with its sign on it if wanted."""

from collections.abc import Sequence
from functools import lru_cache

from rich.color import Color
from rich.segment import Segment
from rich.style import Style
from textual.geometry import Region
from textual.reactive import reactive
from textual.strip import Strip
from textual.widget import Widget

from tools.faces.terminal.inks import DISC, PLAIN, Look, ground, ink
from tools.front.light import WHITE, Colour, halves, mixed, seen
from tools.front.playable import Playable
from tools.front.reader import Reader

MOST_ROWS = 6  # at most this many rows of the terminal for one light
HALF = "\N{UPPER HALF BLOCK}"


class Lights(Widget):
    DEFAULT_CSS = "Lights { width: auto; height: auto; background: #0d0d11; border: round #5a5a66; }"
    lights: reactive[tuple[tuple[Colour, str], ...]] = reactive((), repaint=False)  # each with its sign
    rows = reactive(1, layout=True)  # terminal rows for one light, which takes twice as many columns
    look = reactive(Look(True, False))

    def __init__(self, player: Playable, look: Look):
        super().__init__()
        self.player = player
        self.look = look
        self._reader = Reader()
        self._sent = b""

    def get_content_width(self, *_) -> int:
        return self.player.profile.width * self.rows * 2

    def get_content_height(self, *_) -> int:
        return self.player.profile.height * self.rows

    @property
    def signs(self) -> str:
        """The sign of each light, shown or not."""
        return "".join(sign for _, sign in self.lights)

    def follow(self) -> None:
        """Show the lights of the board as they are now."""
        if (sent := self.player.shown()) != self._sent:
            self._sent, picture = sent, self.player.picture()
            self.lights = tuple(zip(picture, self._reader.signs(picture), strict=True))

    def watch_lights(self, before: Sequence, now: Sequence) -> None:
        """Draw those that changed: while lights blink, most do not."""
        side, width = self.rows, self.player.profile.width
        for at, light in enumerate(now):
            if (light,) != before[at : at + 1]:
                row, column = divmod(at, width)
                self.refresh(Region(2 * side * column, side * row, 2 * side, side))

    def render_line(self, y: int) -> Strip:
        row, line = divmod(y, self.rows)
        width = self.player.profile.width
        return line_of(self.lights[width * row : width * (row + 1)], line, self.rows, self.look)


@lru_cache(maxsize=512)
def line_of(lights: tuple[tuple[Colour, str], ...], line: int, rows: int, look: Look) -> Strip:
    """Return a line of a row of lights; a light that blinks is drawn twice, and Textual keeps what it makes of both."""
    return Strip([segment for light in lights for segment in drawn(*light, rows, look)[line]])


@lru_cache(maxsize=4096)
def drawn(sent: Colour, sign: str, rows: int, look: Look) -> list[list[Segment]]:
    """Return a light, as rows of segments."""
    has_sign = sign not in " ."
    middle = (rows - 1) // 2
    if not look.colour:
        text = (f"({sign})" if has_sign and rows > 1 else sign).center(2 * rows)
        return [[Segment(text if row == middle else " " * 2 * rows, ink(PLAIN))] for row in range(rows)]
    if rows == 1:
        shows = look.letters and has_sign
        colour = mixed(WHITE, seen(sent), 0.3) if shows else seen(sent)
        return [[Segment(f"{sign if shows else DISC} ", ink(colour, bold=shows))]]
    half = halves(sent, 2 * rows)
    lines = [
        [
            Segment(HALF, Style(color=Color.from_rgb(*above), bgcolor=Color.from_rgb(*below)))
            for above, below in zip(*half[2 * row :][:2], strict=True)
        ]
        for row in range(rows)
    ]
    if look.letters and sign != " ":
        behind = mixed(half[2 * middle][rows - 1], half[2 * middle + 1][rows - 1], 0.5)
        lines[middle][rows - 1] = Segment(sign, ground(behind))
    return lines
