"""Codes in the order in which a person reads them, leftmost peg first; and a code drawn by chance.

A code's rank is the number read that way. The 0 that begins no number is the highest digit, so that the codes that
begin with it have the last ranks of all.
"""

from firmware.engine import codes


def turned(variant, number):
    """Return the digits in reverse: the rank of a code, and the code of a rank."""
    base = variant.base
    result = 0
    for _ in range(variant.pegs):
        result = result * base + number % base
        number //= base
    return result


def walk(variant):
    """Yield every code once, in reading order."""
    rank = 0
    for _ in range(codes.count(variant)):
        place_value = 0 if variant.repeats else codes.clash(variant, rank)
        while place_value:
            # no code begins as this one does: go on with the next colour at the first peg that clashes
            rank = (rank // place_value + 1) * place_value
            place_value = codes.clash(variant, rank)
        yield turned(variant, rank)
        rank += 1


def draw(variant, randrange):
    """Return a code, each equally likely, a peg at a time: the board's randrange takes no number past 30 bits."""
    base = variant.base
    while True:
        unused = list(range(base))
        code = 0
        for _ in range(variant.pegs):
            code = code * base + (randrange(base) if variant.repeats else unused.pop(randrange(len(unused))))
        if code % base < variant.firsts:
            return code
