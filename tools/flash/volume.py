"""A drive that is written to, through four calls: `make_folder`, `put`, `rename` and `remove`.

`write` puts a file under another name and then renames it, so a name on the drive holds a whole file or none.
"""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

from tools.trouble import Trouble

SCRATCH = "peglight-part.tmp"
CHUNK = 0x10000
NOBODYS = ("boot_out.txt", "System Volume Information")  # CircuitPython's and Windows'; names with a dot are macOS's


class Volume:
    def __init__(self, root: Path):
        self.root = root

    def free(self) -> int:
        return shutil.disk_usage(self.root).free

    def names(self) -> Iterator[str]:
        """Every file on the drive but those that CircuitPython and computers keep there."""
        for entry in sorted(self.root.rglob("*")):
            place = entry.relative_to(self.root)
            if entry.is_file() and place.parts[0] not in NOBODYS and not place.parts[0].startswith("."):
                yield place.as_posix()

    def is_file(self, name: str) -> bool:
        return (self.root / name).is_file()

    def read(self, name: str) -> bytes | None:
        """What the file holds, from the drive itself where the system lets go of its memory of it; None without one."""
        path = self.root / name
        if path.is_dir():
            raise Trouble(f"{path} is a folder where Peglight has a file: move it away and run this again.")
        try:
            with path.open("rb") as file:
                if hasattr(os, "posix_fadvise"):
                    os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
                return file.read()
        except (FileNotFoundError, NotADirectoryError):
            return None

    def write(self, name: str, content: bytes) -> None:
        folder = (self.root / name).parent
        if not folder.is_dir():
            self.make_folder(folder)
        self.put(SCRATCH, content)
        self.rename(SCRATCH, name)

    def make_folder(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)

    def put(self, name: str, content: bytes, progress: Callable[[int], None] = lambda size: None) -> None:
        with (self.root / name).open("wb") as file:
            for begin in range(0, len(content), CHUNK):
                chunk = content[begin : begin + CHUNK]
                file.write(chunk)
                file.flush()
                self.sync(file.fileno())
                progress(len(chunk))

    def rename(self, old: str, new: str) -> None:
        (self.root / old).replace(self.root / new)
        self._sync_folder((self.root / new).parent)

    def remove(self, name: str) -> None:
        """Remove the file, and the folders that it leaves empty."""
        path = self.root / name
        path.unlink()
        folder = path.parent
        while folder != self.root and not any(folder.iterdir()):
            folder.rmdir()
            folder = folder.parent
        self._sync_folder(folder)

    def sync(self, descriptor: int) -> None:
        """Wait until it has reached the drive."""
        os.fsync(descriptor)

    def _sync_folder(self, folder: Path) -> None:
        if os.name == "nt":  # there a folder cannot be opened, and is written through
            return
        opened = os.open(folder, os.O_RDONLY)
        try:
            self.sync(opened)
        finally:
            os.close(opened)
