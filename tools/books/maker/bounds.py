"""What a set of candidates costs at least, found without a search.

No part of a set can be won in fewer rows than one code in one and the others in two each. So a guess that leaves m
parts of n codes costs 3n - m at least, or one less if it may win itself, and no guess leaves more than the best.
"""

from __future__ import annotations

import numpy as np
from numba import njit

from tools.books.maker.desk import IMPOSSIBLE
from tools.books.maker.memory import find, keep, key_of
from tools.books.maker.parts import member_parts, most_parts

_COUNTED_UP_TO = 150  # codes: of larger sets a part is seldom alone, and to count parts tells little


@njit(cache=True)
def bound(desk, members, left):
    """The least total to expect of a set; the memory holds it, with a move if it is the total itself."""
    size = members.shape[0]
    if size > 1 and left < 2:
        return np.int64(IMPOSSIBLE)
    if size < 3:
        return np.int64(2 * size - 1)
    key = key_of(desk.memory, members, left)
    slot = find(desk.memory, key)
    if slot >= 0:
        return np.int64(desk.memory.costs[slot])
    if size > _COUNTED_UP_TO:
        return desk.floors[desk.rules[0], size]
    guess, inside = member_parts(desk.table, members)
    if inside == size or (inside == size - 1 and left > 2):
        least, move = 3 * size - inside - 1, guess
    else:
        least, move = _counted(desk, members, left, inside)
    keep(desk.memory, key, least, move)
    return least


@njit(cache=True)
def _counted(desk, members, left, inside):
    """The bound by the parts that each guess leaves, and the guess if it reaches that; a member leaves `inside`."""
    size = members.shape[0]
    most, guess = most_parts(desk.table, members, desk.reached)
    if most == size:
        return 2 * size, guess
    if left == 2:
        return np.int64(IMPOSSIBLE), 0
    by_parts = max(2 * size + 1, min(3 * size - most, 3 * size - inside - 1))
    return max(by_parts, desk.floors[desk.rules[0], size]), -1
