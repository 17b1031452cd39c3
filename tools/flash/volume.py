"""A drive; five calls change it: `make_folder`, `put`, `rename`, `put_aside` and `remove`.

`write` writes a file under another name and then renames it, so a name on the drive has a whole file or none. FAT has
no links, so a drive with one is none of a board's, and nothing is done to it: a link might lead off the drive.
"""

import os
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from tools.trouble import Trouble

SCRATCH = "peglight-part.tmp"
CHUNK = 0x10000
NOBODYS = ("boot_out.txt", "System Volume Information")  # CircuitPython's and Windows'; names with a dot are macOS's


class Volume:
    def __init__(self, root: Path):
        self.root = root

    def refuse_links(self) -> None:
        for entry in self.root.rglob("*"):
            if entry.is_symlink():
                raise Trouble(f"{entry} is a link, and a board's drive has none: remove it and run this again.")

    def free(self) -> int:
        return shutil.disk_usage(self.root).free

    def names(self) -> Iterator[str]:
        """Yield every file on the drive, except those that CircuitPython and operating systems keep there."""
        for entry in sorted(self.root.rglob("*")):
            place = entry.relative_to(self.root)
            if entry.is_file() and place.parts[0] not in NOBODYS and not place.parts[0].startswith("."):
                yield place.as_posix()

    def is_file(self, name: str) -> bool:
        return (self.root / name).is_file()

    def size(self, name: str) -> int:
        return (self.root / name).stat().st_size

    def read(self, name: str, most: int = -1) -> bytes | None:
        """Return the content of the file, or None; read the drive itself where the system can drop its cache."""
        path = self.root / name
        if path.is_dir():
            raise Trouble(f"{path} is a folder where Peglight has a file: move it away and run this again.")
        if not path.is_file():
            return None
        with path.open("rb") as file:
            if sys.platform == "linux":
                os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
            return file.read(most)

    def write(self, name: str, content: bytes) -> None:
        folder = (self.root / name).parent
        if not folder.is_dir():
            self.make_folder(folder)
        self.put(SCRATCH, content)
        self.rename(SCRATCH, name)

    def make_folder(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)

    def put(self, name: str, content: bytes, progress: Callable[[int], None] = lambda size: None) -> None:
        """Write a new file; never into an existing one, which may be a link."""
        path = self.root / name
        path.unlink(missing_ok=True)
        with path.open("xb") as file:
            for begin in range(0, len(content), CHUNK):
                chunk = content[begin : begin + CHUNK]
                file.write(chunk)
                file.flush()
                self.sync(file.fileno())
                progress(len(chunk))

    def rename(self, old: str, new: str) -> None:
        (self.root / old).replace(self.root / new)
        self._sync_folder((self.root / new).parent)

    def put_aside(self, old: str, new: str) -> None:
        """Rename a person's file, if the new name is still free."""
        if (self.root / new).exists():
            raise Trouble(f"{new} has come onto the drive {self.root} meanwhile: run this again.")
        self.rename(old, new)

    def remove(self, name: str) -> None:
        """Remove the file, and the folders that are empty then."""
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
        if os.name == "nt":  # Windows cannot open a folder, and needs no sync of it
            return
        opened = os.open(folder, os.O_RDONLY)
        try:
            self.sync(opened)
        finally:
            os.close(opened)
