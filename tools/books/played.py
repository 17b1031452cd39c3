"""Every code of a variant played by its book, through the firmware's own reader.

Codes with the same rows so far are played together, as the book cannot tell them apart either. A code takes as many
rows as guesses are made until the winning one, that one counted.
"""

from collections import Counter

from firmware.engine.book import FEW, Book
from firmware.engine.variant import MOST_ROWS
from tools import rounds

Rows = list[tuple[int, int]]


def lengths(book: Book, secrets: list[int] | None = None) -> dict[int, int]:
    """Count the codes, of these or of all, by the rows they take; raise ValueError where the book does not win."""
    return rounds.counted(book.variant, lambda rows, fitting: move(book, rows, fitting), secrets)


def move(book: Book, rows: Rows, fitting: list[int]) -> int:
    """Return the book's guess; of few codes the first in reading order, as any other would take as many rows."""
    guess = book.guess(rows)
    if guess >= 0 and len(rows) < MOST_ROWS:
        return guess
    if guess == FEW and len(fitting) <= 2:
        return fitting[0]
    raise ValueError(f"the book does not go on after {len(rows)} rows, and {len(fitting)} codes still fit")


def guesses_by_row(book: Book) -> list[int]:
    """Count the guesses that an opening book knows for each row; raise ValueError where one is no code."""
    waiting: list[Rows] = [[]]
    guesses: Counter[int] = Counter()
    while waiting:
        rows = waiting.pop()
        guess = book.guess(rows)
        if guess >= 0:
            guesses[len(rows)] += 1
            waiting += [[*rows, (guess, mark)] for mark in rounds.possible_marks(book.variant)]
    return [guesses[row] for row in sorted(guesses)]
