"""Count the parts that a guess leaves of a set, which are the different marks its codes would give, and their codes."""

import numpy as np
from numba import njit

from tools.books.maker.bits import kernel, popcount64

BLOCK = 64  # guesses whose codes are counted at a time: the marks of so many lie together in memory
REACHED = 4096  # guesses whose parts are counted at a time


@kernel
def member_parts(table, members):
    """Return the member that leaves the most parts, the first of equals, and their number."""
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


@kernel
def count_parts(table, members, reached, parts):
    """Count the parts that every guess leaves into `parts`; `reached` is room for the marks that were met."""
    total, size = parts.shape[0], members.shape[0]
    one, low = np.uint32(1), np.uint8(31)
    for begin in range(0, total, REACHED):
        width = min(REACHED, total - begin)
        marks = reached[:width]
        marks[:] = 0
        i = 0
        while i + 4 <= size:  # four at a time, as reading and writing the marks takes longest
            a = table[members[i], begin : begin + width]
            b = table[members[i + 1], begin : begin + width]
            c = table[members[i + 2], begin : begin + width]
            d = table[members[i + 3], begin : begin + width]
            for k in range(width):
                two = (one << np.uint32(a[k] & low)) | (one << np.uint32(b[k] & low))
                marks[k] |= two | (one << np.uint32(c[k] & low)) | (one << np.uint32(d[k] & low))
            i += 4
        while i < size:
            a = table[members[i], begin : begin + width]
            for k in range(width):
                marks[k] |= one << np.uint32(a[k] & low)
            i += 1
        for k in range(width):  # written out, or the compiler would not take several at once
            x = marks[k]
            x = x - ((x >> np.uint32(1)) & np.uint32(0x55555555))
            x = (x & np.uint32(0x33333333)) + ((x >> np.uint32(2)) & np.uint32(0x33333333))
            x = (x + (x >> np.uint32(4))) & np.uint32(0x0F0F0F0F)
            x = x + (x >> np.uint32(8))
            parts[begin + k] = (x + (x >> np.uint32(16))) & np.uint32(63)


@njit(cache=True)
def count_codes(table, members, block):
    """Count the codes that each guess of a block leaves for each mark."""
    counts = np.zeros((BLOCK, 32), np.int32)
    for s in members:
        for k in range(block.shape[0]):
            counts[k, table[s, block[k]]] += 1
    return counts
