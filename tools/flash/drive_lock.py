"""Only one run at a time may use a drive: a plan is valid only as long as nobody else changes the drive.

The lock is a file on this computer, because the board would notice one on the drive. The system releases it when the
process that holds it dies.
"""

import contextlib
import getpass
import hashlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tools.locks import locked
from tools.trouble import Trouble


@contextlib.contextmanager
def alone_on(drive: Path) -> Iterator[None]:
    """Hold the drive until this ends; Trouble if another run holds it."""
    file = lock_of(drive)
    try:
        opened = file.open("a+")
    except OSError as error:
        raise Trouble(f"{file}, which says who writes to {drive}, cannot be opened: {error.strerror}.") from error
    with opened:
        if not locked(opened.fileno()):
            raise Trouble(f"Another run is writing to {drive}: wait until it is over and run this again.")
        yield


def lock_of(drive: Path) -> Path:
    """Return the lock file of this drive, however it is named; one per user, who could not open each other's."""
    place = f"{user()} {os.path.normcase(os.path.realpath(drive))}".encode("utf-8", "replace")
    return Path(tempfile.gettempdir()) / f"peglight-flash-{hashlib.sha256(place).hexdigest()[:16]}.lock"


def user() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError):  # the user has no name
        return ""
