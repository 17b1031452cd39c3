"""Codes as integers: one number in base N is one row of pegs.

The leftmost peg is the least significant digit, so with six colours and A = 0 the code F A D C is
5 + 6*0 + 36*3 + 216*2 = 545. Without repeats the codes are the numbers whose digits all differ. Digits exist only
while something is scored, shown or typed.

A code's rank is the number that a person reads, leftmost peg first. The 0 that begins no number is the highest digit,
so that the codes that begin with it have the last ranks of all.
"""


def count(variant):
    """Return how many codes the variant has: N^L, or N!/(N-L)! without repeats; fewer where none begins with a 0."""
    if variant.repeats:
        return variant.ranks
    total = variant.firsts
    for taken in range(1, variant.pegs):
        total *= variant.base - taken
    return total


def pack(variant, digits):
    """Return the code of these digits, the leftmost peg first; ValueError if they are no code of the variant."""
    if len(digits) != variant.pegs:
        raise ValueError("a code has {} pegs, this one has {}".format(variant.pegs, len(digits)))
    code = 0
    for place in range(variant.pegs - 1, -1, -1):
        digit = digits[place]
        if type(digit) is not int or not 0 <= digit < variant.base:
            raise ValueError("a peg must be a digit from 0 to {}, not {!r}".format(variant.base - 1, digit))
        code = code * variant.base + digit
    return check(variant, code)


def unpack(variant, code, digits=None):
    """Write the code's digits into `digits`, or a new list, the leftmost peg first, and return it."""
    base = variant.base
    digits = digits or [0] * variant.pegs
    for place in range(variant.pegs):
        digits[place] = code % base
        code //= base
    return digits


def check(variant, code):
    """Return the code itself; ValueError if the variant has no such code."""
    if type(code) is not int or not 0 <= code < variant.space:
        raise ValueError("a code must be a whole number from 0 to {}, not {!r}".format(variant.space - 1, code))
    if not variant.repeats and clash(variant, code):
        raise ValueError("this game has no repeats, and code {} has one".format(code))
    if code % variant.base >= variant.firsts:
        raise ValueError("no code of this game begins with the peg {}".format(code % variant.base))
    return code


def clash(variant, rank):
    """Return the place value of the first digit, from the highest down, that is like one before it; 0 if all differ."""
    base = variant.base
    place_value = variant.space
    seen = 0
    for _ in range(variant.pegs):
        place_value //= base
        bit = 1 << rank // place_value % base
        if seen & bit:
            return place_value
        seen |= bit
    return 0


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
    for _ in range(count(variant)):
        place_value = 0 if variant.repeats else clash(variant, rank)
        while place_value:
            # no code begins as this one does: go on with the next colour at the first peg that clashes
            rank = (rank // place_value + 1) * place_value
            place_value = clash(variant, rank)
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
