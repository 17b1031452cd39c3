"""The board in one frame: the round as on paper, or the lights; F2 turns from one to the other.

A board without a display has its lights alone, and one with a display of its own has that in the place of the paper.
"""

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from firmware.ui.faces.page import BETWEEN
from tools.faces.terminal.glass import WIDE, Glass
from tools.faces.terminal.lights import MOST_ROWS, SIGNED, Lights
from tools.faces.terminal.table import Table
from tools.front.display import MOST_COLUMNS, NARROWEST
from tools.front.playable import Playable


class Frame(Vertical):
    DEFAULT_CSS = "Frame { width: auto; height: auto; border: round #5a5a66; }"

    def __init__(self, player: Playable, look: int):
        super().__init__(id="frame")
        self.border_title = player.profile.name
        self.player = player
        self.lights = Lights(player, look)
        self.table = Table(player.display, look) if player.display else Glass(player) if player.glass else None
        self.lights.display = self.table is None

    def compose(self) -> ComposeResult:
        yield self.lights
        if self.table:
            yield self.table

    def follow(self) -> None:
        self.lights.follow()
        if self.table:
            self.table.follow()

    @property
    def least(self) -> int:
        """The columns that it takes in any case."""
        return WIDE // 2 if isinstance(self.table, Glass) and self.table.display else 0

    @property
    def has_looks(self) -> bool:
        return not (isinstance(self.table, Glass) and self.table.display)

    def turn(self) -> None:
        """From the table to the lights, and back."""
        if self.table:
            self.table.display, self.lights.display = self.lights.display, self.table.display

    def next_look(self) -> None:
        """Take the next look that differs: a table is the same with signs on discs and without."""
        self.lights.next_look()
        if isinstance(self.table, Table) and self.table.display and self.lights.look == SIGNED:
            self.lights.next_look()
        if self.table:
            self.table.turn_to(self.lights.look)

    def fit(self, columns: int, high: int, low: int) -> bool:
        """Make it as large as there is room: `high` lines beside buttons as they are, `low` beside flat ones. True
        where it is larger so, and the buttons are to be flat."""
        profile = self.player.profile
        across = columns // (2 * profile.width)
        rows = [max(1, min(across, lines // profile.height, MOST_ROWS)) for lines in (high, low)]
        flat = rows[1] > rows[0] or high < profile.height
        self.lights.resize(max(rows))
        if self.table and self.table.display:
            flat = high < self.table.wanted
            self.table.resize(columns, low if flat else high)
        return flat


class Caption(Static):
    """The line in words; without what keys do, as long as they go to the console."""

    DEFAULT_CSS = "Caption { height: 1; color: #ffffff; text-style: bold; }"

    def __init__(self, player: Playable):
        super().__init__(id="caption", markup=False)
        self.player = player
        self.display = player.display is not None
        self._told = ""

    def follow(self, typing: bool) -> None:
        display = self.player.display
        if not (display and display.view):
            return
        clock = f"{display.view.clock} s · " if display.view.clock else ""
        told = clock + (without_keys(display.view.caption) if typing else display.view.caption)
        if self._told != told:
            self._told = told
            self.update(told)

    def fit(self, columns: int) -> int:
        """Return the lines that it takes."""
        if not self.player.display:
            return 0
        self.player.display.columns = max(NARROWEST, min(columns, MOST_COLUMNS))
        return 1


def without_keys(caption: str) -> str:
    """Return a caption without the parts that tell what keys do: those have a colon."""
    what, *more = caption.split(BETWEEN)
    return BETWEEN.join([what, *(part for part in more if ": " not in part)])
