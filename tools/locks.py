"""Locks on files: one holder at a time, on every system; the system releases the lock when its holder dies.

A process that may outlive the one that started it must hold the lock itself: `holding` makes the command for that.
"""

import contextlib
import runpy
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from tools import ROOT

LOOK_S = 0.2
PROGRAM = f"import sys; sys.path.append({str(ROOT)!r}); from tools import locks; locks.run_module()"


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
def alone(path: Path, wait: Callable[[], None] = lambda: None) -> Iterator[None]:
    """Hold the lock on this file; `wait` is called once if another process has it."""
    with path.open("a+") as file:
        if not locked(file.fileno()):
            wait()
            while not locked(file.fileno()):
                time.sleep(LOOK_S)
        yield


def holding(path: Path, python: str | Path, module: str, *words: str) -> list[str]:
    """Return the command for `python -m module words` in a process that holds this lock as long as it lives."""
    return [str(python), "-c", PROGRAM, str(path), module, *words]


def run_module() -> None:
    """Run the module in that process."""
    _, path, *sys.argv = sys.argv
    with alone(Path(path)):
        runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
