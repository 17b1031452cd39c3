"""The tables of the manual, from what the game itself plays with: its words, its variants, its books, its lights."""

import hashlib
from collections.abc import Iterable, Iterator

from firmware.engine import codes, marks, shapes
from firmware.engine.games import NAMED
from firmware.engine.games import named as variant_named
from firmware.engine.variant import Variant
from firmware.game import day, seal
from firmware.game.modes import MODES, SCORINGS
from firmware.ui.lights import inks
from firmware.ui.notation import BLANK, COLOURS, DIGITS, EXACT_SIGN, NEAR_SIGN, tell_mark
from firmware.ui.words import LANGUAGES, Words
from tools.books import levels, shelf
from tools.docs.manual import german, said

SPOKEN = ("modes", "scorings", "commands")  # by the game itself
PUT = {"de": german.put}
COLOUR_NAMES = ("red", "green", "blue", "yellow", "orange", "purple", "cyan", "white", "pink", "lime")
TELLS = {"classic": "exact and near", "exact": "how many are exact", "places": "which are exact"}
NEVER = ("not counted", "", "")
COMMANDS = (
    "help",
    "lesson",
    "names",
    "rules",
    "board",
    "hint",
    "count",
    "list",
    "known",
    "undo",
    "resign",
    "grades",
    "seal",
    "quit",
    "new",
    "stats",
    "number",
    "share",
    "retry",
    "day",
    "language",
    "table",
    "teach",
)
DATES = (
    *("2026-01-01", "2026-11-22", "2026-12-24", "2027-02-28", "2028-02-29"),
    *("2029-07-14", "2030-10-03", "2040-05-05", "2077-07-07", "2099-12-31"),
)
OF_DATES = ("classic", "super", "bulls", "blanks", "digits")
WAYS = {
    "chaotic": "any code at all, however little it fits",
    "first": "the first code that fits, in the order of the colours: one colour after the other, as `TEACH` teaches it",
    "next": "the first that fits after its last guess",
    "tenth": "two pairs of colours, then the tenth that fits",
    "random": "one of those that fit, by chance",
    "parts": "of those that fit, the one that can get the most different marks",
    "spread": "of all codes, the one that can get the most different marks",
    "expected": "of all codes, the one that leaves the fewest on average",
    "minimax": "of all codes, the one that leaves the fewest at worst",
    "entropy": "of all codes, the one whose mark tells the most",
    "sampled": "the best of some, judged by a sample of the codes: for games too large to look at whole",
    "genetic": "of the codes that an evolution finds to fit, the one most like the others",
    "five": "a strategy that never takes over five rows in the classic game, or six in `eight`; elsewhere the book",
    "book": "a finished strategy, or its first guesses, searched for beforehand; without one it plays as `sampled`",
}


def named(name: str, language: str = LANGUAGES[0]) -> Iterator[str]:
    """The lines of a table in Markdown."""
    of = globals()[f"of_{name}"]
    head, rows = of(said.words(language)) if name in SPOKEN else of()
    put = PUT.get(language, str)
    yield from (line(map(put, head)), "|---" * len(head) + "|", *(line(map(put, map(str, row))) for row in rows))


