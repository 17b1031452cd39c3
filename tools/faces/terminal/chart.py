"""A person's play, drawn as bars: one for each of the last rounds, as long as what it lost, and one for each number of
rows that codes took, as long as that was often. An estimate has a ~.
"""

from collections.abc import Iterable

from rich.bar import Bar
from rich.console import Group
from rich.table import Table
from rich.text import Text

from tools.faces.terminal.inks import BRIGHT, FAINT, ink

BAR = "#9cc4ff"


def lost(chart: tuple) -> Group:
    """Return the rows that each round lost, the latest first."""
    name, best, rounds = chart
    bars = [(f"{tenths / 10:.1f}" + "~" * (not exact), tenths, "") for tenths, exact in reversed(rounds)]
    return Group(Text(name, ink(BRIGHT, bold=True)), Text(f"0.0 {best}", ink(FAINT)), "", _drawn(bars))


def rows(counts: tuple) -> Table:
    """Return how often a code took so many rows."""
    return _drawn((f"{number:>2}", count, f"{count or ''}") for number, count in enumerate(counts, 1))


def _drawn(bars: Iterable[tuple[str, int, str]]) -> Table:
    """Draw each bar between two texts; the longest fills the line."""
    bars = list(bars)
    table = Table.grid("", "", "", padding=(0, 1, 0, 0), expand=True)
    table.columns[1].ratio = 1
    for before, length, behind in bars:
        table.add_row(before, Bar(max(each for _, each, _ in bars), 0, length, color=BAR), behind)
    return table
