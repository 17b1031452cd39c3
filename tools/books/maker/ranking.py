"""Rank the guesses for a large set of candidates by estimate.

The score of a guess is the sum of the estimated totals of the parts into which it splits the set; the part that it wins
costs nothing more. Guesses that split the set in the same way count once, those that do not split it never.
"""

from __future__ import annotations

import numpy as np
from numba import njit

from tools.books.maker.bits import kernel, mixed

BLOCK = 128
USELESS = 1 << 60
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


@njit(cache=True)
def offer(scores, guesses, signs, count, score, guess, sign):
    """Insert a guess into a list kept sorted by score; return the new length.

    A guess that does not beat the last of a full list, or that splits like one listed with the same score, is left out.
    """
    size = scores.shape[0]
    place = count
    while place > 0 and scores[place - 1] > score:
        place -= 1
    twin = place - 1
    while twin >= 0 and scores[twin] == score:
        if signs[twin] == sign:
            return count
        twin -= 1
    if place >= size:
        return count
    last = min(count, size - 1)
    for i in range(last, place, -1):
        scores[i] = scores[i - 1]
        guesses[i] = guesses[i - 1]
        signs[i] = signs[i - 1]
    scores[place] = score
    guesses[place] = guess
    signs[place] = sign
    return min(count + 1, size)


@njit(cache=True)
def _score_block(table, members, guesses, estimate, marks, counts, scores):
    """Estimate the totals below each guess of one block."""
    size = guesses.shape[0]
    counts[:] = 0
    for s in members:
        row = table[s]
        for k in range(size):
            counts[k, row[guesses[k]]] += 1
    for k in range(size):
        total = np.int64(0)
        for mark in range(marks - 1):
            total += estimate[counts[k, mark]]
            if counts[k, mark] == members.shape[0]:
                total = np.int64(USELESS)
                break
        scores[k] = total


@njit(cache=True, nogil=True)
def best_guesses(table, members, guesses, estimate, marks, prints, width):
    """Return the `width` most promising guesses that split differently, best first, and their scores."""
    counts = np.zeros((BLOCK, 32), np.int32)
    block_scores = np.empty(BLOCK, np.int64)
    sums = np.empty(marks, np.uint64)
    scores = np.empty(width, np.int64)
    chosen = np.empty(width, np.int64)
    signs = np.empty(width, np.uint64)
    count = 0
    for begin in range(0, guesses.shape[0], BLOCK):
        block = guesses[begin : begin + BLOCK]
        _score_block(table, members, block, estimate, marks, counts, block_scores)
        for k in range(block.shape[0]):
            if block_scores[k] == USELESS:
                continue
            if count == width and block_scores[k] >= scores[count - 1]:
                continue
            sign = partition_print(table, members, block[k], prints, sums)
            count = offer(scores, chosen, signs, count, block_scores[k], block[k], sign)
    return chosen[:count], scores[:count]
