"""Every code of a variant played by its book, through the firmware's own reader.

Codes with the same rows so far are played together, as the book cannot tell them apart either. A code takes as many
rows as guesses are made until the winning one, that one counted.
"""

from __future__ import annotations

from collections import Counter

from firmware.engine import marks, ranks
from firmware.engine.book import FEW, Book
from firmware.engine.variant import MOST_ROWS

Rows = list[tuple[int, int]]


def lengths(book: Book, secrets: list[int] | None = None) -> Counter[int]:
    """Count the codes, of these or of all, by the rows they take; raise ValueError where the book does not win."""
    variant = book.variant
    won = marks.solved(variant)
    taken: Counter[int] = Counter()
    waiting: list[tuple[Rows, list[int]]] = [([], secrets or list(ranks.walk(variant)))]
    while waiting:
        rows, secrets = waiting.pop()
        guess = move(book, rows, secrets)
        for mark, part in parted(book, guess, secrets).items():
            if mark == won:
                taken[len(rows) + 1] += 1
            else:
                waiting.append(([*rows, (guess, mark)], part))
    return taken


def move(book: Book, rows: Rows, fitting: list[int]) -> int:
    """Return the book's guess; of few codes the first in reading order, as any other would take as many rows."""
    guess = book.guess(rows)
    if guess >= 0 and len(rows) < MOST_ROWS:
        return guess
    if guess == FEW and len(fitting) <= 2:
        return fitting[0]
    raise ValueError(f"the book does not go on after {len(rows)} rows, and {len(fitting)} codes still fit")


def parted(book: Book, guess: int, secrets: list[int]) -> dict[int, list[int]]:
    parts: dict[int, list[int]] = {}
    for secret in secrets:
        parts.setdefault(marks.score(book.variant, guess, secret), []).append(secret)
    return parts


def total(taken: Counter[int]) -> int:
    return sum(rows * count for rows, count in taken.items())


def guesses_by_row(book: Book) -> list[int]:
    """Count the guesses that an opening book knows for each row; raise ValueError where one is no code."""
    waiting: list[Rows] = [[]]
    guesses: Counter[int] = Counter()
    while waiting:
        rows = waiting.pop()
        guess = book.guess(rows)
        if guess >= 0:
            guesses[len(rows)] += 1
            waiting += [[*rows, (guess, mark)] for mark in marks.possible(book.variant)]
    return [guesses[row] for row in sorted(guesses)]
