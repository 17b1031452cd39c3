"""A person's play as bars: one for each of the last rounds, as long as what it lost, and one for each number of rows,
as long as codes often took so many; an estimate has a ~. And the last days as a calendar, and a text as a QR code.
"""

from collections.abc import Iterable
from datetime import date
from itertools import zip_longest

import segno
from rich.bar import Bar
from rich.console import Group
from rich.style import Style
from rich.table import Table
from rich.text import Text

from firmware.ui.screen import PICK
from tools.faces.terminal.inks import BRIGHT, FAINT, ink
from tools.faces.terminal.offered import ask
from tools.front.page import Page

BAR = "#9cc4ff"
HALVES = " ▄▀█"  # by their lower and their upper half
SIGNS = {".": "\N{MIDDLE DOT}", "X": "\N{MULTIPLICATION SIGN}"}  # open, and not found; a number is that of its rows


def lost(chart: tuple) -> Group:
    """Return the rows that each round lost, the latest first."""
    name, best, rounds = chart
    bars = [(f"{tenths / 10:.1f}" + "~" * (not exact), tenths, "") for tenths, exact in reversed(rounds)]
    return Group(Text(name, ink(BRIGHT, bold=True)), Text(f"0.0 {best}", ink(FAINT)), "", _drawn(bars))


def rows(counts: tuple) -> Table:
    """Return how often a code took so many rows."""
    return _drawn((f"{number:>2}", count, f"{count or ''}") for number, count in enumerate(counts, 1))


def code(text: str) -> Text:
    """Return a text as a QR code, two of its rows in a line."""
    rows = [*segno.make(text, error="l", micro=False).matrix_iter(border=2)]
    pairs = zip_longest(rows[::2], rows[1::2], fillvalue=bytes(len(rows)))
    lines = ("".join(HALVES[2 * upper + lower] for upper, lower in zip(*pair, strict=True)) for pair in pairs)
    return Text("\n".join(lines), "black on white")


def _drawn(bars: Iterable[tuple[str, int, str]]) -> Table:
    """Draw each bar between two texts; the longest fills the line."""
    bars = list(bars)
    table = Table.grid("", "", "", padding=(0, 1, 0, 0), expand=True)
    table.columns[1].ratio = 1
    for before, length, behind in bars:
        table.add_row(before, Bar(max(each for _, each, _ in bars), 0, length, color=BAR), behind)
    return table


def calendar(page: Page) -> Table:
    """Return the days of a list, a line for each week from Monday on, each with how it ended."""
    days = [date.fromisoformat(name[:10]) for name, _ in page.entries[: len(page.signs)]]
    cells = [Text()] * days[-1].weekday()
    for at, (day, sign) in reversed(list(enumerate(zip(days, page.signs, strict=True)))):
        style = Style(reverse=at == page.chosen, meta={"action": ask(PICK, at)})
        cells.append(Text.assemble((f"{day.day:>2} ", ink(FAINT)), SIGNS.get(sign, sign), style=style))
    table = Table.grid(*[""] * 7, padding=(0, 1, 0, 0))
    for first in range(0, len(cells), 7):
        table.add_row(*cells[first : first + 7])
    return table
