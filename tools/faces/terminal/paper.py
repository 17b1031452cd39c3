"""The round as a person would draw it on paper, in signs: rows from the top, pips beside them, the colours below.

A piece of it that can be clicked has in its style what it is: `place`, `row` or `colour`, and its number; and a peg its
place and its colour, as `peg`. What somebody has crossed out has crosses beside its letter.

A text that is told on top of the round stands in its place, where the caption had no room for all of it.
"""

import textwrap
from collections.abc import Iterator

from rich.color import Color
from rich.style import Style
from rich.text import Text

from firmware.ui import palette
from firmware.ui.faces.lights import inks
from firmware.ui.faces.page import CUT, Page
from firmware.ui.notation import BLANK, EXACT_SIGN, NEAR_SIGN
from tools.faces.terminal import chart
from tools.faces.terminal.lights import PLAIN
from tools.front.display import gives_mark
from tools.front.light import BACKGROUND, Colour, clear, mixed, seen
from tools.front.reader import rgb

WIDTHS = {1: 2, 2: 3, 3: 5}  # of a peg, by the lines of a row; one line is the gap below
NUMBER = 3
READ = 60  # columns of a text that are still read with ease
PIPS = {EXACT_SIGN: "\N{BLACK CIRCLE}", NEAR_SIGN: "\N{WHITE CIRCLE}"}
FAINT: Colour = (110, 110, 124)
BRIGHT: Colour = (255, 255, 255)
CROSS = "\N{MULTIPLICATION SIGN}"
POINTER = "\N{BLACK RIGHT-POINTING SMALL TRIANGLE}"


