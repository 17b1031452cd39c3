"""numba, which compiles Python. It is big, so it is installed when it is first needed.

Books are made with it, and with it the emulated board runs ten times as fast.
"""

import importlib.util
import os
import sys

from tools import environment
from tools.trouble import Trouble

NEEDED = ("numpy", "numba")


def is_here() -> bool:
    return all(importlib.util.find_spec(module) for module in NEEDED)


def hurry_the_emulator() -> None:
    """Add it for the emulated board, which runs without it, too; PEGLIGHT_NUMBA=off keeps it away."""
    if os.environ.get("PEGLIGHT_NUMBA") == "off":
        return
    try:
        environment.add("compiler")
    except Trouble as trouble:
        print(f"The emulated board runs without numba, and so ten times slower. {trouble}", file=sys.stderr)
