"""Where the jobs of a search are done: on this computer, or by the workers of a scheduler on others."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

import dask
from distributed import Client, LocalCluster
from distributed.cli import dask_scheduler, dask_worker

from tools.trouble import Trouble

SETTINGS = {"distributed.scheduler.worker-saturation": 1.0}  # a worker that dies had one job, and none in waiting
# The tables of a worker are mapped files, which all share: no worker may be ended for their size.
LOCAL = {"threads_per_worker": 1, "memory_limit": 0, "dashboard_address": "127.0.0.1:0", "silence_logs": logging.ERROR}


@contextmanager
def joined(scheduler: str | None, processes: int) -> Iterator[Client]:
    """A client of the scheduler at this address, or of one for this computer alone."""
    logging.getLogger("distributed.client").setLevel(logging.CRITICAL)  # what it lost, `Jobs` says in a sentence
    if scheduler:
        with connected(scheduler) as client:
            yield client
        return
    with (
        dask.config.set(SETTINGS),
        LocalCluster(n_workers=processes, **LOCAL) as cluster,
        Client(cluster) as client,
    ):
        yield client


def connected(scheduler: str) -> Client:
    try:
        return Client(scheduler, timeout=10)
    except (OSError, ValueError) as wrong:
        raise Trouble(f"No scheduler answers at {scheduler}: start one with `peg.py books --schedule`.") from wrong


def schedule(address: str) -> None:
    """Hand out jobs at this address until somebody stops it."""
    with dask.config.set(SETTINGS):
        dask_scheduler.main(["--host", address, "--dashboard-address", "127.0.0.1:0"], standalone_mode=False)


def work(scheduler: str, processes: int) -> None:
    """Do the jobs of this scheduler until it is gone."""
    words = [scheduler, "--nworkers", str(processes), "--nthreads", "1", "--memory-limit", "0", "--no-dashboard"]
    dask_worker.main(words, standalone_mode=False)
