"""The arrays that the compiled search of small sets works with."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tools.books.maker.bits import fingerprints
from tools.books.maker.estimate import all_floors, estimates, margins
from tools.books.maker.memory import Memory, empty
from tools.books.maker.parts import REACHED
from tools.books.maker.space import Space
from tools.books.maker.symmetry import Symmetry, symmetry_of
from tools.books.recipe import Recipe

IMPOSSIBLE = 1 << 30
_DEPTH = 24


class Desk(NamedTuple):
    """All arrays that the compiled search works with; those with a row for each depth stay while it goes deeper."""

    table: NDArray[np.uint8]
    prints: NDArray[np.uint64]
    estimate: NDArray[np.int64]
    floors: NDArray[np.int64]  # what a set takes at least: by the most parts that a guess leaves, and by size
    margin: NDArray[np.int64]  # how far above the best estimate that of a guess may lie, by size
    marks: int
    sets: NDArray[np.int64]
    ordered: NDArray[np.int64]
    starts: NDArray[np.int64]
    turns: NDArray[np.int64]
    bounds: NDArray[np.int64]  # of the parts
    bounded: NDArray[np.bool_]  # True where those are all that is known without a search
    found: NDArray[np.int64]  # guesses before they are ranked, their scores, and what each leads to at least
    ranked: NDArray[np.int64]
    signs: NDArray[np.uint64]  # of the guesses that were listed
    sums: NDArray[np.uint64]
    reached: NDArray[np.uint32]
    parts: NDArray[np.uint8]
    memory: Memory
    symmetry: Symmetry


def make_desk(recipe: Recipe, space: Space, table: NDArray[np.uint8]) -> Desk:
    size, marks = table.shape[0], len(space.marks)
    prints = fingerprints(size)
    estimate = estimates(recipe.coefficients, size)
    return Desk(
        table=table,
        prints=prints,
        estimate=estimate,
        floors=all_floors(marks, estimate, recipe.trust, size),
        margin=margins(recipe.margin, size),
        marks=marks,
        sets=np.zeros((_DEPTH, size), np.int64),
        ordered=np.zeros((_DEPTH, size), np.int64),
        starts=np.zeros((_DEPTH, marks + 1), np.int64),
        turns=np.zeros((_DEPTH, marks), np.int64),
        bounds=np.zeros((_DEPTH, marks), np.int64),
        bounded=np.zeros((_DEPTH, marks), np.bool_),
        found=np.zeros((3, size), np.int64),
        ranked=np.zeros((_DEPTH, 3, size), np.int64),
        signs=np.zeros((_DEPTH, size), np.uint64),
        sums=np.zeros(marks, np.uint64),
        reached=np.zeros(REACHED, np.uint32),
        parts=np.zeros(size, np.uint8),
        memory=empty(prints, recipe.memory_bits),
        symmetry=symmetry_of(space, prints),
    )
