"""The saves on this computer: what a board keeps in its nvm, kept in a file.

The file lies in the system's folder for a program's data, or in the folder that PEGLIGHT_DATA or an argument names.
Only one game at a time may write it: a second one plays without saving. A write makes a whole new file and then renames
it over the old one. So wherever the program is cut off, the state before or the state after is there.

    with opened(place()) as (memory, in_use):
        log = Log(memory)
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from firmware.keep.log import HEADER
from tools.locks import locked
from tools.trouble import Trouble

FILE = "saves.bin"
SIZE = 4096  # of the nvm of an RP2040
FRESH = b"\xff"
IN_USE = "Another game is keeping its saves in {}: this one plays without keeping."


def place(named: str | Path | None = None) -> Path:
    """Return the folder of the saves: the one given, the one in PEGLIGHT_DATA, or the system's."""
    chosen = named or os.environ.get("PEGLIGHT_DATA")
    if chosen:
        return Path(chosen).expanduser()
    import platformdirs

    return platformdirs.user_data_path("peglight", appauthor=False)


@contextmanager
def opened(folder: Path) -> Iterator[tuple["Saves | None", str | None]]:
    """Yield the memory for a log while the game runs; or none, and a sentence that says why."""
    with spoken(folder):
        folder.mkdir(parents=True, exist_ok=True)
        lock = (folder / "saves.lock").open("a+")
    with lock:  # closing the file releases the lock, and so does any end of the program
        if locked(lock.fileno()):
            yield Saves(folder / FILE), None
        else:
            yield None, IN_USE.format(folder)


class Saves:
    """A memory like `microcontroller.nvm`, in a file.

    A log is rewritten by erasing it all and writing its header last. The file follows in one step, with the header.
    """

    def __init__(self, file: Path) -> None:
        self._file = file
        with spoken(file):
            content = file.read_bytes() if file.exists() else b""
        self._content = bytearray(content[:SIZE].ljust(SIZE, FRESH))

    def __len__(self) -> int:
        return SIZE

    def __getitem__(self, places: slice) -> bytes:
        return bytes(self._content[places])

    def __setitem__(self, places: slice, content: bytes) -> None:
        made = bytearray(self._content)
        made[places] = content
        if len(made) != SIZE:
            raise ValueError("the bytes do not fit their place")
        if made[: 2 * HEADER].strip(FRESH):
            replace(self._file, made)
        self._content = made


def replace(file: Path, content: bytes | bytearray) -> None:
    """Replace the whole file or nothing, and wait until it is on the disk."""
    beside = file.with_name(file.name + ".new")
    with spoken(file):
        with beside.open("wb") as made:
            made.write(content)
            made.flush()
            os.fsync(made.fileno())
        os.replace(beside, file)
        if os.name != "nt":  # Windows cannot open a folder; its journal takes care of the name
            folder = os.open(file.parent, os.O_RDONLY)
            try:
                os.fsync(folder)
            finally:
                os.close(folder)


@contextmanager
def spoken(where: Path) -> Iterator[None]:
    """Turn an error of the system into a sentence."""
    try:
        yield
    except OSError as error:
        reason = (error.strerror or str(error)).rstrip(".")
        raise Trouble(
            f"The saves cannot be kept in {where}: {reason}. Mend that, or name another folder with PEGLIGHT_DATA."
        ) from error
