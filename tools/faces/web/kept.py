"""The address of the last game, kept beside its saves: a page that is still open finds the next game by itself.

The file holds the port and the token. Nobody else may read it: one that others can read, or that is not as it was
written, counts for nothing.
"""

import json
import os
import re
import stat
import sys
from pathlib import Path
from typing import NamedTuple

FILE = "page.json"
PRIVATE = 0o600
TOKEN = re.compile(r"[\w-]{20,64}", re.ASCII)


class Address(NamedTuple):
    port: int
    token: str


def read(folder: Path) -> Address | None:
    """The last one; None if there is none."""
    try:
        with (folder / FILE).open("rb") as file:
            if not _is_ours(os.fstat(file.fileno())):
                return None
            port, token = json.loads(file.read(200))
    except (OSError, ValueError, TypeError):
        return None
    fits = isinstance(port, int) and 0 < port < 1 << 16 and isinstance(token, str) and TOKEN.fullmatch(token)
    return Address(port, token) if fits else None


def _is_ours(file: os.stat_result) -> bool:
    if sys.platform == "win32":  # there the folder is
        return True
    return file.st_uid == os.getuid() and not stat.S_IMODE(file.st_mode) & ~PRIVATE


def write(folder: Path, address: Address) -> None:
    """Keep it; without it the next game has another one, and that is all."""
    beside = folder / f"{FILE}.new"
    try:
        beside.unlink(missing_ok=True)
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE), "w") as file:
            json.dump(address, file)
        beside.replace(folder / FILE)
    except OSError:
        return
