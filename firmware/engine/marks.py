"""Marks: what the maker answers to a guess, as one small int.

A mark of exact and near is `near * 16 + exact` (near is at most 10, so it fits a byte). A mark of exact only is that
with no near. A mark that shows places has one bit for each exact peg, the leftmost peg the lowest bit.
"""

from firmware.engine.variant import CLASSIC, PLACES

_NEAR = 16


def mark_of(exact, near):
    return near * _NEAR + exact


def exact_in(mark):
    """Return how many exact pegs a mark of exact and near tells."""
    return mark % _NEAR


def near_in(mark):
    return mark // _NEAR


def solved(variant):
    """Return the mark of the code itself."""
    return (1 << variant.pegs) - 1 if variant.tells == PLACES else variant.pegs


def space(variant):
    """Return the number that every mark is below."""
    return (1 << variant.pegs) if variant.tells == PLACES else mark_of(0, variant.pegs) + 1


def is_possible(variant, mark):
    """Return whether some guess can get this mark from some code."""
    exact, near = (ones(mark), 0) if variant.tells == PLACES else (exact_in(mark), near_in(mark))
    wrong = variant.pegs - exact  # the places where guess and code differ
    if mark >= space(variant) or near > wrong:
        return False
    if variant.tells != CLASSIC:
        # where every colour must be used by both, a single place cannot differ
        return not near and (variant.repeats or variant.base > variant.pegs or wrong != 1)
    if wrong == 1 and near == 1:
        return False  # the last wrong peg would have to be near its own place
    if not variant.repeats:
        # the wrong pegs of both come from the colours that are not exact
        return near >= 2 * wrong - (variant.base - exact)
    # with two colours every near peg changes places with another
    return variant.base > 2 or near % 2 == 0


def check(variant, mark):
    """Return the mark itself; ValueError if no guess can get it in this variant."""
    if type(mark) is not int or mark < 0 or not is_possible(variant, mark):
        raise ValueError("no guess can get the mark {!r} in this game".format(mark))
    return mark


def score(variant, guess, secret):
    """Return the mark of a guess. Allocates nothing, and is quickest when one guess is scored against many codes."""
    base = variant.base
    if guess != _aimed[1] or variant is not _aimed[0]:
        _aimed[0] = variant
        _aimed[1] = guess
        for colour in range(base):
            _where[colour] = 0
        for bit in variant.place_bits:
            _where[guess % base] |= bit
            guess //= base
    mark = 0
    if variant.tells == CLASSIC:
        free = -1  # the guess's pegs that have not been matched, a bit each
        for bit in variant.place_bits:
            matching = _where[secret % base]
            secret //= base
            if matching & bit:
                mark -= _NEAR - 1  # it is counted as near below
            matching &= free
            if matching:
                mark += _NEAR
                free ^= matching & -matching
        return mark
    for bit in variant.place_bits:
        if _where[secret % base] & bit:
            mark += bit if variant.tells == PLACES else 1
        secret //= base
    return mark


def against(variant, rows, code):
    """Yield the rows, numbered from 0, that would have another mark if this were the code."""
    for at in range(len(rows)):
        if score(variant, rows[at][0], code) != rows[at][1]:
            yield at


def fits(variant, rows, code):
    """Return whether all rows would have the marks that they have if this were the code."""
    for _ in against(variant, rows, code):
        return False
    return True


def pegs_off(variant, mark, other):
    """Return how many pegs of one mark must change to make the other."""
    if variant.tells == PLACES:
        return ones(mark ^ other)
    exact = exact_in(mark) - exact_in(other)
    if variant.tells != CLASSIC:
        return abs(exact)
    near = near_in(mark) - near_in(other)
    # one kind of peg gains what another loses, and empty holes of the mark are a kind, too
    return (abs(exact) + abs(near) + abs(exact + near)) // 2


_aimed = [None, -1]  # the variant and the guess that `_where` was made for
_where = [0] * 11  # for each colour the places where the guess has it, a bit each


def ones(mask):
    """Return how many bits are set."""
    return bin(mask).count("1")