def line(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


def of_modes(words: Words):
    names = words.list("names-mode")
    return ("mode", ""), [(f"`{names[at]}`", words(f"mode-{mode}")) for at, mode in enumerate(MODES)]


def of_scorings(words: Words):
    names = words.list("names-scoring")
    return ("scoring", ""), [(f"`{names[at]}`", words(f"scoring-{name}")) for at, name in enumerate(SCORINGS)]


def of_commands(words: Words):
    typed = said.words(LANGUAGES[0]).list("commands")
    if sorted(typed) != sorted(map(str.upper, COMMANDS)):
        raise ValueError("the commands of the manual are not those of the console")
    here = dict(zip(typed, words.list("commands"), strict=True))
    return ("typed", ""), [(f"`{here[name.upper()]}`", words(f"help-{name}")) for name in COMMANDS]


def of_days():
    """The check values of the codes of some days."""
    return ("date", *(f"`{name}`" for name in OF_DATES)), [
        (date, *(f"`{check_value(date, name)}`" for name in OF_DATES)) for date in DATES
    ]


def check_value(date: str, name: str) -> str:
    variant = variant_named(name)
    code = seal.plain(variant, day.code(variant, day.read(date)))
    return hashlib.sha256(f"{date} {name} {code}".encode()).hexdigest()[:8]


def of_games():
    head = ("game", "pegs", "colours", "a colour twice", "empty places", "0 in front", "rows", "a mark tells", "codes")
    return head, [game(name) for name in NAMED]


def game(name: str) -> tuple[str, ...]:
    pegs, colours, repeats, blanks, rows, tells, zero = variant_named(name).key()
    yes_no = [("no", "yes")[flag] for flag in (repeats, blanks, zero)]
    count = codes.count(variant_named(name))
    return f"`{name}`", str(pegs), str(colours), *yes_no, str(rows), TELLS[tells], f"{count:,}"


def of_levels():
    """Every code of the classic game played by every way."""
    head = ("level", "it plays", "rows on average", "at most", "published: rows for all codes")
    return head, ranked(levels.all_measured())


def ranked(strengths: Iterable[levels.Strength]) -> list[tuple[str, ...]]:
    """A row for each way: those that were not counted, then the weakest first."""
    counted = {}
    for way, total, worst, error in strengths:
        spread = f" ± {error:.3f}" if error else ""
        counted[way] = (f"{total / codes.count(levels.CLASSIC):.3f}{spread}", str(worst), levels.published(way))
    if missing := counted.keys() - WAYS.keys():
        raise ValueError(f"the manual does not tell what {', '.join(sorted(missing))} does")
    rows = [(f"`{way}`", told, *counted.get(way, NEVER)) for way, told in WAYS.items()]
    return sorted(rows, key=lambda row: row[2], reverse=True)


def of_books():
    head = ("book", "codes", "rows on average", "at most", "rows for all codes", "fewest known elsewhere")
    return head, [book_row(name) for name in shelf.NAMES]


def book_row(name: str) -> tuple[str, ...]:
    book = shelf.book(name)
    count = len(shelf.secrets_of(name))
    strength = (f"{book.total / count:.4f}", str(book.worst), f"{book.total:,}")
    return f"`{name}`", f"{count:,}", *strength, shelf.told(name, book.total)


def of_openings():
    """How many codes of the classic game give each mark to a first guess of each shape."""
    variant = levels.CLASSIC
    every = {letters(shape): counts(variant, shape) for shape in shapes.every(variant)}
    rows = [
        (f"`{tell_mark(variant, mark)}`", *(f"{told.get(mark, 0):,}" for told in every.values()))
        for mark in marks.possible(variant)
    ]
    rows.append(("left on average", *(f"{left_by(variant, told):.1f}" for told in every.values())))
    return ("mark", *(f"`{shape}`" for shape in every)), rows


def of_first_guesses():
    """Of each game in which guesses of one shape are alike, the one that leaves the fewest codes on average."""
    rows = []
    for variant, name in [(variant_named(name), name) for name in NAMED]:
        if not variant.zero:
            continue
        every = {letters(shape): counts(variant, shape) for shape in shapes.every(variant)}
        best = min(every, key=lambda shape: left_by(variant, every[shape]))
        left = f"{left_by(variant, every[best]):,.1f} of {codes.count(variant):,}"
        rows.append((f"`{name}`", f"`{best}`", left, str(len(every[best]))))
    return ("game", "first guess", "codes left on average", "different marks"), rows


def letters(shape: tuple[int, ...]) -> str:
    return "".join("ABCDEFGHIJ"[at] * often for at, often in enumerate(shape))


def counts(variant: Variant, shape: tuple[int, ...]) -> dict[int, int]:
    """How many codes give each mark."""
    steps = shapes.table(variant, shape)
    while True:
        try:
            next(steps)
        except StopIteration as done:
            return done.value


def left_by(variant: Variant, told: dict[int, int]) -> float:
    return shapes.squares(variant, told) / codes.count(variant)


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
