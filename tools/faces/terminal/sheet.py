"""Whatever is no board: a list, a form, a text, a question, and the card at the end of a round.

An entry can be clicked: its style has its number, as `entry`; that of an answer has `answer`.
"""

import textwrap

from rich.style import Style
from rich.text import Text

from firmware.ui.faces.page import Page
from firmware.ui.screen import LINES, LIST, TYPED
from tools.faces.terminal import chart
from tools.faces.terminal.inks import BRIGHT, FAINT, PLAIN, ink
from tools.faces.terminal.rows import POINTER

READ = 66  # columns of a text that are still read with ease
YES, NO = True, False


def text_of(page: Page) -> list[str]:
    """Return the lines of a screen that tells something."""
    return page.lines or ([page.title] if page.title else [])


def wrapped(lines: list[str], columns: int) -> list[Text]:
    """Fold lines; those that are signs in columns stay as they are."""
    parts = [part for line in lines for part in textwrap.wrap(line, columns) or [""]]
    return [Text(part, ink(PLAIN)) for part in parts]


def drawn(page: Page, columns: int, lines: int, first: int = 0) -> list[Text]:
    """Return the whole sheet; `first` is how many lines of a text were scrolled past."""
    if page.chart:
        return chart.drawn(page.chart, columns, lines)
    heading = []
    if page.title and page.kind in (LIST, LINES) and page.name != "menu":
        heading = [*(Text(part, ink(BRIGHT, bold=True)) for part in textwrap.wrap(page.title, columns)), Text()]
    if page.is_question and page.kind != TYPED:
        return [Text(part, ink(BRIGHT, bold=True)) for part in textwrap.wrap(page.title, columns)] + [
            Text(),
            *answers(page),
        ]
    if page.kind == TYPED:
        return [Text(part, ink(BRIGHT, bold=True)) for part in textwrap.wrap(page.title, columns)]
    if page.entries:
        return heading + listed(page, columns, lines - len(heading))
    told = wrapped(text_of(page), min(columns, READ)) if page.lines or not heading else []
    room = max(1, lines - len(heading))
    return heading + told[first : first + room]


def length(page: Page, columns: int) -> int:
    """Return how many lines a text takes."""
    return len(wrapped(text_of(page), min(columns, READ))) + 2 * bool(page.title)


def answers(page: Page) -> list[Text]:
    drawn = Text()
    for answer, (_, _, word) in zip((YES, NO), page.offers, strict=False):
        drawn.append(f" {word} ", ink(BRIGHT) + Style(reverse=True, meta={"answer": answer})).append("   ")
    return [drawn]


def card(page: Page, columns: int, lines: int) -> list[Text]:
    """Return the end of a round: how it went, and what can be done next."""
    told = wrapped(page.lines, columns)
    if told:
        told[0].stylize(ink(BRIGHT, bold=True))
    room = lines - min(len(page.entries), lines) - 1
    shown = told[: max(1, room)]
    return [*shown, Text(), *listed(page, columns, lines - len(shown) - 1)]


def listed(page: Page, columns: int, lines: int) -> list[Text]:
    """Return the entries around the one that is chosen; a form has its values in a column."""
    labels = [label(page, at) for at in range(len(page.entries))]
    form = any(page.values)
    wide = min(max(map(len, labels)) + 2, columns - 6) if form else 0
    numbered = not all(name.isdigit() for name in labels[1:])
    entries = [
        _entry(page, at, label.ljust(wide) + page.values[at], numbered, columns) for at, label in enumerate(labels)
    ]
    first = 0
    while first < page.chosen and sum(map(len, entries[first : page.chosen + 1])) > lines - (
        page.chosen + 1 < len(entries)
    ):
        first += 1
    return [line for entry in entries[first:] for line in entry][: max(1, lines)]


def _entry(page: Page, at: int, name: str, numbered: bool, columns: int) -> list[Text]:
    chosen = at == page.chosen
    style = ink(BRIGHT if chosen else PLAIN, bold=chosen) + Style(meta={"entry": at})
    entry = Text(f"{POINTER if chosen else ' '} ", style)
    if numbered:
        entry.append(f"{at + 1:>2}  ", ink(FAINT) + Style(meta={"entry": at}))
    entry.append(name, style)
    meaning = page.entries[at][1]
    if not meaning:
        entry.truncate(columns, overflow="ellipsis")
        return [entry]
    if len(entry) + 2 + len(meaning) <= columns:
        return [entry.append(f"  {meaning}", ink(FAINT) + Style(meta={"entry": at}))]
    entry.truncate(columns, overflow="ellipsis")
    if not chosen:
        return [entry]
    return [entry, *(Text(f"      {part}", ink(FAINT)) for part in textwrap.wrap(meaning, max(10, columns - 6)))]


def label(page: Page, at: int) -> str:
    """Return the name of an entry without its value."""
    name, value = page.entries[at][0], page.values[at]
    return name[: len(name) - len(value)].rstrip(" :") if value and name.endswith(value) else name
