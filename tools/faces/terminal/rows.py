"""The round: rows from the top, marks beside them, and the code at the end; and the colours and marks explained.

A piece that can be clicked has the `action` in its style, and a peg its place and its colour, as `peg`. A
crossed-out colour has a cross.
"""

from collections.abc import Iterator

from rich.style import Style
from rich.text import Text
from textual.geometry import Size
from textual.widget import Widget

from firmware.ui.notation import EXACT_SIGN, NEAR_SIGN
from firmware.ui.screen import PICK
from tools.faces.terminal.inks import BRIGHT, DISC, FAINT, PLAIN, Look, ground, ink, lights_of, pip
from tools.faces.terminal.motion import Frame, is_broken
from tools.faces.terminal.offered import ask
from tools.front.light import WHITE, mixed
from tools.front.page import Page

CROSS = "\N{MULTIPLICATION SIGN}"
POINTER = "\N{BLACK RIGHT-POINTING SMALL TRIANGLE}"
LARGE_DISC = ("\u259f\u2588\u2588\u2599", "\u259c\u2588\u2588\u259b")  # of two lines
SMALL_DISC = (" \u2597\u2596 ", " \u259d\u2598 ")
SMALL = "\N{BULLET}"
NUMBER = 7  # columns of the pointer and the number
LARGE = 4  # columns of a large peg
HANDS, PLAYED, COMING, CODE = range(4)  # kinds of rows


