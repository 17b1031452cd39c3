"""The widget of a small display of one colour: eight of its pixels are a sign of dots, two across and four down."""

from textual.widgets import Static

from tools.front.playable import Playable

WIDE = 128  # pixels
LINES = 16
BLANK = 0x2800  # the sign without dots
DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))  # of a sign, line by line


class Glass(Static):
    DEFAULT_CSS = "Glass { width: auto; height: auto; background: #0d0d11; color: #e8f4ff; }"

    def __init__(self, player: Playable):
        super().__init__(markup=False)
        self.player = player
        self.wanted = LINES
        self._shown = b""

    def follow(self) -> None:
        """Show what the display shows now."""
        if self.player.glass != self._shown:
            self._shown = self.player.glass
            self.update(signs(self._shown))

    def resize(self, _columns: int, lines: int) -> None:
        self.styles.height = min(lines, LINES)

    def turn_to(self, look: int) -> None:
        """Stay as it is: there is one look only."""


def signs(packed: bytes) -> str:
    """Return the picture in sixteen lines of signs."""
    across = WIDE // 8
    rows = [packed[first : first + across] for first in range(0, len(packed), across)]
    return "\n".join(
        "".join(sign(rows[4 * line : 4 * line + 4], column) for column in range(WIDE // 2)) for line in range(LINES)
    )


def sign(rows: list[bytes], column: int) -> str:
    place, shift = divmod(2 * column, 8)
    dots = 0
    for row, (left, right) in zip(rows, DOTS, strict=True):
        pair = row[place] >> (6 - shift) & 3
        dots |= left * (pair >> 1) | right * (pair & 1)
    return chr(BLANK + dots)
