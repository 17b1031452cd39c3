"""Sets searched by the workers of a Dask scheduler.

The result of a job is the same from whichever worker, and however often it is done. If a worker dies, the scheduler
gives its job to another one.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable

import numpy as np
from distributed import CancelledError, Client, Future, KilledWorker, as_completed
from numpy.typing import NDArray
from tqdm import tqdm

from tools.books.maker.beam import Beam
from tools.books.maker.desk import IMPOSSIBLE
from tools.books.maker.journal import Journal, Key, Result, folder
from tools.books.maker.recipe import Recipe, sources
from tools.trouble import Trouble

Job = tuple[int, NDArray[np.int64], int, int]  # name, members, effort, left

beam_of = functools.cache(Beam)  # in a worker: its tables and its memory serve all of its jobs


def search(recipe: Recipe, makers: str, packed: bytes, effort: int, left: int) -> Result:
    """Search one set, in a worker, for a maker with these sources."""
    if makers != sources():
        raise Trouble("A worker has another version of the maker: give it this one, and run this again.")
    members = np.flatnonzero(np.unpackbits(np.frombuffer(packed, np.uint8)))
    beam = beam_of(recipe, folder())
    total, _ = beam.value(members, effort, left)
    if total >= IMPOSSIBLE:
        return total, []
    line = beam.line(members, effort, left)
    return beam.taken(members, line), line


def packed(members: NDArray[np.int64]) -> bytes:
    """Pack a set to send it to a worker: a bit for each code."""
    return np.packbits(np.bincount(members).astype(np.uint8)).tobytes()


class Jobs:
    """Jobs for the workers: each result is written into the journal as it comes."""

    def __init__(self, journal: Journal, client: Client) -> None:
        self.results = journal.results
        self._journal = journal
        self._client = client

    def run(self, jobs: Iterable[Job], title: str) -> None:
        """Search all the sets that have no result yet, the largest first."""
        wanted = {(name, effort, left): members for name, members, effort, left in jobs}
        waiting = {self._submit(*job): job[0] for job in wanted.items() if job[0] not in self.results}
        known = len(wanted) - len(waiting)
        with tqdm(total=len(wanted), initial=known, desc=title, mininterval=10) as bar:
            bar.set_postfix_str("each process compiles the search first" if waiting else "")
            for future in as_completed(list(waiting), loop=self._client.loop):
                self._journal.add(waiting.pop(future), result_of(future))
                bar.set_postfix_str("", refresh=False)
                bar.update()

    def _submit(self, key: Key, members: NDArray[np.int64]) -> Future:
        """Ask for the search of a set; asked for twice, it is one job."""
        recipe = self._journal.recipe
        return self._client.submit(
            search,
            recipe,
            sources(),
            packed(members),
            *key[1:],
            key="-".join(map(str, (recipe.book, recipe.stamp(), *key))),
            priority=len(members),
        )


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
