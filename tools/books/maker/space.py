"""The codes and marks of a variant, as arrays, and the table of the marks between all of its codes.

Marks are numbered by exact pegs and then near ones, so that the highest number wins. `table[g, s]` is the number of the
mark that guess `g` gets when `s` is the secret, both given as code indices. The table is symmetric. It is built once,
and kept on disk, so that all processes of a computer share one copy of it in memory.
"""

from pathlib import Path

import numpy as np
from numba import njit
from numpy.typing import NDArray

from firmware.engine import codes, marks
from firmware.engine.variant import CLASSIC, Variant
from tools import locks
from tools.books.maker.bits import MARKS, bits_of, mark_of
from tools.rounds import possible_marks


class Space:
    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.pegs: int = variant.pegs
        self.base: int = variant.base
        self.repeats: bool = variant.repeats
        self.codes: NDArray[np.int64] = np.array(sorted(codes.walk(variant)), np.int64)
        self.powers = self.base ** np.arange(self.pegs, dtype=np.int64)
        self.digits: NDArray[np.int64] = self.codes[:, None] // self.powers[None, :] % self.base
        self.marks: list[int] = sorted(
            possible_marks(variant), key=lambda mark: (marks.exact_in(mark), marks.near_in(mark))
        )


@njit(cache=True, nogil=True)
def _fill(table, bits, index_of):
    for g in range(table.shape[0]):
        for s in range(table.shape[0]):
            table[g, s] = index_of[mark_of(bits[g], bits[s])]


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
    draft = path.with_suffix(".draft")
    table = np.lib.format.open_memmap(draft, mode="w+", dtype=np.uint8, shape=2 * (len(space.codes),))
    # each mark of exact and near has the number of what is told of it
    shown = [mark if space.variant.tells == CLASSIC else marks.exact_in(mark) for mark in range(MARKS)]
    numbers = np.array([space.marks.index(mark) if mark in space.marks else 0 for mark in shown], np.uint8)
    _fill(table, bits_of(space.variant, space.codes), numbers)
    table.flush()
    del table
    draft.replace(path)
