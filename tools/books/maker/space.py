"""The codes and marks of a variant, as arrays, and the table of the marks between all of its codes.

Marks are numbered by exact pegs and then near ones, so that the highest number wins. `table[g, s]` is the number of the
mark that guess `g` gets when `s` is the secret, both given as code indices. The table is symmetric. It is built once,
and kept on disk, so that all processes of a computer share one copy of it in memory.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
from numba import njit
from numpy.typing import NDArray

from firmware.engine import marks, ranks
from firmware.engine.variant import CLASSIC, Variant
from tools import locks
from tools.books.maker.bits import popcount64


class Space:
    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.pegs: int = variant.pegs
        self.base: int = variant.base
        self.repeats: bool = variant.repeats
        self.codes: NDArray[np.int64] = np.array(sorted(ranks.walk(variant)), np.int64)
        self.powers = self.base ** np.arange(self.pegs, dtype=np.int64)
        self.digits: NDArray[np.int64] = self.codes[:, None] // self.powers[None, :] % self.base
        self.marks: list[int] = sorted(
            marks.possible(variant), key=lambda mark: (marks.exact_in(mark), marks.near_in(mark))
        )


@njit(cache=True, nogil=True)
def _fill(table, placed, counted, index_of):
    """Fill the table: common bits of `placed` are exact pegs, those of `counted` exact or near ones."""
    for g in range(table.shape[0]):
        for s in range(table.shape[0]):
            exact = popcount64(placed[g] & placed[s])
            common = popcount64(counted[g] & counted[s])
            table[g, s] = index_of[exact, common]


def _packed(space: Space) -> tuple[NDArray[np.uint64], NDArray[np.uint64]]:
    """Return two bit sets per code: (peg, colour) pairs, and colour counts in unary."""
    digits = space.digits
    placed = np.zeros(len(digits), np.uint64)
    counted = np.zeros(len(digits), np.uint64)
    for peg in range(space.pegs):
        placed |= np.uint64(1) << (digits[:, peg] * space.pegs + peg).astype(np.uint64)
    for colour in range(space.base):
        count = (digits == colour).sum(axis=1).astype(np.uint64)
        unary = (np.uint64(1) << count) - np.uint64(1)
        counted |= unary << np.uint64(colour * space.pegs)
    return placed, counted


def _index_of(space: Space) -> NDArray[np.uint8]:
    """Return the mark index by (exact, common) counts."""
    index_of = np.zeros((space.pegs + 1, space.pegs + 1), np.uint8)
    position = {mark: index for index, mark in enumerate(space.marks)}
    for exact in range(space.pegs + 1):
        for common in range(exact, space.pegs + 1):
            near = common - exact if space.variant.tells == CLASSIC else 0
            index_of[exact, common] = position.get(marks.mark_of(exact, near), 0)
    return index_of


def mark_table(space: Space, folder: Path) -> NDArray[np.uint8]:
    """Open the variant's table, read-only, after building it in `folder` if it is not there yet."""
    rules = f"{space.pegs}-{space.base}-{space.repeats:d}{space.variant.tells}"
    path = folder / f"marks-{rules}.npy"
    folder.mkdir(parents=True, exist_ok=True)
    with locks.alone(path.with_suffix(".lock")):
        if not path.exists():
            _write(space, path)
    return np.asarray(np.load(path, mmap_mode="r"))


def _write(space: Space, path: Path) -> None:
    placed, counted = _packed(space)
    draft = path.with_suffix(".draft")
    table = np.lib.format.open_memmap(draft, mode="w+", dtype=np.uint8, shape=(len(placed), len(placed)))
    _fill(table, placed, counted, _index_of(space))
    table.flush()
    del table
    draft.replace(path)
