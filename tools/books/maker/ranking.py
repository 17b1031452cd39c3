"""Rank the guesses for a large set of candidates by estimate.

The score of a guess is the sum of the estimated totals of the parts into which it splits the set; the part that it wins
costs nothing more. Guesses that split the set in the same way count once, those that do not split it never.
"""

from __future__ import annotations

import numpy as np
from numba import njit

from tools.books.maker.bits import kernel, mixed
from tools.books.maker.parts import BLOCK, count_codes

_USELESS = 1 << 60
_BITS = 11  # of the scores, sorted at a time


@njit(cache=True)
def split(table, members, guess, marks):
    """Sort members by the mark the guess gets (stable); return them and the start of each part."""
    starts = np.zeros(marks + 1, np.int64)
    row = table[guess]
    for s in members:
        starts[row[s] + 1] += 1
    for mark in range(marks):
        starts[mark + 1] += starts[mark]
    place = starts.copy()
    ordered = np.empty_like(members)
    for s in members:
        ordered[place[row[s]]] = s
        place[row[s]] += 1
    return ordered, starts


@kernel
def partition_print(table, members, guess, prints, sums):
    """Return a fingerprint of the parts that a guess leaves of a set, whatever marks they have."""
    sums[:] = 0
    for s in members:
        sums[table[s, guess]] ^= prints[s]
    total = np.uint64(0)
    for mark in range(sums.shape[0]):
        if sums[mark] != np.uint64(0):
            total += mixed(sums[mark])
    return total


@njit(cache=True)
def ascending(scores):
    """Return the places of scores, the lowest first and equals as they stand."""
    order, other = np.arange(scores.shape[0]), np.empty(scores.shape[0], np.int64)
    if scores.shape[0] == 0:
        return order
    low, most, shift = scores.min(), scores.max(), 0
    starts = np.empty((1 << _BITS) + 1, np.int64)
    while (most - low) >> shift:
        digits = ((scores - low) >> shift) & ((1 << _BITS) - 1)
        starts[:] = 0
        for digit in digits:
            starts[digit + 1] += 1
        for digit in range(1 << _BITS):
            starts[digit + 1] += starts[digit]
        for place in order:
            other[starts[digits[place]]] = place
            starts[digits[place]] += 1
        order, other, shift = other, order, shift + _BITS
    return order


@kernel
def listed(signs, sign, first, count):
    """Put a sign behind the `count` listed, and return how many are listed then.

    Leave it out if one from the `first` on is the same: the two guesses split the set in the same way.
    """
    for other in range(first, count):
        if signs[other] == sign:
            return count
    signs[count] = sign
    return count + 1


@njit(cache=True)
def _scores(table, members, guesses, estimate, marks):
    scores = np.empty(guesses.shape[0], np.int64)
    for begin in range(0, guesses.shape[0], BLOCK):
        block = guesses[begin : begin + BLOCK]
        counts = count_codes(table, members, block)
        for k in range(block.shape[0]):
            score = np.int64(0)
            for mark in range(marks - 1):
                score += estimate[counts[k, mark]]
                if counts[k, mark] == members.shape[0]:
                    score = np.int64(_USELESS)
                    break
            scores[begin + k] = score
    return scores


@njit(cache=True, nogil=True)
def best_guesses(table, members, guesses, estimate, marks, prints, width):
    """Return the `width` most promising guesses that split differently, best first."""
    scores = _scores(table, members, guesses, estimate, marks)
    chosen, signs, sums = np.empty(width, np.int64), np.empty(width, np.uint64), np.empty(marks, np.uint64)
    before = first = count = 0
    for place in ascending(scores):
        if count == width or scores[place] == _USELESS:
            break
        if scores[place] != before:
            before, first = scores[place], count
        chosen[count] = guesses[place]
        count = listed(signs, partition_print(table, members, guesses[place], prints, sums), first, count)
    return chosen[:count]
