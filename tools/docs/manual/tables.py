"""The tables of the manual, from what the game itself plays with: its words, its variants, its books, its lights."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from firmware.engine import codes
from firmware.engine.games import NAMED
from firmware.engine.games import named as variant_named
from firmware.game.rules import MODES, SCORINGS
from firmware.ui import inks
from firmware.ui.letters import BLANK, COLOURS, DIGITS
from firmware.ui.signs import EXACT_SIGN, NEAR_SIGN
from firmware.ui.words import Words
from tools.books import levels, shelf

WORDS = Path(__file__).resolve().parents[3] / "firmware" / "words" / "en.txt"
COLOUR_NAMES = ("red", "green", "blue", "yellow", "orange", "purple", "cyan", "white", "pink", "lime")
TELLS = {"classic": "exact and near", "exact": "how many are exact", "places": "which are exact"}
NEVER = ("not counted", "")
COMMANDS = ("help", "board", "hint", "count", "list", "undo", "quit", "new", "stats", "number", "language")
WAYS = {
    "chaotic": "any code at all, however little it fits",
    "first": "the first code that fits, in the order of the colours",
    "next": "the first that fits after its last guess",
    "tenth": "two pairs of colours, then the tenth that fits",
    "random": "one of those that fit, by chance",
    "parts": "of those that fit, the one that can get the most different marks",
    "minimax": "of all codes, the one that leaves the fewest at worst",
    "entropy": "of all codes, the one whose mark tells the most",
    "sampled": "the best of some, judged by a sample of the codes: for games too large to look at whole",
    "book": "a finished strategy, searched for beforehand; without one it plays as `sampled`",
}


def named(name: str) -> Iterator[str]:
    """The lines of a table in Markdown."""
    head, rows = globals()[f"of_{name}"]()
    yield from (line(head), "|---" * len(head) + "|", *map(line, rows))


def line(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


def words() -> Words:
    return Words(lambda: WORDS.open("rb"))


def of_modes():
    return ("mode", ""), [(f"`{mode}`", words()(f"mode-{mode}")) for mode in MODES]


def of_scorings():
    return ("scoring", ""), [(f"`{scoring}`", words()(f"scoring-{scoring}")) for scoring in SCORINGS]


def of_commands():
    said = words()
    typed = said.list("commands")
    if sorted(typed) != sorted(map(str.upper, COMMANDS)):
        raise ValueError("the commands of the manual are not those of the console")
    return ("typed", ""), [(f"`{name.upper()}`", said(f"help-{name}")) for name in COMMANDS]


def of_games():
    head = ("game", "pegs", "colours", "a colour twice", "empty places", "rows", "a mark tells", "codes")
    return head, [game(name) for name in NAMED]


def game(name: str) -> tuple[str, ...]:
    pegs, colours, repeats, blanks, rows, tells = NAMED[name]
    yes_no = [("no", "yes")[flag] for flag in (repeats, blanks)]
    count = codes.count(variant_named(name))
    return f"`{name}`", str(pegs), str(colours), *yes_no, str(rows), TELLS[tells], f"{count:,}"


def of_levels():
    """Every code of the classic game played by every way."""
    counted = {
        way: (f"{total / codes.count(levels.CLASSIC):.3f}", str(worst)) for way, total, worst in levels.measured()
    }
    if missing := counted.keys() - WAYS.keys():
        raise ValueError(f"the manual does not tell what {', '.join(sorted(missing))} does")
    rows = [(f"`{way}`", told, *counted.get(way, NEVER)) for way, told in WAYS.items()]
    return ("level", "it plays", "rows on average", "at most"), sorted(rows, key=lambda row: row[2], reverse=True)


def of_books():
    head = ("book", "codes", "rows on average", "at most", "rows for all codes, and the fewest known elsewhere")
    return head, [book_row(name) for name in shelf.NAMES]


def book_row(name: str) -> tuple[str, ...]:
    book = shelf.book(name)
    count = codes.count(book.variant)
    rows = f"{book.total:,}; {shelf.told(name, book.total)}"
    return f"`{name}`", f"{count:,}", f"{book.total / count:.4f}", str(book.worst), rows


def of_colours():
    head = ("letter", "colour", "digit", "blinks", "tone")
    names = enumerate(zip(COLOURS, COLOUR_NAMES, strict=True))
    rows = [(letter, name, f"`{DIGITS[at]}`", at + 1) for at, (letter, name) in names]
    rows += [(BLANK, "empty place", "", inks.BLANK)]
    rows += [(EXACT_SIGN, "exact mark", "", inks.EXACT), (NEAR_SIGN, "near mark", "", inks.NEAR)]
    return head, [
        (f"`{letter}`", name, digit, str(inks.BLINKS[ink] or "one long"), f"{inks.TONES_HZ[ink]} Hz")
        for letter, name, digit, ink in rows
    ]