class Round(Widget):
    """The rows, each peg as large as there is room for."""

    columns: int  # that there are for a row alone
    _high: int  # lines of a row
    _peg: int  # columns of a peg
    _gap: int  # columns behind it

    def show(self, page: Page, look: Look, frame: Frame, columns: int) -> None:
        self.page, self.look, self.frame, self.columns = page, look, frame, columns - NUMBER
        self._lights = lights_of(page)
        self._rows = list(_listed(page, frame))
        self.refresh(layout=True)

    def get_content_width(self, container: Size, viewport: Size) -> int:
        return self._fit(container.height)

    def _fit(self, lines: int) -> int:
        """Make the pegs as large as there is room for, and return the columns of a row with the widest mark."""
        pegs, columns = self.page.pegs, self.columns
        is_wide = pegs * (LARGE + 4) <= columns
        self._high = max(1, min(3, lines // (self.page.most + 1))) if is_wide else 1  # with the code
        self._peg = LARGE if self._high > 1 else 3 if self.look.letters and self.look.colour else 1
        if pegs * (self._peg + 3) > columns:
            self._peg = 1
        self._gap = 1 + (pegs * (self._peg + 4) + 2 <= columns)
        return NUMBER + pegs * (self._peg + self._gap + 2) + 1

    def render(self) -> Text:
        """Draw as many rows as there is room for; the latest are among them."""
        indent = " " * ((self.size.width - self._fit(self.size.height)) // 2)
        room = max(1, self.size.height // self._high)
        last = sum(kind != COMING for kind, *_ in self._rows) + bool(self.page.hand)
        first = max(0, min(last, len(self._rows)) - room)
        rows = range(len(self._rows))[first : first + room]
        return Text("\n", no_wrap=True).join(Text(indent) + line for at in rows for line in self._row(at))

    def _row(self, at: int) -> Iterator[Text]:
        kind, name, pegs, mark = self._rows[at]
        in_hand = kind == HANDS
        style = ink(BRIGHT if kind in (HANDS, CODE) else PLAIN if kind == PLAYED else FAINT, bold=in_hand)
        head = " " * (self.frame.aside * in_hand) + f"{POINTER if in_hand else ' '} {name:>3}".ljust(NUMBER)
        for line in range(min(self._high, 2)):
            drawn = Text(head if not line else " " * len(head), style)
            for place, digit in enumerate(pegs):
                act = {PLAYED: {"action": ask(PICK, at)}, HANDS: {"action": f"row('touch', {place})"}}.get(kind, {})
                style = Style(meta={**act, "peg": (place, digit)})
                drawn.append_text(self._drawn_peg(at, place, digit, line)).append(" " * self._gap)
                drawn.stylize(style, len(drawn) - self._peg - self._gap)
            if not line:
                drawn.append(" ").append_text(self._marks(at, mark or "", in_hand))
            yield drawn
        if self._high > 2:
            yield Text()

    def _drawn_peg(self, at: int, place: int, digit: int | None, line: int) -> Text:
        page = self.page
        in_hand = self._rows[at][0] == HANDS
        at_cursor = in_hand and place == page.cursor
        if digit is None:
            sign = " " if line else "_" if at_cursor else "\N{MIDDLE DOT}"
            return Text(sign.center(self._peg), ink(BRIGHT if at_cursor else FAINT, bold=at_cursor))
        letter = page.letters[digit]
        crossed = (place, digit) in page.crossed
        if not self.look.colour:
            sign = " " if line else letter + CROSS if crossed and self._peg > 1 else letter
            return Text(sign.center(self._peg), ink(BRIGHT, bold=True, underline=at_cursor))
        light = self._lights[digit]
        if at == len(page.rows) - 1:  # where the wave of a round that was won runs
            light = mixed(WHITE, light, {0: 0.85, 1: 0.4}.get(abs(place - self.frame.crest), 0))
        shows = self.look.letters or crossed
        sign = CROSS if crossed and not self.look.letters else letter + CROSS * crossed
        is_small = in_hand and place == self.frame.small
        if self._peg == LARGE and not shows:
            return Text((SMALL_DISC if is_small else LARGE_DISC)[line], ink(light, underline=at_cursor and bool(line)))
        if self._peg > 1:
            return Text((sign if not line else "").center(self._peg), ground(light) + Style(underline=at_cursor))
        sign = sign[0] if shows else SMALL if is_small else DISC
        return Text(sign, ink(light, bold=True, underline=at_cursor))

    def _marks(self, at: int, mark: str, in_hand: bool) -> Text:
        drawn = self._pips(mark[: self.frame.pips] if at == len(self.page.rows) - 1 else mark)
        if in_hand and self.page.mark is not None:
            places = self.page.cursor
            if places < 0:
                drawn.append("_", ink(BRIGHT, bold=True))
            else:
                drawn.stylize(Style(underline=True), 2 * places, 2 * places + 1)
        for row, mended in self.page.mended:
            if row == at:
                drawn.append("\N{RIGHTWARDS ARROW} ", ink(BRIGHT)).append_text(self._pips(mended))
        return drawn

    def _pips(self, mark: str) -> Text:
        drawn = Text()
        for sign in mark:
            drawn.append(pip(sign, self.look) + " ", ink(BRIGHT if sign in (EXACT_SIGN, NEAR_SIGN) else FAINT))
        return drawn


def _listed(page: Page, frame: Frame) -> Iterator[tuple[int, str, tuple, str | None]]:
    """Yield each row: its kind, its name, its pegs and its mark."""
    for number, (pegs, mark) in enumerate(page.rows, 1):
        yield PLAYED, str(number), pegs, mark
    if page.code and not is_broken(page):
        code = tuple(peg if place < frame.bare else None for place, peg in enumerate(page.code))
        yield CODE, "=", code, ""
    if page.hand:
        yield HANDS, "=" if page.secret else str(len(page.rows) + 1), page.hand, page.mark
    first = len(page.rows) + bool(page.hand and not page.secret) + 1
    for number in range(first, page.most + 1):
        yield COMING, str(number), (None,) * page.pegs, ""


def colours(page: Page, look: Look, columns: int) -> list[Text]:
    """Return the colours in a line or two, each to be clicked; those crossed out at the cursor have a cross."""
    lights = lights_of(page)
    parts = []
    for digit, letter in enumerate(page.letters):
        sign = CROSS if (page.cursor, digit) in page.crossed else DISC
        name = f" {sign}" if look.colour else f" {page.names[digit]}" + CROSS * (sign == CROSS)
        part = Text.assemble((letter, ink(BRIGHT, bold=True)), (name, ink(lights[digit])))
        if page.mark is None:
            part.apply_meta({"action": f"put({digit})", "peg": (None, digit)})
        parts.append(part)
    gap = next((gap for gap in (3, 2, 1) if sum(map(len, parts)) + gap * (len(parts) - 1) <= columns), 0)
    count = len(parts) if gap else -(-len(parts) // 2)
    return [Text(" " * (gap or 2)).join(parts[at : at + count]) for at in range(0, len(parts), count)]


def marks(page: Page, look: Look) -> Text:
    """Return the meaning of the marks; who gives a mark adds one by a click on it."""
    parts = []
    for kind, (sign, name) in enumerate(zip((EXACT_SIGN, NEAR_SIGN), page.marks, strict=False)):
        gives = page.mark is not None
        part = Text(f"{sign.upper()} " * gives + f"{pip(sign, look)} {name}", ink(BRIGHT if gives else FAINT))
        if gives:
            part.apply_meta({"action": f"put({kind})"})
        parts.append(part)
    return Text("   ").join(parts)
