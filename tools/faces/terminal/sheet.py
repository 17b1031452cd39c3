"""Everything but the rows: a text, a question, a list, a form, and the choice at the end of a round."""

import re
from collections.abc import Iterator, Sequence

from rich.console import Group
from rich.style import Style
from rich.table import Table
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Input, OptionList, Static

from firmware.ui import inks
from firmware.ui.screen import BACK, BOARD, OK, TYPED
from tools.faces.terminal import chart
from tools.faces.terminal.inks import BRIGHT, FAINT, PLAIN, Look, ink, pip, swatch
from tools.faces.terminal.offered import ask
from tools.faces.terminal.rows import POINTER
from tools.faces.terminal.said import upper
from tools.front.page import Page

LESS, MORE = "\N{BLACK LEFT-POINTING SMALL TRIANGLE}", POINTER
HEAD, ARROWS = 6, 5  # columns of the pointer and the number, and of the arrows beside a value with a gap
SIGNS = re.compile(r"\b[xo](?=\s?:)")  # of a mark that is explained
AGAIN = re.compile(r"^(.*?: )(.*),\n\1", re.MULTILINE)  # lines that begin alike, as those of colours do
CODES = re.compile(r"\n(?!.*\.$)", re.MULTILINE)  # before a line of codes, which is no sentence
UNTITLED = ("menu", "outcome")  # the entries say enough


class Entries(OptionList, can_focus=False):
    """A list under the mouse; the keys act on the play view, and the board chooses."""

    def on_resize(self) -> None:
        self.call_after_refresh(self.scroll_to_highlight)  # what is told later takes room from the list

    def on_click(self, event: events.Click) -> None:
        if "action" in event.style.meta:  # an arrow beside a value is no entry
            event.prevent_default()


class Sheet(VerticalScroll, can_focus=False):
    def __init__(self) -> None:
        super().__init__(id="sheet")
        self.text, self.foot = (Static(id=name, markup=False) for name in ("text", "foot"))
        self.field = Input(id="field")  # for a name, a number or a date
        self.entries = Entries(id="entries")

    def compose(self) -> ComposeResult:
        yield from (self.text, self.field, self.entries, self.foot)

    def show(self, page: Page, look: Look, columns: int) -> None:
        """Show all of a page but its rows."""
        lists = bool(page.entries) and page.kind != TYPED and not page.is_question
        self.show_text(chart.lost(page.chart) if page.chart else Text("\n").join(_told(page, look, lists)))
        self.field.display = page.kind == TYPED
        self.entries.display = lists
        if lists:
            self.entries.set_options(_entries(page, look, columns))
            self.entries.highlighted = page.chosen
        code = " ".join(page.letters[digit] for digit in page.code)  # it is among the rows, and needs no line
        at_end = [line for line in unfolded(page.lines[1:]) if not (code and code in line)]
        foot = {"grades": " ".join(page.asks[:-1]), "outcome": "\n".join(at_end)}.get(page.name, "")
        last = page.lines[-1] if page.lines else ""  # none while the screen still loads
        sent = page.name == "share" and last.startswith("CHALLENGE ")
        self.foot.display = bool(foot or any(page.bars) or page.signs or sent)
        self.set_class(self.foot.display, "-footed")
        self.set_class(sent, "-coded")
        drawn = chart.code(last) if sent else chart.calendar(page) if page.signs else chart.rows(page.bars)
        self.foot.update(foot or drawn)

    def show_text(self, text: Text | Group) -> None:
        """Show this text and nothing else."""
        self.text.display = bool(text)
        self.text.update(text)
        self.field.display = self.entries.display = self.foot.display = False


def _told(page: Page, look: Look, lists: bool) -> Iterator[Text]:
    """Yield the lines above the entries."""
    if page.title and page.name not in UNTITLED:
        yield Text(upper(page.title), ink(BRIGHT, bold=True))
        if page.kind != TYPED:
            yield Text()
    if page.is_question and page.kind != TYPED:
        yield _answers(page)
    elif page.name == "outcome":
        yield Text("\n".join(page.lines[:1]) + "\n", ink(BRIGHT, bold=True))
    elif not lists or page.name in ("challenges", "names", "result"):
        told = "\n".join(unfolded(page.lines)) + "\n" * lists
        if page.name == "codes":  # all as long, so that they stand in columns
            told = CODES.sub(" ", told)
        if page.name == "rules":
            told = SIGNS.sub(lambda sign: pip(sign[0], look), told)
        yield Text(told, ink(PLAIN))


def unfolded(lines: Sequence[str]) -> list[str]:
    """Join lines that were folded for a wider console: each that ends in a comma goes on in the next."""
    return AGAIN.sub(r"\1\2,\n", "\n".join(lines)).replace(",\n", ", ").split("\n")


def _answers(page: Page) -> Text:
    drawn = Text()
    for intent, (_, _, word) in zip((BACK, OK), page.offers[1::-1], strict=True):
        drawn.append(f" {upper(word)} ", ink(BRIGHT) + Style(reverse=True, meta={"action": ask(intent)})).append("   ")
    return drawn


def _entries(page: Page, look: Look, columns: int) -> Iterator[Table]:
    """Yield the entries; a form has its values in a column."""
    labels = [label(page, at) for at in range(len(page.entries))]
    values = [value for value, _, _ in page.values]
    room = columns - HEAD - ARROWS - max(map(len, values))
    wide = min(room, max((len(name) for name, value in zip(labels, values, strict=True) if value), default=0))
    numbers = is_numbered(page)
    for at, (name, value) in enumerate(zip(labels, values, strict=True)):
        entry = Table.grid()
        for width in (2, 4 * numbers, wide + 1 if value else None, None):
            entry.add_column(width=width)
        cells = [Text(name), _value(page, at)]
        meaning = page.entries[at][1]
        if meaning and (page.kind != BOARD or at == page.chosen):  # beside the rows there is little room
            cells[bool(value)].append(f"  {meaning}", ink(FAINT))
        if look.colour and "palette" in (page.field, page.values[at][1]):
            discs = swatch(inks.PALETTES[at] if page.field else page.palette)
            cells[1] += Text.assemble(*discs[: (columns - HEAD - 1 - wide - len(cells[1])) // 2])
        entry.add_row(POINTER if at == page.chosen else "", Text(f"{at + 1:>2}" * numbers, ink(FAINT)), *cells)
        yield entry


def _value(page: Page, at: int) -> Text:
    """Return the value of a field, between arrows where it can be changed on the spot."""
    value, key, _ = page.values[at]
    if not value or not key or at != page.chosen:
        return Text(f"  {value}")
    less, more = (ink(FAINT) + Style(meta={"action": f"step({step})"}) for step in (-1, 1))
    return Text.assemble((f"{LESS} ", less), f"{value} ", (MORE, more))


def is_numbered(page: Page) -> bool:
    """Return whether the entries have numbers; no list of numbers has."""
    return not all(name.isdigit() for name, _ in page.entries[1:])


def label(page: Page, at: int) -> str:
    """Return the name of an entry without its value."""
    name, value = page.entries[at][0], page.values[at][0]
    return name.removesuffix(value).rstrip(" :") if value else name
