"""A person's play, drawn with blocks: a column for each of the last rounds, as high as what it lost; and a bar for each
number of rows that codes took, as long as that was often.

The line below the columns is the best play; a ~ under it is an estimate. Their lengths tell, and no colour does.
"""

from collections.abc import Iterator

from rich.bar import Bar
from rich.style import Style
from rich.table import Table
from rich.text import Text

from tools.faces.terminal.inks import BRIGHT, FAINT, ink

AXIS = 3  # columns for the numbers at the left
BLOCKS = " \u2581\u2582\u2583\u2584\u2585\u2586\u2587\u2588"
EIGHTHS = 8
ROW = 10  # tenths
LEAST = 2  # lines of columns
BEST = "\N{UPPER ONE EIGHTH BLOCK}"
BAR = "#9cc4ff"


def drawn(chart: tuple, columns: int, lines: int) -> list[Text]:
    """Return the chart of a view in so many lines."""
    name, best, rounds = chart
    estimates = any(not exact for _, exact in rounds)
    high = max(LEAST, lines - 3 - estimates)
    wide, gap = _widths(len(rounds), columns - AXIS)
    made = [Text(name, ink(BRIGHT, bold=True)), *_columns(rounds, high, wide, gap)]
    made.append(
        Text("0".rjust(AXIS - 1) + " ", ink(FAINT)).append((BEST * wide + " " * gap) * len(rounds), ink(BRIGHT))
    )
    if estimates:
        marks = "".join((" " if exact else "~").ljust(wide + gap) for _, exact in rounds)
        made.append(Text(" " * AXIS + marks, ink(FAINT)))
    made.append(Text(" " * AXIS).append(BEST * 2, ink(BRIGHT)).append(" " + best, ink(FAINT)))
    return made


def rows(counts: tuple) -> Table:
    """Return a bar for each number of rows that a code took."""
    table = Table.grid("", "", "", padding=(0, 1, 0, 0), expand=True)
    table.columns[1].ratio = 1
    for number, count in enumerate(counts, 1):
        table.add_row(f"{number:>{AXIS - 1}}", Bar(max(counts), 0, count, color=BAR), f"{count or ''}")
    return table


def _widths(count: int, room: int) -> tuple[int, int]:
    """Return the columns of a round, and of the gap behind it."""
    fitting = [(wide, gap) for wide, gap in ((4, 2), (3, 1), (2, 1), (1, 1)) if count * (wide + gap) <= room]
    return fitting[0] if fitting else (1, 0)


def _columns(rounds: tuple, high: int, wide: int, gap: int) -> Iterator[Text]:
    """Yield the lines of the columns, the highest first."""
    top = max(1, *(-(-tenths // ROW) for tenths, _ in rounds))
    numbers = {-(-row * high // top): row for row in range(1, top + 1)}  # the lines that whole rows end in
    for line in range(high, 0, -1):
        drawn = Text(str(numbers.get(line, "")).rjust(AXIS - 1) + " ", ink(FAINT))
        for tenths, _ in rounds:
            eighths = max(bool(tenths), round(tenths * high * EIGHTHS / (top * ROW))) - (line - 1) * EIGHTHS
            drawn.append(BLOCKS[min(max(eighths, 0), EIGHTHS)] * wide + " " * gap, Style(color=BAR))
        yield drawn
