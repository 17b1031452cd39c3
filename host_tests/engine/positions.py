"""Rows of rounds, and the codes that fit them, looked at one by one."""

from firmware.engine import codes, marks


def row_of(variant, secret, guess):
    return guess, marks.score(variant, guess, secret)


def rows_of(variant, secret, *guesses):
    """Return the rows of these guesses at this secret, all given by their pegs."""
    code = codes.pack(variant, secret)
    return [row_of(variant, code, codes.pack(variant, guess)) for guess in guesses]


def drawn_rows(variant, chance, number):
    """Return so many rows of a round, its secret and its guesses drawn."""
    secret = codes.draw(variant, chance.randrange)
    return [row_of(variant, secret, codes.draw(variant, chance.randrange)) for _ in range(number)]


def fitting(variant, rows):
    """Return the codes that fit all rows, in reading order."""
    return [code for code in codes.walk(variant) if marks.fits(variant, rows, code)]
