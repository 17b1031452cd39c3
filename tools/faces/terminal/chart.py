"""A person's play, drawn with blocks: a column for each of the last rounds, as high as what it lost; and a bar for each
number of rows that codes took, as long as that was often.

The line below the columns is the best play; a ~ under it is an estimate. Their lengths tell, and no colour does.
"""

from collections.abc import Iterator

from rich.style import Style
from rich.text import Text

AXIS = 3  # columns for the numbers at the left
BLOCKS = " \u2581\u2582\u2583\u2584\u2585\u2586\u2587\u2588"
LEFT_BLOCKS = " \u258f\u258e\u258d\u258c\u258b\u258a\u2589\u2588"
EIGHTHS = 8
ROW = 10  # tenths
LEAST = 2  # lines of columns
BEST = "\N{UPPER ONE EIGHTH BLOCK}"
BAR = Style(color="#9cc4ff")
LINE = Style(color="#ffffff")
FAINT = Style(color="#9a9aa6")


def drawn(chart: tuple, columns: int, lines: int) -> list[Text]:
    """Return the chart of a view in so many lines."""
    name, best, rounds = chart
    estimates = any(not exact for _, exact in rounds)
    high = max(LEAST, lines - 3 - estimates)
    wide, gap = _widths(len(rounds), columns - AXIS)
    top = max(1, *((tenths + ROW - 1) // ROW for tenths, _ in rounds))
    made = [Text(name, LINE + Style(bold=True)), *_bars(rounds, high, top, (wide, gap))]
    made.append(Text("0".rjust(AXIS - 1) + " ", FAINT).append((BEST * wide + " " * gap) * len(rounds), LINE))
    if estimates:
        marks = "".join((" " if exact else "~").ljust(wide + gap) for _, exact in rounds)
        made.append(Text(" " * AXIS + marks, FAINT))
    made.append(Text(" " * AXIS).append(BEST * 2, LINE).append(" " + best, FAINT))
    return made


def rows(counts: tuple, columns: int) -> list[Text]:
    """Return a bar for each number of rows that a code took."""
    room = columns - AXIS - 1 - len(str(max(counts)))
    drawn = []
    for number, count in enumerate(counts, 1):
        eighths = max(bool(count), round(EIGHTHS * room * count / max(1, *counts)))
        bar = LEFT_BLOCKS[-1] * (eighths // EIGHTHS) + LEFT_BLOCKS[eighths % EIGHTHS].strip()
        drawn.append(Text.assemble((f"{number:>{AXIS - 1}} ", FAINT), (bar, BAR), f" {count or ''}"))
    return drawn


def _widths(count: int, room: int) -> tuple[int, int]:
    """Return the columns of a round, and of the gap behind it."""
    fitting = [(wide, gap) for wide, gap in ((4, 2), (3, 1), (2, 1), (1, 1)) if count * (wide + gap) <= room]
    return fitting[0] if fitting else (1, 0)


def _bars(rounds: tuple, high: int, top: int, widths: tuple[int, int]) -> Iterator[Text]:
    """Line by line, from the highest."""
    wide, gap = widths
    numbers = {-(-row * high // top): row for row in range(1, top + 1)}  # the lines that whole rows end in
    for line in range(high, 0, -1):
        drawn = Text(str(numbers.get(line, "")).rjust(AXIS - 1) + " ", FAINT)
        for tenths, _ in rounds:
            eighths = max(bool(tenths), round(tenths * high * EIGHTHS / (top * ROW))) - (line - 1) * EIGHTHS
            drawn.append(BLOCKS[min(max(eighths, 0), EIGHTHS)] * wide + " " * gap, BAR)
        yield drawn
