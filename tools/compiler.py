"""numba, which compiles Python. It is big, so it is installed when it is first needed.

Books are made with it, and with it the emulated board runs ten times as fast.
"""

import importlib.util

from tools import ROOT

LOCK = ROOT / "tools" / "compiler_lock.txt"
NEEDED = ("numpy", "numba")


def is_here() -> bool:
    return all(importlib.util.find_spec(module) for module in NEEDED)


def add() -> None:
    """Make sure that it is in the running .venv."""
    from tools import environment

    environment.add(ROOT, LOCK, NEEDED)
