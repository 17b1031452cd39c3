"""Search small sets of candidates, nearly in full, in compiled code.

The value of a set is the least total over a list of guesses that depends on the set alone: of those that leave nearly
as many parts as possible, the `width` best by estimate. The bounds skip only what cannot change the value, so it
depends neither on the order in which sets are met nor on which earlier sets the memory still holds.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from tools.books.maker.memory import Memory, empty, find, keep, key_of
from tools.books.maker.parts import REACHED, count_parts, member_parts
from tools.books.maker.ranking import offer, partition_print

UNLIMITED = 99
IMPOSSIBLE = 1 << 30
_DEPTH = 24


class Desk(NamedTuple):
    """All arrays that the compiled search works with."""

    table: NDArray[np.uint8]
    prints: NDArray[np.uint64]
    estimate: NDArray[np.int64]
    floor: NDArray[np.int64]
    rules: NDArray[np.int64]  # marks, width, slack
    sets: NDArray[np.int64]
    ordered: NDArray[np.int64]
    starts: NDArray[np.int64]
    turns: NDArray[np.int64]
    scores: NDArray[np.int64]
    guesses: NDArray[np.int64]
    signs: NDArray[np.uint64]
    sums: NDArray[np.uint64]
    reached: NDArray[np.uint32]
    parts: NDArray[np.uint8]
    memory: Memory


def make_desk(
    table: NDArray[np.uint8],
    prints: NDArray[np.uint64],
    estimate: NDArray[np.int64],
    floor: NDArray[np.int64],
    marks: int,
    size: int,
    width: int,
    slack: int,
    memory_bits: int,
) -> Desk:
    """A desk for sets of up to `size` candidates."""
    return Desk(
        table=table,
        prints=prints,
        estimate=estimate,
        floor=floor,
        rules=np.array([marks, width, slack], np.int64),
        sets=np.zeros((_DEPTH, size), np.int64),
        ordered=np.zeros((_DEPTH, size), np.int64),
        starts=np.zeros((_DEPTH, marks + 1), np.int64),
        turns=np.zeros((_DEPTH, marks), np.int64),
        scores=np.zeros((_DEPTH, width), np.int64),
        guesses=np.zeros((_DEPTH, width), np.int64),
        signs=np.zeros((_DEPTH, width), np.uint64),
        sums=np.zeros(marks, np.uint64),
        reached=np.zeros(REACHED, np.uint32),
        parts=np.zeros(len(table), np.uint8),
        memory=empty(prints, memory_bits),
    )


@njit(cache=True)
def _gather(desk, members, depth, fewest):
    """List the most promising guesses with at least `fewest` parts; how many."""
    marks = desk.rules[0]
    width = desk.rules[1]
    scores, guesses, signs = desk.scores[depth], desk.guesses[depth], desk.signs[depth]
    counts = np.zeros(32, np.int64)
    count = 0
    for g in range(desk.parts.shape[0]):
        if desk.parts[g] < fewest:
            continue
        counts[:] = 0
        for s in members:
            counts[desk.table[s, g]] += 1
        score = np.int64(0)
        for mark in range(marks - 1):
            score += desk.estimate[counts[mark]]
        if count == width and score >= scores[count - 1]:
            continue
        sign = partition_print(desk.table, members, g, desk.prints, desk.sums)
        count = offer(scores, guesses, signs, count, score, g, sign)
    return count


@njit(cache=True)
def _deal(desk, members, depth, guess):
    """Split members into desk.ordered / desk.starts; the least total to expect."""
    marks = desk.rules[0]
    starts, ordered = desk.starts[depth], desk.ordered[depth]
    row = desk.table[guess]
    starts[:] = 0
    for s in members:
        starts[row[s] + 1] += 1
    least = members.shape[0]
    for mark in range(marks):
        if mark < marks - 1:
            least += desk.floor[starts[mark + 1]]
        starts[mark + 1] += starts[mark]
    for s in members:
        ordered[starts[row[s]]] = s
        starts[row[s]] += 1
    for mark in range(marks, 0, -1):
        starts[mark] = starts[mark - 1]
    starts[0] = 0
    return least


@njit(cache=True)
def _by_size(desk, depth, smallest):
    """List the open parts of at least a size in desk.turns, largest first."""
    starts, turns = desk.starts[depth], desk.turns[depth]
    count = 0
    for mark in range(desk.rules[0] - 1):
        size = starts[mark + 1] - starts[mark]
        if size < smallest:
            continue
        place = count
        while place > 0 and starts[turns[place - 1] + 1] - starts[turns[place - 1]] < size:
            turns[place] = turns[place - 1]
            place -= 1
        turns[place] = mark
        count += 1
    return count


# Not cached on disk: numba 0.68 crashes when it loads this recursive function again.
@njit
def search(desk, depth, size, beta, left):
    """Least total for the set in desk.sets[depth, :size].

    If that is not below `beta`, any lower bound of it that is not below
    `beta` may be returned.  `left` is the number of guesses still allowed.
    """
    members = desk.sets[depth, :size]
    if size > 1 and left < 2:
        return np.int64(IMPOSSIBLE)
    if size < 3:
        return np.int64(2 * size - 1)
    key = key_of(desk.memory, members, left)
    slot = find(desk.memory, key)
    if slot >= 0 and (desk.memory.moves[slot] >= 0 or desk.memory.costs[slot] >= beta):
        return np.int64(desk.memory.costs[slot])

    guess, most_inside = member_parts(desk.table, members)
    if most_inside == size:
        keep(desk.memory, key, 2 * size - 1, guess)
        return np.int64(2 * size - 1)
    if 2 * size >= beta:
        return np.int64(2 * size)
    if most_inside == size - 1 and left > 2:
        keep(desk.memory, key, 2 * size, guess)
        return np.int64(2 * size)
    count_parts(desk.table, members, desk.reached, desk.parts)
    most = np.int64(desk.parts.max())
    if most == size:
        keep(desk.memory, key, 2 * size, desk.parts.argmax())
        return np.int64(2 * size)
    if left == 2:
        keep(desk.memory, key, IMPOSSIBLE, 0)
        return np.int64(IMPOSSIBLE)
    least = max(2 * size + 1, min(3 * size - most, 3 * size - most_inside - 1))
    if least >= beta:
        return np.int64(least)

    count = _gather(desk, members, depth, max(2, most - desk.rules[2]))
    best, move = np.int64(beta), np.int64(-1)
    left_below = left if left == UNLIMITED else left - 1
    for i in range(count):
        guess = desk.guesses[depth, i]
        total = _deal(desk, members, depth, guess)
        if total >= best:
            continue
        for place in range(_by_size(desk, depth, 3 if left_below > 1 else 1)):
            mark = desk.turns[depth, place]
            begin, end = desk.starts[depth, mark], desk.starts[depth, mark + 1]
            desk.sets[depth + 1, : end - begin] = desk.ordered[depth, begin:end]
            total -= desk.floor[end - begin]
            total += search(desk, depth + 1, end - begin, best - total, left_below)
            if total >= best:
                break
        if total < best:
            best, move = total, guess
            if best == least:
                break
    if move < 0 and beta >= IMPOSSIBLE:
        keep(desk.memory, key, IMPOSSIBLE, 0)
        return np.int64(IMPOSSIBLE)
    keep(desk.memory, key, best, move)
    return best


# Not cached on disk, as it calls `search`. Without the interpreter's lock, so that a worker is heard meanwhile.
@njit(nogil=True)
def solve(desk, members, left):
    """Least total of a small set and the guess that leads to it."""
    if members.shape[0] < 3:
        return search_trivial(members, left)
    desk.sets[0, : members.shape[0]] = members
    cost = search(desk, 0, members.shape[0], np.int64(IMPOSSIBLE), left)
    slot = find(desk.memory, key_of(desk.memory, members, left))
    return cost, np.int64(desk.memory.moves[slot])


@njit(cache=True)
def search_trivial(members, left):
    """The same for one or two candidates."""
    if members.shape[0] > left:
        return np.int64(IMPOSSIBLE), members[0]
    return np.int64(2 * members.shape[0] - 1), members[0]
