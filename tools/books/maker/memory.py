"""The values of sets that were searched before: a hash table with a fixed number of slots.

A new set takes a free slot or pushes an old one out. Its key is the set's fingerprint, mixed with the number of guesses
that are left.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tools.books.maker.bits import kernel, mixed

_PROBES = 4


class Memory(NamedTuple):
    prints: NDArray[np.uint64]  # of the codes
    keys: NDArray[np.uint64]
    costs: NDArray[np.int32]
    moves: NDArray[np.int32]


def empty(prints: NDArray[np.uint64], bits: int) -> Memory:
    """Make a memory of 2**bits slots."""
    slots = (1 << bits) + _PROBES
    return Memory(prints, np.zeros(slots, np.uint64), np.zeros(slots, np.int32), np.zeros(slots, np.int32))


@kernel
def key_of(memory, members, rows_left):
    """Return the key of a set with so many guesses left."""
    key = np.uint64(0)
    for s in members:
        key ^= memory.prints[s]
    return key ^ mixed(np.uint64(rows_left))


@kernel
def find(memory, key):
    """Return the slot of a key, or -1."""
    slot = np.int64(key & np.uint64(memory.keys.shape[0] - _PROBES - 1))
    for i in range(slot, slot + _PROBES):
        if memory.keys[i] == key:
            return i
    return -1


@kernel
def keep(memory, key, cost, move):
    """Remember a cost; a `move` of -1 says that it is only a lower bound."""
    slot = np.int64(key & np.uint64(memory.keys.shape[0] - _PROBES - 1))
    place = slot + np.int64(key >> np.uint64(62))
    for i in range(slot, slot + _PROBES):
        if memory.keys[i] == key or memory.keys[i] == np.uint64(0):
            place = np.int64(i)
            break
    memory.keys[place] = key
    memory.costs[place] = cost
    memory.moves[place] = move
