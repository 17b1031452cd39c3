"""The lines around the rows: above them the name of the game, below them the colours and marks, and the question."""

from rich.text import Text

from firmware.game import day
from firmware.ui.screen import OK, WORD
from tools.faces.terminal import rows
from tools.faces.terminal.inks import Look
from tools.faces.terminal.said import upper, words_in
from tools.front.page import Page


def title(page: Page) -> str:
    parts = [page.game, page.turn] if page.game else []
    if page.pegs and page.hand and len(page.rows) < page.most > 1 and not page.secret:
        parts.append(words_in(page.language)["row"].format(len(page.rows) + 1, page.most))
    clock = f"{page.clock} s" if page.clock else ""
    head = day.write(page.day) if page.day else "Peglight"
    return "   ".join(filter(None, [head, " · ".join(filter(None, parts)), clock]))


def legend(page: Page, look: Look, columns: int) -> Text:
    """Return the colours and the marks, the more wanted first: a low window has no room for both."""
    parts = [*rows.colours(page, look, columns), rows.marks(page, look)]
    return Text("\n").join(parts if page.mark is None else parts[::-1])


def question(page: Page) -> str:
    said = words_in(page.language)
    if page.mended:
        numbers = [str(row + 1) for row, _ in page.mended]
        return said["mended"].format(", ".join(numbers), numbers[0])
    if page.thinks:
        return f"{said['looks'] if page.cursor >= 0 else page.title} ({page.thinks} s)"
    if page.taught:
        title = upper(page.title)
        begins = page.hand and not any(peg is not None for peg in page.hand)
        waits_for_a_key = any(intent in (OK, WORD) for intent, _, _ in page.offers)
        return f"{title} {said['letter-sets']}" if begins and not waits_for_a_key else title
    is_guess = page.name == "play" and page.hand and page.mark is None and not (page.works or page.secret)
    if not is_guess or page.turn or page.cursor < 0:
        return page.title
    if None in page.hand:
        return said["peg"].format(page.cursor + 1)
    return page.title if page.refusal else said["send"]
