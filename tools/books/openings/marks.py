"""Marks of many codes at once, and the work that guesses leave."""

import numpy as np
from numba import njit

from tools.books.maker.bits import MARKS, mark_of


@njit(cache=True)
def marks(codes, guess):
    """Return the mark that the guess gets from each of the codes."""
    found = np.empty(len(codes), np.uint8)
    for i in range(len(codes)):
        found[i] = mark_of(codes[i], guess)
    return found


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
