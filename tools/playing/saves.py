"""The saves of this computer: the bytes that a board keeps in its nvm, in a file of the user's.

They lie where the system wants a program's data, or in the folder that PEGLIGHT_DATA or an argument names. One game at
a time keeps them: a second one plays without keeping. A write makes the whole file anew beside the old one and then
takes its place, and a spare bridges the two writes of a rewriting, so whatever ends the program leaves the state before
or after.

    with opened(place()) as (memory, spare, word):
        log = Log(memory, spare)
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.environment import locked
from tools.trouble import Trouble

SIZE = 4096  # as the nvm of an RP2040
FRESH = b"\xff"
IN_USE = "Another game is keeping its saves in {}: this one plays without keeping."


def place(named: str | Path | None = None) -> Path:
    """The folder of the saves: the one named, the one that PEGLIGHT_DATA names, or the system's."""
    chosen = named or os.environ.get("PEGLIGHT_DATA")
    if chosen:
        return Path(chosen).expanduser()
    import platformdirs

    return platformdirs.user_data_path("peglight", appauthor=False)


@contextmanager
def opened(folder: Path) -> Iterator[tuple["Saves | None", "Spare | None", str | None]]:
    """The memory of a log and its spare while the game runs; or none, and the sentence that says why."""
    with spoken(folder):
        folder.mkdir(parents=True, exist_ok=True)
        lock = (folder / "saves.lock").open("a+")
    with lock:  # closing it, and so any end of the program, lets go of it
        if locked(lock.fileno()):
            yield Saves(folder / "saves.bin"), Spare(folder / "saves.spare"), None
        else:
            yield None, None, IN_USE.format(folder)


class Saves:
    """A memory such as `microcontroller.nvm`, kept in a file."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._content = bytearray((read(file) or b"")[:SIZE].ljust(SIZE, FRESH))

    def __len__(self) -> int:
        return SIZE

    def __getitem__(self, places: slice) -> bytes:
        return bytes(self._content[places])

    def __setitem__(self, places: slice, content: bytes) -> None:
        made = bytearray(self._content)
        made[places] = content
        if len(made) != SIZE:
            raise ValueError("the bytes do not fit their place")
        replace(self._file, made)
        self._content = made


class Sector:
    """Saves as the nvm of a board, for a log that has no spare: an erasing reaches the file with what follows it.

    The firmware rewrites its log by erasing everything and writing the header last. Whatever ends the program between
    the two leaves the log before it in the file.
    """

    def __init__(self, saves: "Saves") -> None:
        self._saves = saves
        self._erased: bytearray | None = None  # what there is now, and in the file not yet

    def __len__(self) -> int:
        return len(self._saves)

    def __getitem__(self, places: slice) -> bytes:
        return self._saves[places] if self._erased is None else bytes(self._erased[places])

    def __setitem__(self, places: slice, content: bytes) -> None:
        if len(content) == len(self):
            self._erased = bytearray(content)
        elif self._erased is None:
            self._saves[places] = content
        else:
            self._erased[places] = content
            self._saves[0 : len(self)] = bytes(self._erased)
            self._erased = None


class Spare:
    """The file that holds a new log until the other one is whole."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def read(self) -> bytes | None:
        return read(self._file)

    def write(self, content: bytes) -> None:
        replace(self._file, content)

    def forget(self) -> None:
        with spoken(self._file):
            self._file.unlink(missing_ok=True)


def read(file: Path) -> bytes | None:
    with spoken(file):
        return file.read_bytes() if file.exists() else None


def replace(file: Path, content: bytes) -> None:
    """Put the content in the file's place, all of it or nothing, and see it on the disk."""
    beside = file.with_name(file.name + ".new")
    with spoken(file):
        with beside.open("wb") as made:
            made.write(content)
            made.flush()
            os.fsync(made.fileno())
        os.replace(beside, file)
        if os.name != "nt":  # there a folder cannot be opened; its own journal sees to the name
            folder = os.open(file.parent, os.O_RDONLY)
            try:
                os.fsync(folder)
            finally:
                os.close(folder)


@contextmanager
def spoken(where: Path) -> Iterator[None]:
    """What the system refuses, as a sentence."""
    try:
        yield
    except OSError as error:
        reason = (error.strerror or str(error)).rstrip(".")
        raise Trouble(
            f"The saves cannot be kept in {where}: {reason}. Mend that, or name another folder with PEGLIGHT_DATA."
        ) from error
