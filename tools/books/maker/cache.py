"""The folder in which a computer keeps the tables and the journals of its searches."""

import os
from pathlib import Path

from tools import ROOT
from tools.trouble import Trouble


def folder() -> Path:
    """Return the folder that PEGLIGHT_BOOKS names, or one in the root; make it if need be."""
    path = Path(os.environ.get("PEGLIGHT_BOOKS") or ROOT / ".books-cache")
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        raise Trouble(f"{path} cannot be a folder: let PEGLIGHT_BOOKS name another one.") from wrong
    if not os.access(path, os.W_OK):
        raise Trouble(f"Nothing can be written to {path}: let PEGLIGHT_BOOKS name another folder.")
    return path
