"""Make the tree of one book."""

from __future__ import annotations

from distributed import Client

from tools.books.maker.beam import Beam, Members
from tools.books.maker.jobs import Jobs
from tools.books.maker.journal import Journal
from tools.books.maker.rounds import Rounds
from tools.books.writer import Node
from tools.trouble import Trouble


def made(journal: Journal, client: Client) -> Node:
    """Return the best tree that the search finds; its tables are kept beside its journal."""
    beam = Beam(journal.recipe, journal.folder)
    total, line = Rounds(beam, Jobs(journal, client)).make()
    try:
        tree = grown(beam, line)
    except (StopIteration, IndexError):
        tree = None
    if tree is None or tree.total() != total:
        raise Trouble(f"The journal does not lead to a book: delete {journal.path}, and run this again.")
    return tree


def grown(beam: Beam, line: list[int]) -> Node:
    """Grow the tree that a line of guesses (code indices) stands for: they decide how the codes split."""
    guesses = iter(line)

    def grow(members: Members) -> Node:
        guess = next(guesses)
        node = Node(int(beam.space.codes[guess]), len(members))
        for part in beam.parts(members, guess):
            node.children[beam.space.marks[beam.table[guess, part[0]]]] = grow(part)
        return node

    return grow(beam.everything())
