"""Everything but the rows: a list, a form, a text, a question, and the card at the end of a round."""

import textwrap
from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from firmware.ui import inks
from firmware.ui.faces.page import Page
from firmware.ui.screen import BACK, OK, PICK, TYPED
from tools.faces.terminal import chart
from tools.faces.terminal.inks import BRIGHT, FAINT, PLAIN, Look, ink, swatch
from tools.faces.terminal.offered import ask
from tools.faces.terminal.rows import POINTER, pegs_of

READ = 66  # columns of a text that are still read with ease
LESS, MORE = "\N{BLACK LEFT-POINTING SMALL TRIANGLE}", POINTER
TOLD = ink(PLAIN)
HEAD, ARROWS = 6, 4  # columns of the pointer and the number, and of the arrows beside a value
LEAST = 3  # lines of a list that has something below it
UNTITLED = ("menu", "outcome")  # the entries say enough


def wrapped(lines: Sequence[str], columns: int, style: Style = TOLD) -> list[Text]:
    """Fold lines; one that ends in a comma was folded for a wider console, and goes on in the next."""
    whole = "\n".join(lines).replace(",\n", ", ").split("\n") if lines else []
    return [Text(part, style) for line in whole for part in textwrap.wrap(line, columns) or [""]]


def drawn(page: Page, columns: int, lines: int, look: Look) -> list[Text]:
    """Return the whole sheet; only a text is longer than these lines."""
    if page.chart:
        return chart.drawn(page.chart, columns, lines)
    heading = wrapped([page.title], columns, ink(BRIGHT, bold=True)) if page.title and page.name not in UNTITLED else []
    if page.kind == TYPED:
        return heading + wrapped(page.lines, columns)
    if heading:
        heading.append(Text())
    room = max(1, lines - len(heading))
    if page.is_question:
        return [*heading, answers(page)]
    if page.entries:
        foot = _foot(page, columns, room)
        return [*heading, *listed(page, columns, room - len(foot), look), *foot]
    return [*heading, *wrapped(page.lines, min(columns, READ)), *_bars(page, columns)]


def _foot(page: Page, columns: int, room: int) -> list[Text]:
    """Return the lines below a list: bars, or how good a round was as a whole."""
    if page.name == "grades":
        told = [Text(), *wrapped([page.asks], min(columns, READ))]
        return told if room - len(told) >= LEAST else []
    return _bars(page, columns) if room > len(page.entries) + 1 + len(page.bars) else []


def _bars(page: Page, columns: int) -> list[Text]:
    return [Text(), *chart.rows(page.bars, columns)] if page.bars else []


def answers(page: Page) -> Text:
    drawn = Text()
    for intent, (_, _, word) in zip((OK, BACK), page.offers, strict=False):
        drawn.append(f" {word} ", ink(BRIGHT) + Style(reverse=True, meta={"action": ask(intent)})).append("   ")
    return drawn


def card(page: Page, columns: int, lines: int, look: Look) -> list[Text]:
    """Return the end of a round: the result, the code, and the entries to go on with."""
    told = wrapped(page.lines[:1], columns, ink(BRIGHT, bold=True))
    code = [Text(), pegs_of(page, page.code, look), Text()] if page.code else []
    room = max(1, lines - len(page.entries) - 1)
    if len(told) + len(code) + len(wrapped(page.lines[1:], columns)) > room:
        code = []
    shown = told + code
    for line in page.lines[1:]:
        rest = wrapped([line], columns)
        shown += rest if len(shown) + len(rest) <= room else []
    return [*shown, Text(), *listed(page, columns, lines - len(shown) - 1, look)]


def listed(page: Page, columns: int, lines: int, look: Look) -> list[Text]:
    """Return the entries around the one that is chosen; a form has its values in a column."""
    labels = [label(page, at) for at in range(len(page.entries))]
    wide = max((len(name) + 1 for name, value in zip(labels, page.values, strict=True) if value), default=0)
    wide = min(wide, columns - HEAD - ARROWS - max(map(len, page.values)))
    numbered = is_numbered(page)
    entries = [
        _entry(page, at, name, wide if page.values[at] else columns - HEAD, numbered, columns, look)
        for at, name in enumerate(labels)
    ]
    first = 0
    last = page.chosen + 1 < len(entries)
    while first < page.chosen and sum(map(len, entries[first : page.chosen + 1])) + last > lines:
        first += 1
    return [line for entry in entries[first:] for line in entry][: max(1, lines)]


def _entry(page: Page, at: int, name: str, wide: int, numbered: bool, columns: int, look: Look) -> list[Text]:
    chosen = at == page.chosen
    pick = Style(meta={"action": ask(PICK, at)})
    style = ink(BRIGHT if chosen else PLAIN, bold=chosen) + pick
    name, *more = textwrap.wrap(name, max(10, wide)) or [name]
    name = name.ljust(wide) if page.values[at] else name
    entry = Text.assemble(
        (f"{POINTER if chosen else ' '} ", style), (f"{at + 1:>2}  " * numbered, ink(FAINT)), (name, style)
    )
    entry.append_text(_value(page, at, style))
    meaning = page.entries[at][1]
    beside = meaning and len(entry) + 2 + len(meaning) <= columns
    if beside:
        entry.append(f"  {meaning}", ink(FAINT) + pick)
    entry.truncate(columns, overflow="ellipsis")
    if look.colour and "palette" in (page.field, page.fields[at]):
        discs = swatch(inks.PALETTES[at] if page.field else page.palette)
        for disc in discs[: (columns - len(entry)) // 2]:
            entry.append(*disc)
    if chosen and meaning and not beside:
        more += textwrap.wrap(meaning, max(10, columns - HEAD))
    return [entry, *(Text(f"      {part}", ink(FAINT) + pick) for part in more)]


def _value(page: Page, at: int, style: Style) -> Text:
    """Return the value of a field, between arrows where it can be changed on the spot."""
    if not page.values[at]:
        return Text()
    if not page.fields[at] or at != page.chosen:
        return Text(f"  {page.values[at]}  ", style)
    less, more = (ink(FAINT) + Style(meta={"action": f"step({step})"}) for step in (-1, 1))
    return Text.assemble((f"{LESS} ", less), (f"{page.values[at]} ", style), (MORE, more))


def is_numbered(page: Page) -> bool:
    """Return whether the entries have numbers; no list of numbers has."""
    return not all(name.isdigit() for name, _ in page.entries[1:])


def label(page: Page, at: int) -> str:
    """Return the name of an entry without its value."""
    name, value = page.entries[at][0], page.values[at]
    return name[: len(name) - len(value)].rstrip(" :") if value and name.endswith(value) else name
