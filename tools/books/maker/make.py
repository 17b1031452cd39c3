"""Make the tree of one book."""

from __future__ import annotations

import numpy as np
from distributed import Client
from numpy.typing import NDArray

from tools.books.maker.beam import Beam
from tools.books.maker.jobs import Jobs
from tools.books.maker.journal import Journal
from tools.books.maker.rounds import Rounds
from tools.books.maker.tree import Node, grown
from tools.trouble import Trouble


def made(journal: Journal, client: Client) -> Node:
    """Return the best tree that the search finds; its tables are kept beside its journal."""
    beam = Beam(journal.recipe, journal.folder)
    total, line = Rounds(beam, Jobs(journal, client)).make()
    damaged = Trouble(f"The journal does not lead to a book: delete {journal.path}, and run this again.")

    def parts(members: NDArray[np.int64], guess: int) -> list[tuple[int, NDArray[np.int64]]]:
        return [(beam.space.marks[beam.table[guess, piece[0]]], piece) for piece in beam.parts(members, guess)]

    try:
        tree = grown(line, beam.everything(), parts, beam.space.codes)
    except (StopIteration, IndexError) as wrong:
        raise damaged from wrong
    if tree.total() != total:
        raise damaged
    return tree
