"""Marks from bits: exact and near pegs are counted as the bits that two codes have in common.

A code has a bit for each peg at its place, and one for the first, the second ... peg of each colour, wherever they are.
"""

from __future__ import annotations

import numpy as np
from numba import njit
from numpy.typing import NDArray

from firmware.engine.variant import Variant
from tools.books.maker.bits import popcount64

HALF = 2  # words of 64 bits: ten pegs of ten colours take a hundred bits
MARKS = 16 * 11  # those of the firmware are below


def bits_of(variant: Variant, codes: NDArray[np.int64]) -> NDArray[np.uint64]:
    """Return a line for each code: the bits of its places, and then those of its colours."""
    pegs, base = variant.pegs, variant.base
    bits = np.zeros((len(codes), 2 * HALF), np.uint64)
    lines = np.arange(len(codes))
    met = np.zeros((len(codes), base), np.int64)  # how many pegs there were of each colour so far
    for place in range(pegs):
        colours = codes // base**place % base
        for first, bit in ((0, place * base + colours), (HALF, colours * pegs + met[lines, colours])):
            bits[lines, first + bit // 64] |= np.uint64(1) << (bit % 64).astype(np.uint64)
        met[lines, colours] += 1
    return bits


@njit(cache=True, inline="always")
def mark_of(code, guess):
    """Return the firmware's mark: 16 for each near peg and 1 for each exact one."""
    exact = popcount64(code[0] & guess[0]) + popcount64(code[1] & guess[1])
    return 16 * (popcount64(code[2] & guess[2]) + popcount64(code[3] & guess[3])) - 15 * exact


@njit(cache=True)
def marks(codes, guess):
    """Return the mark that the guess gets from each of the codes."""
    given = np.empty(len(codes), np.uint8)
    for i in range(len(codes)):
        given[i] = mark_of(codes[i], guess)
    return given


@njit(cache=True)
def worths(codes, guesses, worth, won, results):
    """Put the work that each guess leaves into `results`: the worth of its parts by size, the won code left out."""
    sizes = np.zeros(MARKS, np.int64)
    for number, guess in enumerate(guesses):
        sizes[:] = 0
        for i in range(len(codes)):
            sizes[mark_of(codes[i], guess)] += 1
        sizes[won] = 0
        total = 0
        for size in sizes:
            total += worth[size]
        results[number] = total
