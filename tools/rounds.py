"""Rounds played out by a way of thinking, to count how long they take; in the board's language."""

from firmware.engine import codes, marks
from firmware.engine.candidates import candidates
from firmware.engine.thinking import think


def chosen(way, possible, randrange, steps=None, book=None):
    """What the way plays when it may think to its end, or for so many steps."""
    thought = think(way, possible, randrange, book)
    thought.plays = True
    while steps != 0 and thought.step():
        if steps is not None:
            steps -= 1
    return thought


def lengths(variant, way, randrange=None, book=None):
    """How many secrets take how many rows: every secret is played, those with the same rows together."""
    seen = {}

    def play(rows, secrets):
        possible = candidates(variant)
        for row in rows:
            possible.add(*row)
        guess = chosen(way, possible, randrange or (lambda stop: 0), book=book).best
        parts = {}
        for secret in secrets:
            parts.setdefault(marks.score(variant, guess, secret), []).append(secret)
        for mark, part in parts.items():
            if mark == marks.solved(variant):
                seen[len(rows) + 1] = seen.get(len(rows) + 1, 0) + len(part)
            else:
                play(rows + [(guess, mark)], part)

    play([], list(codes.walk(variant)))
    return seen


def rows_needed(variant, way, secret, randrange, steps=None, book=None):
    """How many rows one round takes."""
    possible = candidates(variant)
    for row in range(1, variant.rows + 1):
        guess = chosen(way, possible, randrange, steps, book).best
        if guess == secret:
            return row
        possible.add(guess, marks.score(variant, guess, secret))
    return variant.rows + 1


def total(seen):
    return sum(rows * secrets for rows, secrets in seen.items())
