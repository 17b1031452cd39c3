"""Count the parts that a guess leaves of a set: how many different marks its codes would give."""

from __future__ import annotations

import numpy as np
from numba import njit

from tools.books.maker.bits import popcount64

REACHED = 4096  # guesses counted at a time


@njit(cache=True)
def member_parts(table, members):
    """The member that leaves the most parts, the first of equals, and how many."""
    best, most = members[0], 0
    for g in members:
        row = table[g]
        bits = np.uint64(0)
        for s in members:
            bits |= np.uint64(1) << np.uint64(row[s])
        count = popcount64(bits)
        if count > most:
            best, most = g, count
    return best, most


@njit(cache=True)
def count_parts(table, members, reached, parts):
    """Count the parts that every guess leaves into `parts`; `reached` is room for the marks that were met."""
    total = parts.shape[0]
    for begin in range(0, total, REACHED):
        size = min(REACHED, total - begin)
        marks = reached[:size]
        marks[:] = 0
        for s in members:
            row = table[s, begin : begin + size]
            for k in range(size):
                marks[k] |= np.uint32(1) << np.uint32(row[k] & np.uint8(31))
        for k in range(size):
            parts[begin + k] = popcount64(np.uint64(marks[k]))
