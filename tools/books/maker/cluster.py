"""The workers that do the jobs of a search: on this computer, or those of a scheduler on others."""

import logging
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from urllib.parse import urlsplit

import dask
from distributed import Client, LocalCluster
from distributed.cli import dask_scheduler, dask_worker

from tools.trouble import Trouble

SETTINGS = {"distributed.scheduler.worker-saturation": 1.0}  # a worker that dies had one job, and none in waiting
# The tables of a worker are mapped files, which all share: no worker may be ended for their size.
LOCAL = {"threads_per_worker": 1, "memory_limit": 0, "dashboard_address": "127.0.0.1:0", "silence_logs": logging.ERROR}


@contextmanager
def joined(scheduler: str | None, processes: int) -> Iterator[Client]:
    """Connect to the scheduler at this address, or start one for this computer alone."""
    logging.getLogger("distributed.client").setLevel(logging.CRITICAL)  # what it lost, `Jobs` says in a sentence
    if scheduler:
        with connected(scheduler) as client, _stopped_quietly():
            yield client
        return
    with dask.config.set(SETTINGS):
        with _deaf():
            cluster = LocalCluster(n_workers=processes, **LOCAL)
        with cluster, Client(cluster) as client, _stopped_quietly():
            yield client


@contextmanager
def _stopped_quietly() -> Iterator[None]:
    """Log nothing of the jobs that Ctrl-C breaks off."""
    try:
        yield
    except KeyboardInterrupt:
        logging.disable()
        raise


@contextmanager
def _deaf() -> Iterator[None]:
    """Keep Ctrl-C from the processes and threads that begin here: this one hears it, and ends them."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # which would have the thread that starts it hear again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def checked(address: str) -> str:
    """Return an address if it can be one; raise `Trouble` otherwise."""
    try:
        parts = urlsplit(address)
        if parts.scheme in ("tcp", "tls") and parts.hostname and parts.port is not None:
            return address
    except ValueError:  # such as a port that is none
        pass
    raise Trouble(f"{address or 'Nothing'} is not an address: write it as in tcp://hub.example:8786.")


def connected(scheduler: str, timeout_s: int = 10) -> Client:
    try:
        return Client(checked(scheduler), timeout=timeout_s)
    except (OSError, ValueError) as wrong:
        raise Trouble(f"No scheduler answers at {scheduler}: start one with `peg.py books --schedule`.") from wrong


def schedule(address: str) -> None:
    """Hand out jobs at this address until somebody stops it."""
    try:
        with dask.config.set(SETTINGS):
            words = ["--host", checked(address), "--dashboard-address", "127.0.0.1:0"]
            dask_scheduler.main(words, standalone_mode=False)
    except (OSError, RuntimeError) as wrong:
        raise Trouble(f"No scheduler can listen at {address}: is that this computer, and is the port free?") from wrong


def work(scheduler: str, processes: int) -> None:
    """Do the jobs of this scheduler until it is gone."""
    connected(scheduler, timeout_s=30).close()  # it may come a little later
    words = [scheduler, "--nworkers", str(processes), "--nthreads", "1", "--memory-limit", "0", "--no-dashboard"]
    dask_worker.main(words, standalone_mode=False)
