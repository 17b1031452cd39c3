"""Search sets of candidates in full, in compiled code: every guess that can help is tried, the best by estimate first.

The value of a set is the least total that there is. The bounds skip only what cannot change it, so it depends neither
on the order in which sets are met nor on which earlier sets the memory still holds. With a recipe's `trust` they are
not true bounds, and with its `margin` guesses are left out whose estimate is far above the best of those that can help:
the value is that of a good tree, and may come out a little different where a set is searched again.
"""

import numpy as np
from numba import njit

from tools.books.maker.bits import kernel, mixed
from tools.books.maker.bounds import bound, first_bound
from tools.books.maker.desk import IMPOSSIBLE
from tools.books.maker.estimate import UNIT
from tools.books.maker.memory import find, keep, key_of
from tools.books.maker.parts import BLOCK, count_codes, count_parts
from tools.books.maker.symmetry import distinct_guesses
from tools.books.recipe import UNLIMITED

_SYMMETRIC_FROM = 40  # codes: to look for symmetries of fewer takes longer than it saves
_AIMED_FROM = 9  # codes: fewer are searched at once


@njit(cache=True)
def _gather(desk, members, depth, beta):
    """Rank the guesses that may lead below `beta` in desk.ranked; return their number and the most parts of any."""
    count_parts(desk.table, members, desk.reached, desk.parts)
    count = _scored(desk, members, beta)
    order = np.argsort(desk.found[1, :count], kind="mergesort")  # equals stay as they stand
    for row in range(3):
        desk.ranked[depth, row, :count] = desk.found[row][order]
    return count, np.int64(desk.parts.max())


@njit(cache=True)
def _scored(desk, members, beta):
    """Put the guesses to be ranked into desk.found, with their estimates and leasts; return their number."""
    size = members.shape[0]
    most = np.int64(desk.parts.max())
    fewest = max(2, 3 * size - beta)  # parts, or it cannot lead below `beta`
    distinct = distinct_guesses(desk.symmetry, members) if size >= _SYMMETRIC_FROM else np.arange(desk.parts.shape[0])
    chosen = distinct[desk.parts[distinct] >= fewest]
    count = 0
    for begin in range(0, chosen.shape[0], BLOCK):
        block = chosen[begin : begin + BLOCK]
        counts = count_codes(desk.table, members, block)
        for k in range(block.shape[0]):
            score, least = np.int64(0), size
            for mark in range(desk.marks - 1):
                score += desk.estimate[counts[k, mark]]
                least += desk.floors[most, counts[k, mark]]
            if least < beta:
                desk.found[0, count] = block[k]
                desk.found[1, count] = score
                desk.found[2, count] = least
                count += 1
    return count


@kernel
def _partition_print(desk, members, guess):
    """Return a fingerprint of the parts that a guess leaves of a set, whatever marks they have."""
    desk.sums[:] = 0
    for s in members:
        desk.sums[desk.table[s, guess]] ^= desk.prints[s]
    total = np.uint64(0)
    for mark in range(desk.sums.shape[0]):
        if desk.sums[mark] != np.uint64(0):
            total += mixed(desk.sums[mark])
    return total


@kernel
def _is_new(signs, sign, first, count):
    """Put a sign behind the `count` listed, and tell if it is none of those from the `first` on.

    Two guesses with the same sign split the set in the same way.
    """
    for other in range(first, count):
        if signs[other] == sign:
            return False
    signs[count] = sign
    return True


@kernel
def _deal(desk, members, depth, guess):
    """Split members into desk.ordered / desk.starts; list the open parts in desk.turns, largest first; count them."""
    marks = desk.marks
    starts, ordered, turns = desk.starts[depth], desk.ordered[depth], desk.turns[depth]
    row = desk.table[guess]
    starts[:] = 0
    for s in members:
        starts[row[s] + 1] += 1
    for mark in range(marks):
        starts[mark + 1] += starts[mark]
    for s in members:
        ordered[starts[row[s]]] = s
        starts[row[s]] += 1
    for mark in range(marks, 0, -1):
        starts[mark] = starts[mark - 1]
    starts[0] = 0
    count = 0
    for mark in range(marks - 1):
        size = starts[mark + 1] - starts[mark]
        place = count
        while place > 0 and starts[turns[place - 1] + 1] - starts[turns[place - 1]] < size:
            turns[place] = turns[place - 1]
            place -= 1
        turns[place] = mark
        count += size > 0
    return count


@njit(cache=True)
def _raised(desk, depth, count, total, rows_left, best, most):
    """Raise the bound of a guess by those of its parts, the smallest first, until it is not below `best`.

    No guess leaves more than `most` parts of the whole set, and so none does of a part.
    """
    for turn in range(count - 1, -1, -1):
        mark = desk.turns[depth, turn]
        begin, end = desk.starts[depth, mark], desk.starts[depth, mark + 1]
        floor = desk.floors[most, end - begin]
        least, bounded = first_bound(desk, desk.ordered[depth, begin:end], rows_left, most)
        desk.bounds[depth, turn], desk.bounded[depth, turn] = max(floor, least), bounded
        total += desk.bounds[depth, turn] - floor
        if total >= best:
            return total
    for turn in range(count - 1, -1, -1):
        if desk.bounded[depth, turn]:
            continue
        mark, before = desk.turns[depth, turn], desk.bounds[depth, turn]
        begin, end = desk.starts[depth, mark], desk.starts[depth, mark + 1]
        least = max(before, bound(desk, desk.ordered[depth, begin:end], rows_left))
        desk.bounds[depth, turn] = least
        total += least - before
        if total >= best:
            break
    return total


