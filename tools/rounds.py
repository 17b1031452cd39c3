"""Rounds played out by a way of guessing, to count their rows; written in the board's language."""

from firmware.engine import codes, marks
from firmware.engine.candidates import candidates
from firmware.engine.thinking import Thought


def chosen(way, possible, randrange, steps=None, book=None):
    """Return the thought of this way, run to its end or for so many steps: after three quarters of them it hurries,
    as it does when so much of its time is up.
    """
    thought = Thought(way, possible, randrange, book)
    thought.plays = True
    for gone, _ in enumerate(() if steps == 0 else thought.steps(), 1):
        if gone == steps:
            break
        if steps is not None and 4 * gone >= 3 * steps:
            possible.hurried = True
    return thought


def lengths(variant, way, randrange=None, book=None, secrets=None):
    """Count the secrets, or all codes, by the rows that this way takes for them."""

    def choose(rows, _fitting):
        possible = candidates(variant, rows)
        return chosen(way, possible, randrange or (lambda stop: 0), book=book).best

    return counted(variant, choose, secrets)


def counted(variant, choose, secrets=None):
    """Count the secrets, or all codes, by the rows they take; those not told apart yet are played together.

    `choose` returns the guess after some rows, where these codes still fit.
    """
    seen: dict[int, int] = {}

    def play(rows, secrets):
        guess = choose(rows, secrets)
        parts: dict[int, list[int]] = {}
        for secret in secrets:
            parts.setdefault(marks.score(variant, guess, secret), []).append(secret)
        for mark, part in parts.items():
            if mark == marks.solved(variant):
                seen[len(rows) + 1] = seen.get(len(rows) + 1, 0) + len(part)
            else:
                play(rows + [(guess, mark)], part)

    play([], secrets or list(codes.walk(variant)))
    return seen


def rows_needed(variant, way, secret, randrange, steps=None, book=None):
    """Return the number of rows that one round takes."""
    possible = candidates(variant)
    for row in range(1, variant.rows + 1):
        guess = chosen(way, possible, randrange, steps, book).best
        if guess == secret:
            return row
        possible.add(guess, marks.score(variant, guess, secret))
    return variant.rows + 1


def total(seen):
    return sum(rows * secrets for rows, secrets in seen.items())


def possible_marks(variant):
    """Return every mark that some guess can get from some code, ascending."""
    return [mark for mark in range(marks.space(variant)) if marks.is_possible(variant, mark)]


def found(steps):
    """Run a search to its end, and return the codes that it finds."""
    return [code for code in steps if code is not None]


def finish(steps):
    """Run a search to its end."""
    for _ in steps:
        pass
