"""Search sets in other processes, and keep each result on disk as soon as it is there.

A result depends only on the set, the effort and the recipe, so any number of processes may fill the journal, in any
order, over any number of runs.
"""

from __future__ import annotations

import json
import multiprocessing as mp
import signal
from collections.abc import Iterable
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from tqdm import tqdm

from tools.books.maker.beam import Beam
from tools.books.maker.endgame import IMPOSSIBLE
from tools.books.maker.recipe import Recipe

Job = tuple[int, NDArray[np.int64], int, int]  # name, members, effort, left
Result = tuple[int, list[int]]  # total, line of guesses

_own: list[Beam] = []  # the one beam of a worker process


def _start(recipe: Recipe, folder: Path) -> None:
    """Set up a worker process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent process
    _own[:] = [Beam(recipe, folder)]


def _work(job: Job) -> tuple[tuple[int, int, int], Result]:
    """Search one set in a worker process."""
    beam = _own[0]
    name, members, effort, left = job
    total, _ = beam.value(members, effort, left)
    line = beam.line(members, effort, left) if total < IMPOSSIBLE else []
    return (name, effort, left), (total, line)


class Jobs:
    """Runs jobs on a pool of processes and remembers their results."""

    def __init__(self, recipe: Recipe, folder: Path, processes: int) -> None:
        stamp = sha256(json.dumps(asdict(recipe), sort_keys=True).encode()).hexdigest()[:12]
        self._path = folder / f"journal-{recipe.book}-{stamp}.jsonl"
        self.results = self._read()
        methods = mp.get_all_start_methods()
        context = mp.get_context("fork" if "fork" in methods else "spawn")
        self._pool = context.Pool(processes, _start, (recipe, folder))

    def _read(self) -> dict[tuple[int, int, int], Result]:
        """Read the results of earlier runs, without a torn last line."""
        results: dict[tuple[int, int, int], Result] = {}
        if self._path.exists():
            for row in self._path.read_text().splitlines():
                try:
                    name, effort, left, total, line = json.loads(row)
                except ValueError:
                    continue
                results[name, effort, left] = (total, line)
        return results

    def run(self, jobs: Iterable[Job], title: str) -> None:
        """Search all the sets that have no result yet, the largest first."""
        missing = {job[0]: job for job in jobs if (job[0], *job[2:]) not in self.results}
        ordered = sorted(missing.values(), key=lambda job: (-len(job[1]), job[0]))
        self._mend()
        with (
            self._path.open("a") as journal,
            tqdm(total=len(ordered), desc=title, mininterval=10) as bar,
        ):
            for key, result in self._pool.imap_unordered(_work, ordered):
                self.results[key] = result
                journal.write(json.dumps([*key, *result]) + "\n")
                journal.flush()
                bar.update()

    def _mend(self) -> None:
        """End the journal's last line if an earlier run was interrupted in the middle of it."""
        if self._path.exists() and not self._path.read_bytes().endswith(b"\n"):
            with self._path.open("a") as journal:
                journal.write("\n")

    def close(self) -> None:
        """End the worker processes."""
        self._pool.close()
        self._pool.join()
