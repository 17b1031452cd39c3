"""The shelf: which books there are, their variants, and their files."""

import io
from contextlib import suppress
from pathlib import Path

from firmware.engine import codes
from firmware.engine.book import MIXED, MORE, OWN, Book, from_shelf
from firmware.engine.variant import Variant, named
from tools import ROOT
from tools.books.recipe import RECIPES
from tools.rounds import finish
from tools.trouble import Trouble

FOLDER = ROOT / "firmware" / "books"
PROOFS = ROOT / "tools" / "books" / "proofs"
# Some are for the same variant: the first takes fewest rows in all, the second never more than its name says, and the
# third fewest where the maker never sets a code of one colour.
NAMES = tuple(RECIPES)
OPENING_BOOKS = tuple(MORE.split()[1:])  # these know the first guesses alone
FIVE = {own for (_game, level), own in OWN.items() if level == "five"}  # these keep within their most rows
# What others have reached: proven to be the minimum, or the best published.
PROVEN = {
    **{"classic": 5625, "classic-five": 5626, "mini": 2463, "blanks": 11228, "five": 13496, "eight": 20471},
    "bulls": 26274,
}
BEST_KNOWN = {
    **{"classic-mixed": 5600, "nine": 34738, "ten": 55801, "six": 36782, "seven": 85943, "super": 178844},
    **{"6x6": 242480, "logik": 34515, "blind": 5917},
}


def variant_of(name: str) -> Variant:
    if name in MORE.split():
        return Variant(*map(int, name.split("x")))
    return named(next((game for (game, _level), own in OWN.items() if own == name), name))


def secrets_of(name: str) -> list[int]:
    """List the codes that the book is for."""
    variant = variant_of(name)
    return [code for code in codes.walk(variant) if name != MIXED or len(set(codes.unpack(variant, code))) > 1]


def path_of(name: str, folder: Path = FOLDER) -> Path:
    return folder / f"{name}.book"


def proof_of(name: str) -> Path:
    """Return the file of the proof that no strategy takes fewer rows than this book."""
    return PROOFS / f"{name}.jsonl"


def proven() -> tuple[str, ...]:
    """List the books that have a proof."""
    return tuple(name for name in NAMES if proof_of(name).exists())


def book(name: str, folder: Path = FOLDER) -> Book:
    """Open the book of this name, and check it."""
    opened = Book(variant_of(name), lambda: path_of(name, folder).open("rb"))
    try:
        finish(opened.check())
    except ValueError as wrong:
        raise Trouble(f"The book {name} cannot be used: {wrong}. `books --build {name}` makes it anew.") from wrong
    return opened


def compare(name: str, total: int) -> str:
    """Compare a total with the best known elsewhere, if there is one, and say whether it is proven here."""
    is_proven_elsewhere = name in PROVEN
    best = PROVEN[name] if is_proven_elsewhere else BEST_KNOWN.get(name)
    parts = []
    if best is not None:
        beside = "reached" if total == best else f"{abs(total - best)} {'more' if total > best else 'fewer'} here"
        parts.append(f"{best:,}{', proven' if is_proven_elsewhere else ''}: {beside}")
    if not is_proven_elsewhere and name in proven():
        parts.append("proven the least")
    return ", ".join(parts)


def names_for(word: str, names: tuple[str, ...] = NAMES) -> list[str]:
    """List the books that a person means: one by name, or all."""
    if word == "all":
        return list(names)
    if word in OPENING_BOOKS and word not in names:
        raise Trouble(f"{word} is an opening book, which knows the first guesses alone: it can be verified and built.")
    if word not in names:
        raise Trouble(f"There is no book {word}: there are {', '.join(names)}.")
    return [word]


def keep(name: str, content: bytes, folder: Path = FOLDER) -> str:
    """Put a book on the shelf unless one at least as good is there; return the sentence that says so."""
    made = Book(variant_of(name), lambda: io.BytesIO(content))
    finish(made.check())
    result = f"{name}: {made.total:,} rows, worst {made.worst}"
    with suppress(Trouble):  # none is there, or a damaged one
        present = book(name, folder)
        if (present.total, present.worst) <= (made.total, made.worst):
            return f"{result}; the book on the shelf takes {present.total:,}, worst {present.worst}, and stays."
    put(path_of(name, folder), content)
    return f"{result}; it is on the shelf now."


def put(target: Path, content: bytes) -> None:
    """Write a file, whole or not at all."""
    target.parent.mkdir(parents=True, exist_ok=True)
    draft = target.with_suffix(".draft")
    draft.write_bytes(content)
    draft.replace(target)


def library(variant: Variant, level: str) -> Book | None:
    """Open the book that the device plays by."""
    return from_shelf(variant, level, lambda name: path_of(name).open("rb"))
