"""Marks: what the maker answers to a guess, as one small int.

A mark of exact and near is `near * 16 + exact` (near is at most 10, so it fits a byte). A mark of exact only is that
with no near. A mark that shows places has one bit for each exact peg, the leftmost peg the lowest bit.
"""

from firmware.engine.variant import CLASSIC, PLACES

_NEAR = 16


def mark_of(exact, near):
    return near * _NEAR + exact


def exact_in(mark):
    """How many exact pegs a mark of exact and near tells."""
    return mark % _NEAR


def near_in(mark):
    return mark // _NEAR


def solved(variant):
    """The mark of the code itself."""
    return (1 << variant.pegs) - 1 if variant.tells == PLACES else variant.pegs


def possible(variant):
    """Every mark that some guess can get from some code, ascending."""
    if variant.tells == PLACES:
        top = (1 << variant.pegs) - 1
        return [mark for mark in range(top + 1) if _can_be(variant, _ones(mark), None)]
    nears = range(variant.pegs + 1) if variant.tells == CLASSIC else (None,)
    return [
        mark_of(exact, near or 0)
        for near in nears
        for exact in range(variant.pegs + 1 - (near or 0))
        if _can_be(variant, exact, near)
    ]


def check(variant, mark):
    """The mark itself, if some guess can get it in this variant; otherwise a sentence."""
    if type(mark) is not int or mark not in possible(variant):
        raise ValueError("no guess can get the mark {} in this game".format(_told(variant, mark)))
    return mark


def score(variant, guess, secret):
    """The mark of a guess. Allocates nothing: the counts live in one buffer that is used again and again."""
    base = variant.base
    tells = variant.tells
    balance = _BALANCE
    for colour in range(base):
        balance[colour] = _EVEN
    mark = 0
    bit = 1
    for _ in range(variant.pegs):
        mine = guess % base
        theirs = secret % base
        guess //= base
        secret //= base
        if mine == theirs:
            mark += bit
        elif tells == CLASSIC:
            # above even: the secret has had more of the colour so far, below: the guess has
            if balance[theirs] < _EVEN:
                mark += _NEAR
            balance[theirs] += 1
            if balance[mine] > _EVEN:
                mark += _NEAR
            balance[mine] -= 1
        if tells == PLACES:
            bit += bit
    return mark


_EVEN = 16
_BALANCE = bytearray(11)


def _can_be(variant, exact, near):
    """Whether some pair of codes has this many exact, and this many near where that is told (None: not told)."""
    wrong = variant.pegs - exact  # the places where guess and code differ
    if near is None:
        # where every colour must be used by both, a single place cannot differ
        return variant.repeats or variant.base > variant.pegs or wrong != 1
    if wrong == 1 and near == 1:
        return False  # it would have to be near its own place
    if not variant.repeats:
        # the wrong pegs of both come from the colours that are not exact
        return near >= 2 * wrong - (variant.base - exact)
    # with two colours every near peg changes places with another
    return variant.base > 2 or near % 2 == 0


def _ones(mask):
    ones = 0
    while mask:
        ones += mask & 1
        mask >>= 1
    return ones


def _told(variant, mark):
    if type(mark) is not int or mark < 0 or variant.tells != CLASSIC:
        return repr(mark)
    return "{} exact and {} near".format(exact_in(mark), near_in(mark))
