"""The keys that do something now, each with its word and the action of the play view or the app behind it. The footer
names the most wanted, help lists them all, each can be clicked, and a letter is pressed for what is offered by it.
"""

from typing import NamedTuple

from rich.console import Group
from rich.table import Table
from rich.text import Text

from firmware.ui.notation import EXACT_SIGN, NEAR_SIGN
from firmware.ui.screen import BACK, BOARD, CODE, LIST, MOVE, OK, PICK, PUT, TEXT, TYPED, WORD
from tools.faces.terminal.inks import BRIGHT, FAINT, ink
from tools.faces.terminal.said import upper, words_in
from tools.front.display import Display
from tools.front.page import Page

MARKS = "XO"  # the signs of an exact peg and of a near one, as they are typed
COMMANDS = {"H": "HINT", "U": "UNDO", "M": "MENU", "G": "GRADES", "I": "INSIST", "W": "WHY"}
F_KEYS = {"HINT": "F6", "MENU": "F9"}  # keys of commands whose letter is a colour
UP_DOWN, SIDEWAYS = "\N{UPWARDS ARROW}\N{DOWNWARDS ARROW}", "\N{LEFTWARDS ARROW}\N{RIGHTWARDS ARROW}"
ALWAYS = (
    ("F2", "board", "app.turn"),
    ("F3", "transcript", "app.transcript"),
    ("F4", "bell", "app.bell_on"),
    ("F5", "letters", "app.letters"),
    ("F9", "menu", f"ask({WORD}, ('MENU', ''))"),
    ("^C", "quit", "app.quit"),
)
OUTERMOST = ("menu", "welcome")  # from which there is nothing to go back to, unless a round goes on


class Offer(NamedTuple):
    key: str  # as it is named
    word: str
    action: str = ""


def ask(intent: int, value: object = None) -> str:
    """Return the action that asks the board for this."""
    return f"ask({intent}, {value!r})"


def of(page: Page, display: Display) -> list[Offer]:
    """Return the footer, the most wanted first; two keys that do the same are named once."""
    said = words_in(page.language)
    if page.is_question and page.kind != TYPED:
        yes, no = (word for _, _, word in page.offers[:2])
        return [Offer(no[:1].upper(), no, ask(BACK)), Offer(yes[:1].upper(), yes, ask(OK))]
    found = [offer for each in page.offers if (offer := _of(page, display, *each))]
    once = {offer.word: offer for offer in reversed(found)}
    found = sorted((offer for offer in found if once[offer.word] is offer), key=lambda offer: offer.action != "ok")
    if page.name == "share":
        found.insert(0, Offer("C", said["copy"], "copy"))
    if page.name in OUTERMOST and not page.pegs:
        found.append(Offer("^C", said["quit"], "app.quit"))
    if page.kind == TYPED:
        return [*found, Offer("F1", said["help"], "app.help")]
    return [*found, Offer(":", said["words"], "app.words"), Offer("?", said["help"], "app.help")]


def _of(page: Page, display: Display, intent: int, value: object, word: str) -> Offer | None:
    said = words_in(page.language)
    lists = page.kind == LIST or bool(page.entries)
    if intent == (TEXT if page.kind == TYPED else OK):
        takes = [other for also, _, other in page.offers if also == PICK and page.entries and page.chosen]
        is_whole = sets_pegs(page) and page.hand and None not in page.hand  # then it is sent from every place
        word = said["submit"] if is_whole else (takes or [word])[0]
        return Offer(said["enter"], word, "submit" if page.kind == TYPED else "ok")
    if intent == MOVE and page.kind != TYPED and (lists or value is None):
        if is_stepped(page):
            return Offer(SIDEWAYS, word, "step(1)")
        return Offer(UP_DOWN, said["choose"] if lists else word, "turn(1)")
    if intent == WORD and isinstance(value, tuple) and (key := _key_of(value[0], page)):
        return Offer(key, word, ask(WORD, value))
    if intent == BACK and (display.can_undo or takes_back(page)):
        return Offer("U", word, "undo")
    if intent == BACK and not (page.name in OUTERMOST and not page.pegs):
        return Offer("Esc", said["back"] if page.kind != BOARD else word, "app.escape")
    return None


def _key_of(command: str, page: Page) -> str:
    """Return the key of a command: its letter, unless that is a colour now."""
    letter = next((letter for letter, name in COMMANDS.items() if name == command), "")
    return F_KEYS.get(command, "") if sets_pegs(page) and letter in page.letters else letter


def more(page: Page) -> list[Offer]:
    """Return the keys that only help lists: those of a row in hand, and those that are always there."""
    said = words_in(page.language)
    found = []
    if sets_pegs(page):
        found = [
            Offer(f"{' '.join(page.letters)} {UP_DOWN}", said["colour"]),
            Offer("Shift-U", said["redo"], "row('redo')"),
            Offer("= F7", said["fill"], "row('fill')"),
            Offer("F8", said["clear"], "row('clear')"),
            Offer(said["click"], said["cross"]),
        ]
    elif page.mark is not None:
        found = [Offer(sign, name) for sign, name in zip(MARKS, page.marks, strict=False)]
    return found + [Offer(key, said[word], action) for key, word, action in ALWAYS]


def is_stepped(page: Page) -> bool:
    """Return whether the entry that is chosen has a value that can be changed on the spot."""
    return page.kind == LIST and bool(page.values[page.chosen][1])


def sets_pegs(page: Page) -> bool:
    """Return whether a letter is a colour now."""
    return page.kind == BOARD and page.mark is None and (page.cursor >= 0 or offers(page, PUT))


def offers(page: Page, intent: int) -> bool:
    return any(intent == offered for offered, _, _ in page.offers)


def takes_back(page: Page) -> bool:
    """Return whether a peg can be taken back; a row that a lesson laid can only be sent."""
    is_laid = any(intent == CODE and code is not None for intent, code, _ in page.offers)
    return sets_pegs(page) and has_hand(page) and not is_laid


def has_hand(page: Page) -> bool:
    """Return whether a peg is set, or a part of the mark that is asked for."""
    if page.mark is None:
        return any(peg is not None for peg in page.hand)
    return EXACT_SIGN in page.mark or NEAR_SIGN in page.mark


def footer(offers: list[Offer], columns: int) -> Text:
    """Return as many of these keys as there is room for, each to be clicked."""
    entries = [Text(" ").join(_drawn(offer)) for offer in offers]
    while len(line := Text("  ").join(entries)) > columns and len(entries) > 1:
        del entries[-2]  # the last leads to all of them
    return line


def help_of(page: Page, display: Display) -> Group:
    """Return every key that does something now."""
    said, there = words_in(page.language), of(page, display)
    keys = Table.grid("", "", padding=(0, 2, 0, 0))
    for offer in [*there, *(offer for offer in more(page) if offer not in there)]:
        if offer.action != "app.help":
            keys.add_row(*_drawn(offer))
    return Group(Text(upper(said["help"]), ink(BRIGHT, bold=True)), "", keys, "", Text(f": {said['line']}", ink(FAINT)))


def _drawn(offer: Offer) -> tuple[Text, Text]:
    key = offer.key.lower() if len(offer.key) == 1 else offer.key  # as it is pressed, without Shift
    texts = Text(key, ink(BRIGHT, bold=True)), Text(upper(offer.word), ink(FAINT))
    for text in texts if offer.action else ():
        text.apply_meta({"action": offer.action})
    return texts