class Paper:
    """`look` is that of the lights: whether colours and letters are drawn."""

    def __init__(self, view: Page, columns: int, lines: int, look: int):
        self.view = view
        self._look = look
        self._columns = columns
        self._lines = lines
        lights = palette.table(view.palette, palette.STEPS - 1)
        self._lights = [clear(seen(rgb(number))) for number in lights]
        self._high = next((high for high in (3, 2) if self._fits(high)), 1)

    def text(self) -> Text:
        view = self.view
        if view.chart:
            lines = chart.drawn(view.chart, self._columns, self._lines)
        else:
            lines = list(self._list() if view.choices else self._told() if is_told(view) else self._round())
        return Text("\n").join(lines[: self._lines])

    def width(self, high: int) -> int:
        return NUMBER + self.view.pegs * (WIDTHS[high] + 1) + self.view.pegs + 2

    def _fits(self, high: int) -> bool:
        return high * self.view.most + 2 <= self._lines and self.width(high) <= self._columns

    # a text

    def _told(self) -> Iterator[Text]:
        for line in textwrap.wrap(self.view.text, min(self._columns, READ)):
            yield Text(line, plain(BRIGHT))

    # a menu

    def _list(self) -> Iterator[Text]:
        """Return the entries around the one that is chosen, which is told whole."""
        view = self.view
        whole = textwrap.wrap(f"{POINTER} {view.choices[view.chosen]}", self._columns, subsequent_indent="  ")
        room = max(1, self._lines - len(whole) + 1)
        first = max(0, min(view.chosen - room // 2, len(view.choices) - room))
        for number in range(first, min(len(view.choices), first + room)):
            chosen = number == view.chosen
            style = plain(BRIGHT if chosen else FAINT, bold=chosen) + Style(meta={"row": number})
            for line in whole if chosen else [f"  {view.choices[number]}"]:
                entry = Text(line, style)
                entry.truncate(self._columns, overflow="ellipsis")
                yield entry

    # a round

    def _round(self) -> Iterator[Text]:
        view = self.view
        room = (self._lines - 2) // self._high
        last = min(view.most, max(room, len(view.rows) + 1))
        for number in range(max(0, last - room), last):
            if number < len(view.rows):
                pegs, mark = view.rows[number]
                yield from self._row(number, pegs, mark, "row")
            elif number == len(view.rows) and (view.hand or view.code):
                yield from self._row(number, view.hand or view.code, view.mark or "", "place")
            else:
                yield from self._row(number, (None,) * view.pegs, "")
        if view.code and len(view.rows) == view.most:
            yield from self._row(view.most, view.code, "")
        yield self._legend()
        if view.cursor >= 0:
            yield self._strip()

    def _row(self, number: int, pegs: tuple, mark: str, what: str = "") -> Iterator[Text]:
        """Return the lines of a row; the last of several is a gap."""
        view = self.view
        in_hand = what == "place" and bool(view.hand)
        is_code = what != "row" and bool(view.code) and not in_hand and None not in pegs
        name = "=" if is_code else str(number + 1)
        for line in range(max(1, self._high - 1)):
            head = f"{name:>{NUMBER - 1}} " if not line else " " * NUMBER
            drawn = Text(head, plain(BRIGHT if in_hand or is_code else FAINT))
            for place, digit in enumerate(pegs):
                there = {"row": number} if what == "row" else {"place": place} if in_hand else {}
                style = Style(meta={**there, "peg": (place, digit)})
                at_cursor = in_hand and place == view.cursor
                drawn.append_text(self._peg((place, digit), line, at_cursor, in_hand, style))
                drawn.append(" ")
            if not line:
                drawn.append(" ")
                drawn.append_text(self._pips(mark))
                drawn.append("_" if in_hand and view.mark is not None else "", plain(BRIGHT))
            yield drawn
        if self._high > 1:
            yield self._gap(in_hand)

    def _gap(self, in_hand: bool) -> Text:
        """Return the gap below a row, where the cursor is marked."""
        wide = WIDTHS[self._high]
        gap = Text(" " * NUMBER)
        for place in range(self.view.pegs):
            sign = "\N{UPPER ONE EIGHTH BLOCK}" if in_hand and place == self.view.cursor else " "
            gap.append(sign * wide + " ", plain(BRIGHT))
        return gap

    def _peg(self, peg: tuple[int, int | None], line: int, at_cursor: bool, in_hand: bool, style: Style) -> Text:
        wide = WIDTHS[self._high]
        digit = peg[1]
        if digit is None:
            sign = "_" if at_cursor else "\N{MIDDLE DOT}" if not line else " "
            ink = BRIGHT if at_cursor else FAINT if in_hand else mixed(FAINT, BACKGROUND, 0.5)
            return Text(sign.center(wide), plain(ink) + style)
        letter = self.view.letters[digit]
        light = self._lights[ink_of(letter, digit)]
        if self._look == PLAIN:
            return Text(self._crossed(peg, letter, wide), plain(BRIGHT, underline=at_cursor) + style)
        if self._high == 1:
            sign = CROSS if peg in self.view.crossed else "\N{BLACK CIRCLE}"
            return Text(sign + letter, plain(light, bold=at_cursor, underline=at_cursor) + style)
        return Text(self._crossed(peg, letter, wide) if not line else " " * wide, on(light) + style)

    def _crossed(self, peg: tuple[int, int | None], letter: str, wide: int) -> str:
        """Return the letter of a peg, between crosses where it is crossed out."""
        if peg not in self.view.crossed:
            return letter.center(wide)
        return CROSS + letter.center(wide - 2) + CROSS if wide > 2 else CROSS + letter

    def _pips(self, mark: str) -> Text:
        pips = Text()
        for sign in mark:
            lit = BRIGHT if self._look == PLAIN else self._lights[inks.EXACT if sign == EXACT_SIGN else inks.NEAR]
            pips.append(PIPS.get(sign, "\N{MIDDLE DOT}"), plain(lit if sign in PIPS else FAINT))
        return pips

    def _legend(self) -> Text:
        """Return the meaning of the pips; who gives a mark adds one by a click on it."""
        legend = Text(" " * NUMBER)
        gives = gives_mark(self.view)
        for kind, (sign, name) in enumerate(zip((EXACT_SIGN, NEAR_SIGN), self.view.marks, strict=False)):
            entry = Text.assemble(self._pips(sign), (f" {name}", plain(BRIGHT if gives else FAINT)))
            if gives:
                entry.stylize(Style(meta={"colour": kind}))
            legend.append_text(entry).append("  ")
        return legend

    def _strip(self) -> Text:
        """Return the colours, to be clicked; those that are crossed out at the cursor have crosses."""
        strip = Text(" " * NUMBER)
        for digit, letter in enumerate(self.view.letters):
            style = Style(meta={"colour": digit})
            ground = plain(BRIGHT) if self._look == PLAIN else on(self._lights[ink_of(letter, digit)])
            strip.append(self._crossed((self.view.cursor, digit), letter, 3), ground + style)
            strip.append(" ")
        return strip


def is_told(view: Page) -> bool:
    """Return whether a text takes the place of the round: there is none, or the caption shows only its beginning."""
    begins, cut, _ = view.caption.partition(CUT)
    return not view.pegs or bool(cut and begins and view.text.startswith(begins))


def ink_of(letter: str, digit: int) -> int:
    return inks.BLANK if letter == BLANK else inks.RED + digit


def plain(ink: Colour, bold: bool = False, underline: bool = False) -> Style:
    return Style(color=Color.from_rgb(*ink), bold=bold, underline=underline)


def on(ground: Colour) -> Style:
    ink = (0, 0, 0) if sum(ground) > 330 else (255, 255, 255)
    return Style(color=Color.from_rgb(*ink), bgcolor=Color.from_rgb(*ground), bold=True)
