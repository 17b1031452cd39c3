"""The play view: a page in a column of so many columns and lines, as texts from the top to above the footer."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.text import Text

from firmware.ui.faces.page import Page
from firmware.ui.screen import BOARD, LINES, OK, PICTURE, WORD
from tools.faces.terminal import offered, rows, sheet
from tools.faces.terminal.inks import BRIGHT, FAINT, Look, ink
from tools.faces.terminal.motion import STILL, Frame
from tools.faces.terminal.said import words_in
from tools.front.display import Display

NARROWEST, WIDEST = 20, 72  # columns
LOWEST = 8  # lines
BESIDE = 64  # columns where a card has room beside the round
CARD = 30  # columns that it needs there
ASKED = 2  # lines for the news and the question; one more in a spacious window
SPACIOUS = 20  # lines


@dataclass
class Stage:
    page: Page
    columns: int
    lines: int  # of the window
    look: Look
    frame: Frame = STILL
    news: Sequence[str] = ()  # lines said since the last press
    said: dict = field(init=False)

    def __post_init__(self) -> None:
        self.said = words_in(self.page.language)
        self.spacious = self.lines >= SPACIOUS
        page = self.page
        # rows and the lines below them stay in place where a card has room beside them
        self._keeps = page.kind == BOARD and (not page.entries or self.columns >= BESIDE)

    def title(self) -> str:
        page, said = self.page, self.said
        parts = [page.game, page.turn] if page.game else []
        if page.pegs and page.hand and page.most > 1 and not page.secret:
            parts.append(said["row"].format(len(page.rows) + 1, page.most))
        clock = f"{page.clock} s" if page.clock else ""
        return "   ".join(filter(None, ["Peglight", " · ".join(filter(None, parts)), clock]))

    def below(self) -> list[Text]:
        """Return the lines below the body: the colours and marks, the news, and the question."""
        asked = self._asked()
        if not self._keeps:
            return asked
        legend = self._legend()
        return legend + asked + [Text()] * (ASKED + self.spacious - len(asked))

    def body(self) -> list[Text]:
        """Return the lines between the title and those below."""
        page, columns, lines = self.page, self.columns, self.room - len(self.below())
        if page.kind == BOARD or (page.is_question and page.kind == LINES and page.pegs):
            return self._round(lines)
        if page.kind == PICTURE and not page.chart:
            return [Text(page.title, ink(BRIGHT, bold=True))]
        return indented(sheet.drawn(page, columns - 4, lines, self.look), 2)

    def _round(self, lines: int) -> list[Text]:
        """Return the rows, in the middle of the column; or with a card or a question beside them, or below."""
        page, columns, look = self.page, self.columns, self.look
        round_ = rows.Rows(page, columns, lines, look, self.frame)
        drawn = round_.drawn()
        above = (lines - len(drawn)) // 2
        if self._keeps and not (page.entries and self.frame.has_card):
            return [Text()] * above + indented(drawn, (columns - round_.width) // 2)
        drawn_in = sheet.card if page.kind == BOARD else sheet.drawn
        width = columns - round_.width - 2
        if width >= CARD:
            beside = drawn_in(page, width, lines, look)
            above = max(0, min(above, lines - len(beside)))
            return [Text()] * above + list(rows.stacked(drawn, beside, round_.width + 2))
        below = drawn_in(page, columns, lines - 3, look)
        least = rows.Rows(page, columns, max(2, lines - len(below) - 1), look, self.frame).drawn()
        return [*least, Text(), *below]

    @property
    def room(self) -> int:
        """The lines between the title and the footer."""
        return self.lines - 2 - 2 * self.spacious

    def _legend(self) -> list[Text]:
        parts = [*rows.colours(self.page, self.look, self.columns), rows.marks(self.page, self.look)]
        if self.spacious:
            return parts
        joined = Text("   ").join(parts)
        if len(joined) <= self.columns:
            return [joined]
        return parts[:-1] if self.page.mark is None else parts[-1:]

    def _asked(self) -> list[Text]:
        page = self.page
        told = [page.title] if page.mended and not page.refusal else self.news or page.aids
        news = sheet.wrapped(told, self.columns, ink(BRIGHT, bold=True))[:ASKED]
        asked = [] if page.kind != BOARD or page.entries else sheet.wrapped([self._question()], self.columns)
        return [*news, *asked][: ASKED + self.spacious]

    def _question(self) -> str:
        page, said = self.page, self.said
        if page.mended:
            return said["mended"].format(", ".join(str(row + 1) for row, _ in page.mended))
        if page.thinks:
            return f"{said['looks'] if page.cursor >= 0 else page.title} ({page.thinks} s)"
        if page.taught:
            title = page.title[:1].upper() + page.title[1:]
            begins = page.hand and not any(peg is not None for peg in page.hand)
            waits_for_a_key = any(intent in (OK, WORD) for intent, _, _ in page.offers)
            return f"{title} {said['letter-sets']}" if begins and not waits_for_a_key else title
        is_guess = page.name == "play" and page.hand and page.mark is None and not (page.works or page.secret)
        if not is_guess or page.turn or page.cursor < 0:
            return page.title
        return said["send"] if None not in page.hand else said["peg"].format(page.cursor + 1)


def indented(lines: list[Text], columns: int) -> list[Text]:
    return [Text(" " * max(0, columns)) + line for line in lines]


def footer(offers: list[offered.Offer], columns: int) -> Text:
    """Return as many of these keys as there is room for, each to be clicked."""
    entries = [key(offer) for offer in offers]
    while len(line := Text("  ").join(entries)) > columns and len(entries) > 1:
        del entries[-2]  # the last leads to all of them
    return line


def help_of(page: Page, display: Display, lines: int) -> list[Text]:
    """Return every key that does something now; without those of the footer if there are many."""
    said = words_in(page.language)
    there, more = offered.of(page, display), offered.more(page)
    keys = [offer for offer in there if offer.action != "app.help"] + [offer for offer in more if offer not in there]
    heading = [Text(said["help"][:1].upper() + said["help"][1:], ink(BRIGHT, bold=True)), Text()]
    last = [Text(), Text(said["all-words"].format(":"), ink(FAINT))]
    if len(keys) + 4 > lines:
        heading, keys = [], more
    wide = max(len(offer.key) for offer in keys) + 2
    return indented([*heading, *(key(offer, wide) for offer in keys), *last], 2)


def key(offer: offered.Offer, wide: int = 0) -> Text:
    entry = Text.assemble((offer.key.ljust(wide), ink(BRIGHT, bold=True)), (f" {offer.word}", ink(FAINT)))
    if offer.action:
        entry.apply_meta({"action": offer.action})
    return entry
