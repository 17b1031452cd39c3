"""Where a computer keeps the tables and the journals of its searches."""

import os
from pathlib import Path

from tools import ROOT


def folder() -> Path:
    """The one that PEGLIGHT_BOOKS names, or one in the root."""
    return Path(os.environ.get("PEGLIGHT_BOOKS") or ROOT / ".books-cache")
