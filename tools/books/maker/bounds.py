"""A lower bound of the rows that a set of candidates takes, found without a search.

No part of a set can be won in fewer rows than one code in one and the others in two each. So a guess that leaves m
parts of n codes costs 3n - m at least, or one less if it may win itself, and no guess leaves more than the best. Of
larger sets the parts of each guess are looked at one by one: each takes its floor at least.
"""

import numpy as np
from numba import njit

from tools.books.maker.bits import kernel
from tools.books.maker.desk import IMPOSSIBLE
from tools.books.maker.memory import find, keep, key_of
from tools.books.maker.parts import BLOCK, count_codes, count_parts, member_parts
from tools.books.maker.symmetry import distinct_guesses

_COUNTED_UP_TO = 150  # codes: of larger sets a part is seldom alone, and to count parts tells little


@kernel
def first_bound(desk, members, rows_left, most):
    """Return a bound that takes next to no time, and True if it is the one that `bound` finds.

    It is the one that the memory holds, or one by the parts that the codes of the set leave, where no guess leaves more
    than `most`.
    """
    size = members.shape[0]
    if size > 1 and rows_left < 2:
        return np.int64(IMPOSSIBLE), True
    if size < 3:
        return np.int64(2 * size - 1), True
    key = key_of(desk.memory, members, rows_left)
    slot = find(desk.memory, key)
    if slot >= 0:
        return np.int64(desk.memory.costs[slot]), True
    if size > _COUNTED_UP_TO:
        return np.int64(0), False
    guess, inside = member_parts(desk.table, members)
    if inside == size or (inside == size - 1 and rows_left > 2):
        least = 3 * size - inside - 1
        keep(desk.memory, key, least, guess)
        return least, True
    return max(2 * size, min(3 * size - most, 3 * size - inside - 1)), False


@njit(cache=True)
def bound(desk, members, rows_left):
    """Return the least total to expect of a set; the memory holds it, with a move if it is the total itself."""
    least, found = first_bound(desk, members, rows_left, desk.marks)
    if not found:
        if members.shape[0] > _COUNTED_UP_TO:
            least, move = _looked_at(desk, members), np.int64(-1)
        else:
            least, move = _counted(desk, members, rows_left)
        keep(desk.memory, key_of(desk.memory, members, rows_left), least, move)
    return least


@kernel
def _counted(desk, members, rows_left):
    """Return the bound by the parts that each guess leaves, and the guess if it reaches that."""
    size = members.shape[0]
    count_parts(desk.table, members, desk.reached, desk.parts)
    most = np.int64(desk.parts.max())
    if most == size:
        return 2 * size, desk.parts.argmax()
    if rows_left == 2:
        return np.int64(IMPOSSIBLE), 0
    inside = member_parts(desk.table, members)[1]
    by_parts = max(2 * size + 1, min(3 * size - most, 3 * size - inside - 1))
    return max(by_parts, desk.floors[desk.marks, size]), -1


@njit(cache=True)
def _looked_at(desk, members):
    """Return the bound by the floors of the parts that each guess leaves."""
    count_parts(desk.table, members, desk.reached, desk.parts)
    floors = desk.floors[desk.parts.max()]
    guesses = distinct_guesses(desk.symmetry, members)
    guesses = guesses[desk.parts[guesses] > 1]
    least = np.int64(IMPOSSIBLE)
    for begin in range(0, guesses.shape[0], BLOCK):
        block = guesses[begin : begin + BLOCK]
        counts = count_codes(desk.table, members, block)
        for k in range(block.shape[0]):
            rows = members.shape[0]
            for mark in range(desk.marks - 1):
                rows += floors[counts[k, mark]]
            least = min(least, rows)
    return least
