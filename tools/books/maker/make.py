"""Make the tree of one book: its opening, and below it the best tree of each part."""

from itertools import chain

from distributed import Client

from tools.books.maker import jobs
from tools.books.maker.journal import Journal
from tools.books.maker.tree import Trees
from tools.books.writer import Node
from tools.trouble import Trouble


def made(journal: Journal, client: Client) -> Node:
    """Return the best tree that the search finds; its tables are kept beside its journal."""
    trees = Trees(journal.recipe, journal.folder)
    parts = trees.opened()
    jobs.run(journal, client, list(map(len, parts)))
    totals, lines = zip(*(journal.results[number] for number in range(len(parts))), strict=True)
    try:
        tree = trees.tree(trees.everything(), [journal.recipe.opening, *chain(*lines)])
    except (StopIteration, IndexError):
        tree = None
    if tree is None or tree.total() != tree.left + sum(totals):
        raise Trouble(f"The journal does not lead to a book: delete {journal.path}, and run this again.")
    return tree
