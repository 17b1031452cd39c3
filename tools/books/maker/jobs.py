"""The parts that an opening leaves, searched by the workers of a Dask scheduler.

The result of a job is the same from whichever worker, and however often it is done. If a worker dies, the scheduler
gives its job to another one.
"""

import functools
from collections.abc import Sequence

from distributed import CancelledError, Client, Future, KilledWorker, as_completed
from tqdm import tqdm

from tools.books.maker.desk import IMPOSSIBLE
from tools.books.maker.journal import Journal, Result, folder, sources
from tools.books.maker.tree import Trees
from tools.books.recipe import Recipe, one_fewer
from tools.trouble import Trouble

trees_of = functools.cache(Trees)  # in a worker: its tables and its memory serve all of its jobs


def search(recipe: Recipe, makers: str, number: int) -> Result:
    """Search the part with this number, in a worker, for a maker with these sources."""
    if makers != sources():
        raise Trouble("A worker has another version of the maker: give it this one, and run this again.")
    trees, rows_left = trees_of(recipe, folder()), one_fewer(recipe.limit)
    part = trees.opened()[number]
    total, _ = trees.value(part, rows_left)
    if total >= IMPOSSIBLE:
        return total, []
    line = trees.line(part, rows_left)
    # Where a recipe trusts estimates that may be a few rows more: a set that the memory lost is searched again.
    return trees.tree(part, line).total(), line


def run(journal: Journal, client: Client, sizes: Sequence[int]) -> None:
    """Search the parts of these sizes, the largest first, and write each result into the journal as it comes."""
    recipe = journal.recipe
    waiting = {}
    for number in range(len(sizes)):
        if number not in journal.results:
            key = f"{recipe.book}-{recipe.stamp()}-{number}"  # asked for twice, it is one job
            waiting[client.submit(search, recipe, sources(), number, key=key, priority=sizes[number])] = number
    with tqdm(total=len(sizes), initial=len(sizes) - len(waiting), desc=recipe.book, mininterval=10) as bar:
        bar.set_postfix_str("each process compiles the search first" if waiting else "")
        for future in as_completed(list(waiting), loop=client.loop):
            journal.add(waiting.pop(future), result_of(future))
            bar.set_postfix_str("", refresh=False)
            bar.update()


def result_of(future: Future) -> Result:
    try:
        return future.result()
    except KilledWorker as killed:
        raise Trouble(
            f"Each worker that took the job {future.key} died: see why in what they said. The journal keeps the others."
        ) from killed
    except CancelledError as lost:
        raise Trouble(
            "The scheduler is gone. The journal has all that was found: start one, and run this again."
        ) from lost
