"""The round: rows from the top, marks beside them, the code at the end, and the colours and marks explained below.

A piece that can be clicked has in its style what it is: `place`, `row` or `colour`, and its number; and a peg its place
and its colour, as `peg`. What somebody has crossed out has a cross.
"""

from collections.abc import Iterator

from rich.style import Style
from rich.text import Text

from firmware.ui.faces.page import Page
from firmware.ui.notation import EXACT_SIGN, NEAR_SIGN
from tools.faces.terminal.inks import BRIGHT, FAINT, PLAIN, Look, ground, ink, lights_of, of_peg, pip

CROSS = "\N{MULTIPLICATION SIGN}"
POINTER = "\N{BLACK RIGHT-POINTING SMALL TRIANGLE}"
DISC = ("\u259f\u2588\u2588\u2599", "\u259c\u2588\u2588\u259b")  # of two lines
NUMBER = 6  # columns of the pointer and the number
LARGE = 4  # columns of a large peg


class Rows:
    def __init__(self, page: Page, columns: int, lines: int, look: Look):
        self.page = page
        self._look = look
        self._lights = lights_of(page.palette)
        self._lines = lines
        self.count = page.most + self._shows_code
        is_wide = NUMBER + page.pegs * (LARGE + 2) + page.pegs * 2 <= columns
        self._high = next((high for high in (3, 2) if is_wide and high * self.count <= lines), 1)
        self._peg = LARGE if self._high > 1 else 3 if look.letters and look.colour else 1
        if NUMBER + page.pegs * (self._peg + 3) > columns:
            self._peg = 1
        self._gap = 1 + (NUMBER + page.pegs * (self._peg + 4) + 2 <= columns)

    @property
    def width(self) -> int:
        """The columns of a row with the widest mark."""
        return NUMBER + self.page.pegs * (self._peg + self._gap) + 1 + 2 * self.page.pegs

    @property
    def _shows_code(self) -> bool:
        page = self.page
        return bool(page.code) and (not page.rows or tuple(page.rows[-1][0]) != tuple(page.code))

    def drawn(self) -> list[Text]:
        """Return the rows, as many as there is room for; the latest are among them."""
        page = self.page
        drawn = []
        for number in range(page.most):
            if number < len(page.rows):
                pegs, mark = page.rows[number]
                drawn.append(self._row(number, pegs, mark, "row"))
            elif number == len(page.rows) and page.hand:
                drawn.append(self._row(number, page.hand, page.mark, "place"))
            else:
                drawn.append(self._row(number, (None,) * page.pegs, ""))
        if self._shows_code:
            drawn.insert(len(page.rows), self._row(-1, page.code, ""))
        room = max(1, self._lines // self._high)
        last = len(page.rows) + 2 * bool(page.hand) + self._shows_code
        first = max(0, min(last, len(drawn)) - room)
        return [line for lines in drawn[first : first + room] for line in lines]

    def _row(self, number: int, pegs: tuple, mark: str | None, what: str = "") -> list[Text]:
        in_hand = what == "place"
        is_played = what == "row"
        name = "=" if number < 0 else str(number + 1)
        head = f"{POINTER if in_hand else ' '} {name:>3} "
        lines = []
        for line in range(min(self._high, 2)):
            style = ink(BRIGHT if in_hand or number < 0 else PLAIN if is_played else FAINT, bold=in_hand)
            drawn = Text(head if not line else " " * NUMBER, style)
            for place, digit in enumerate(pegs):
                there = {"row": number} if is_played else {"place": place} if in_hand else {}
                style = Style(meta={**there, "peg": (place, digit)})
                drawn.append_text(self._drawn_peg(place, digit, line, in_hand, style))
                drawn.append(" " * self._gap, style)
            if not line:
                drawn.append(" ")
                drawn.append_text(self._marks(number, mark or "", in_hand))
            lines.append(drawn)
        return [*lines, Text()] if self._high > 2 else lines

    def _drawn_peg(self, place: int, digit: int | None, line: int, in_hand: bool, style: Style) -> Text:
        page = self.page
        at_cursor = in_hand and place == page.cursor
        if digit is None:
            sign = "_" if at_cursor else "\N{MIDDLE DOT}"
            if line:
                sign = " "
            return Text(sign.center(self._peg), ink(BRIGHT if at_cursor else FAINT, bold=at_cursor) + style)
        letter = page.letters[digit]
        light = self._lights[of_peg(letter, digit)]
        crossed = (place, digit) in page.crossed
        if not self._look.colour:
            sign = (letter + CROSS if crossed and self._peg > 1 else letter) if not line else " "
            return Text(sign.center(self._peg), ink(BRIGHT, bold=True, underline=at_cursor) + style)
        shows = self._look.letters or crossed
        sign = CROSS if crossed and not self._look.letters else letter + CROSS * crossed
        if self._peg == LARGE:
            if shows:
                return Text(sign.center(LARGE) if not line else " " * LARGE, ground(light) + style)
            return Text(DISC[line], ink(light, underline=at_cursor and bool(line)) + style)
        if self._peg == 1:
            return Text(sign[0] if shows else "\N{BLACK CIRCLE}", ink(light, bold=True, underline=at_cursor) + style)
        return Text(sign.center(self._peg), ground(light) + Style(underline=at_cursor) + style)

    def _marks(self, number: int, mark: str, in_hand: bool) -> Text:
        drawn = self._pips(mark)
        if in_hand and self.page.mark is not None:
            places = self.page.cursor
            if places < 0:
                drawn.append("_", ink(BRIGHT, bold=True))
            else:
                drawn.stylize(Style(underline=True), 2 * places, 2 * places + 1)
        for row, mended in self.page.mended:
            if row == number:
                drawn.append("\N{RIGHTWARDS ARROW} ", ink(BRIGHT)).append_text(self._pips(mended))
        return drawn

    def _pips(self, mark: str) -> Text:
        drawn = Text()
        for sign in mark:
            drawn.append(pip(sign, self._look) + " ", ink(BRIGHT if sign in (EXACT_SIGN, NEAR_SIGN) else FAINT))
        return drawn


def colours(page: Page, look: Look) -> Text:
    """Return the colours, each to be clicked; those that are crossed out at the cursor have a cross."""
    lights = lights_of(page.palette)
    drawn = Text()
    for digit, letter in enumerate(page.letters):
        light = lights[of_peg(letter, digit)]
        sign = CROSS if (page.cursor, digit) in page.crossed else "\N{BLACK CIRCLE}"
        style = Style(meta={"colour": digit} if page.mark is None else None)
        drawn.append(letter, ink(BRIGHT, bold=True) + style)
        if look.colour:
            drawn.append(f" {sign}", ink(light) + style)
        else:
            drawn.append(f" {page.names[digit]}" + CROSS * (sign == CROSS), ink(PLAIN) + style)
        drawn.append("   " if look.colour else "  ")
    drawn.right_crop(3 if look.colour else 2)
    return drawn


def marks(page: Page, look: Look) -> Text:
    """Return the meaning of the marks; who gives a mark adds one by a click on it."""
    drawn = Text()
    for kind, (sign, name) in enumerate(zip((EXACT_SIGN, NEAR_SIGN), page.marks, strict=False)):
        style = Style(meta={"colour": kind}) if page.mark is not None else Style()
        key = f"{sign.upper()} " if page.mark is not None else ""
        drawn.append(f"{key}{pip(sign, look)} {name}", ink(BRIGHT if key else FAINT) + style)
        drawn.append("   ")
    drawn.right_crop(3)
    return drawn


def stacked(lines: list[Text], beside: list[Text], width: int) -> Iterator[Text]:
    """Yield these lines, each with one of the others beside it."""
    for number in range(max(len(lines), len(beside))):
        line = lines[number].copy() if number < len(lines) else Text()
        line.append(" " * max(0, width - len(line)))
        yield line.append_text(beside[number]) if number < len(beside) else line
