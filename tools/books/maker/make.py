"""Make one book's tree, by its recipe."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from tools.books.maker.beam import Beam
from tools.books.maker.jobs import Jobs
from tools.books.maker.recipe import Recipe
from tools.books.maker.rounds import Rounds
from tools.books.maker.tree import Node, grown


def made(recipe: Recipe, cache: Path, processes: int) -> Node:
    """The best tree that the search finds; its journal and tables are kept in the cache."""
    beam = Beam(recipe, cache)
    beam.warm_up()
    jobs = Jobs(recipe, cache, processes)
    total, line = Rounds(beam, jobs).make()
    jobs.close()

    def parts(members: NDArray[np.int64], guess: int) -> list[tuple[int, NDArray[np.int64]]]:
        return [(beam.space.marks[beam.table[guess, piece[0]]], piece) for piece in beam.parts(members, guess)]

    tree = grown(line, beam.everything(), parts, beam.space.codes)
    if tree.total() != total:
        raise RuntimeError(f"{recipe.book}: the tree takes {tree.total()} rows and the search said {total}")
    return tree