@kernel
def _hope(desk, depth, parts):
    """Estimate the rows that the parts will take above their bounds."""
    hope = np.int64(0)
    for turn in range(parts):
        mark = desk.turns[depth, turn]
        size = desk.starts[depth, mark + 1] - desk.starts[depth, mark]
        hope += max(0, desk.estimate[size] // UNIT - desk.bounds[depth, turn])
    return hope


@kernel
def _limited(estimate, least, missing, hope):
    """Return the limit to search a part with, and the rows to hope for from the parts behind it.

    A guess is given up once its parts take `missing` rows above their bounds. Where more can be hoped for, each is
    asked for its share alone: to show that a part takes so many rows is quicker than to find what it takes.
    """
    more = max(0, estimate // UNIT - least)
    return least + (missing if hope <= missing else 1 + more * missing // hope), hope - more


# Not cached on disk: numba 0.68 crashes when it loads this recursive function again.
@njit
def _led_to(desk, members, depth, guess, total, most, beta, rows_left):
    """Return the total of a guess that takes `total` rows at least, or a bound of it that is not below `beta`."""
    parts = _deal(desk, members, depth, guess)
    total = _raised(desk, depth, parts, total, rows_left, beta, most)
    while parts and total < beta:
        hope, still = _hope(desk, depth, parts), 0
        for turn in range(parts):
            mark, least = desk.turns[depth, turn], desk.bounds[depth, turn]
            begin, end = desk.starts[depth, mark], desk.starts[depth, mark + 1]
            limit, hope = _limited(desk.estimate[end - begin], least, beta - total, hope)
            desk.sets[depth + 1, : end - begin] = desk.ordered[depth, begin:end]
            cost = search(desk, depth + 1, end - begin, limit, rows_left)
            total += cost - least
            if total >= beta:
                break
            if cost >= limit:  # that is a bound, and the part is searched again with a higher limit
                desk.turns[depth, still], desk.bounds[depth, still] = mark, cost
                still += 1
        parts = still
    return total


# Nor is this one, as they call each other.
@njit
def search(desk, depth, size, beta, rows_left):
    """Return the least total of the set in desk.sets[depth, :size].

    If that is not below `beta`, any lower bound of it that is not below `beta` may be returned. `left` is the number of
    guesses still allowed.
    """
    members = desk.sets[depth, :size]
    least = bound(desk, members, rows_left)
    key = key_of(desk.memory, members, rows_left)
    slot = find(desk.memory, key)
    if size < 3 or least >= beta or (slot >= 0 and desk.memory.moves[slot] >= 0):
        return least
    aim = desk.estimate[size] // UNIT + size // 32 + 1
    if size >= _AIMED_FROM and aim < beta:  # few sets cost more than that, and a low limit spares most of the search
        cost = search(desk, depth, size, aim, rows_left)
        if cost < aim:
            return cost
    ranked, most = _gather(desk, members, depth, beta)
    best, move = np.int64(beta), np.int64(-1)
    below = rows_left if rows_left == UNLIMITED else rows_left - 1
    before = first = count = 0
    for i in range(ranked):
        guess, score, total = desk.ranked[depth, 0, i], desk.ranked[depth, 1, i], desk.ranked[depth, 2, i]
        if score > desk.ranked[depth, 1, 0] + desk.margin[size]:
            break
        if score != before:
            before, first = score, count
        if total >= best or not _is_new(desk.signs[depth], _partition_print(desk, members, guess), first, count):
            continue
        count += 1
        total = _led_to(desk, members, depth, guess, total, most, best, below)
        if total < best:
            best, move = total, guess
        if best == least:
            break
    if move < 0 and beta >= IMPOSSIBLE:
        best, move = np.int64(IMPOSSIBLE), np.int64(0)
    keep(desk.memory, key, best, move)
    return best


# Not cached on disk, as it calls `search`. Without the interpreter's lock, so that a worker is heard meanwhile.
@njit(nogil=True)
def solve(desk, members, rows_left, beta):
    """Return the least total of a set and the guess that leads to it; or a bound not below `beta`, and no guess."""
    if members.shape[0] < 3 and members.shape[0] <= rows_left:
        return np.int64(2 * members.shape[0] - 1), members[0]
    desk.sets[0, : members.shape[0]] = members
    cost = search(desk, 0, members.shape[0], np.int64(beta), rows_left)
    slot = find(desk.memory, key_of(desk.memory, members, rows_left))
    return cost, np.int64(desk.memory.moves[slot]) if slot >= 0 else np.int64(-1)
