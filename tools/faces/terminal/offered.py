"""What can be done now, as keys: the footer names them, and a press does what it says there."""

from typing import NamedTuple

from firmware.ui.faces.page import Page
from firmware.ui.screen import BACK, BOARD, LIST, MOVE, OK, TEXT, TYPED, WORD
from tools.faces.terminal.said import SAID
from tools.front.display import Display

COMMANDS = {"h": "HINT", "u": "UNDO", "m": "MENU", "g": "GRADES", "i": "INSIST"}
F_KEYS = {"HINT": "F6", "MENU": "F9"}  # keys of commands whose letter is a colour


class Offer(NamedTuple):
    key: str  # as it is named
    word: str
    action: str  # of the app


def of(page: Page, display: Display) -> list[Offer]:
    """Return the footer, the most wanted first; what two keys do is named once."""
    said = SAID[page.language]
    if page.is_question and page.kind != TYPED:
        yes, no = (word for _, _, word in page.offers[:2])
        return [Offer(yes[:1].upper(), yes, "answer(True)"), Offer(no[:1].upper(), no, "answer(False)")]
    offers = []
    for intent, value, word in page.offers:
        if intent == OK and page.kind != TYPED:
            offers.append(Offer(said["enter"], word, "ok"))
        elif intent == TEXT and page.kind == TYPED:
            offers.append(Offer(said["enter"], word, "submit"))
        elif intent == MOVE and (page.kind == LIST or page.entries or value is None) and page.kind != TYPED:
            offers.append(Offer("\N{UPWARDS ARROW}\N{DOWNWARDS ARROW}", word, "move(1)"))
        elif intent == WORD and value[0] in COMMANDS.values() and (key := key_of(value[0], page)):
            offers.append(Offer(key, word, f"command('{value[0]}')"))
        elif intent == BACK and "undo" in display.can:
            offers.append(Offer("U", word, "undo"))
        elif intent == BACK and page.kind == TYPED:
            offers.append(Offer("Esc", said["back"], "escape"))
        elif intent == BACK:
            offers.append(Offer("Esc", word, "back"))
    once = {offer.word: offer for offer in reversed(offers)}
    offers = [offer for offer in offers if once[offer.word] is offer]
    offers.sort(key=lambda offer: offer.action != "ok")
    if page.kind != TYPED:
        offers.append(Offer(":", said["words"], "words"))
    return [*offers, Offer("?" if page.kind != TYPED else "F1", said["help"], "help")]


def key_of(command: str, page: Page) -> str:
    """Return the key of a command: its letter, unless that is a colour now."""
    letter = next(letter for letter, name in COMMANDS.items() if name == command).upper()
    return F_KEYS.get(command, "") if sets_pegs(page) and letter in page.letters else letter


def sets_pegs(page: Page) -> bool:
    """Return whether a letter is a colour now."""
    return page.kind == BOARD and bool(page.hand) and page.mark is None and page.cursor >= 0


def answer_of(page: Page, sign: str) -> bool | None:
    """Return the answer that begins so."""
    words = [word for _, _, word in page.offers[:2]]
    return next((at == 0 for at, word in enumerate(words) if word[:1].upper() == sign.upper()), None)
