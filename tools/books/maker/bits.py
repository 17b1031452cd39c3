"""The options of the compiled kernels, their small bit helpers, and marks from bits.

Exact and near pegs are counted as the bits that two codes have in common: a code has a bit for each peg at its place,
and one for the first, the second ... peg of each colour, wherever they are.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from numba import njit
from numpy.typing import NDArray

from firmware.engine.variant import Variant

HALF = 2  # words of 64 bits: ten pegs of ten colours take a hundred bits
MARKS = 16 * 11  # those of the firmware are below


def kernel(function: Callable[..., Any]) -> Callable[..., Any]:
    """Compile a function that makes no arrays.

    References to the arrays it is given are not counted: that would take as long as its work.
    """
    options: dict[str, Any] = {"cache": True, "_nrt": False}  # an option that numba does not list
    return njit(**options)(function)


@njit(cache=True, inline="always")
def popcount64(x):
    """Count the set bits of a uint64."""
    x = x - ((x >> np.uint64(1)) & np.uint64(0x5555555555555555))
    x = (x & np.uint64(0x3333333333333333)) + ((x >> np.uint64(2)) & np.uint64(0x3333333333333333))
    x = (x + (x >> np.uint64(4))) & np.uint64(0x0F0F0F0F0F0F0F0F)
    return np.int64((x * np.uint64(0x0101010101010101)) >> np.uint64(56))


@njit(cache=True, inline="always")
def mixed(x):
    """Scramble a uint64 (the finaliser of splitmix64)."""
    x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return x ^ (x >> np.uint64(31))


def fingerprints(count: int) -> NDArray[np.uint64]:
    """Return a fixed 64-bit fingerprint for each code index; that of a set is the XOR of its codes'."""
    step = np.uint64(0x9E3779B97F4A7C15)
    with np.errstate(over="ignore"):
        prints: NDArray[np.uint64] = mixed.py_func((np.arange(count, dtype=np.uint64) + np.uint64(1)) * step)
    return prints


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
