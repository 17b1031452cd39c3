"""Locks on files: one holder at a time, on every system; the system releases the lock when its holder dies."""

import contextlib
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO

LOOK_S = 0.2


def locked(descriptor: int) -> bool:
    """Try to lock this file for this process; False if another process holds it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


@contextlib.contextmanager
def alone(path: Path, wait: Callable[[], None] = lambda: None) -> Iterator[IO[str]]:
    """Hold the lock on this file, and yield that; `wait` is called once if another process has it."""
    with path.open("a+") as file:
        if not locked(file.fileno()):
            wait()
            while not locked(file.fileno()):
                time.sleep(LOOK_S)
        yield file
