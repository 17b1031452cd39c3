"""The products of a build: the drive as a folder, a zip of it, and a UF2 of the game, with CircuitPython or without."""

import contextlib
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from firmware import VERSION
from tools import CLONE, ROOT, locks
from tools.boards import Board

if CLONE:
    DIST = ROOT / "dist"
else:
    import platformdirs

    DIST = platformdirs.user_cache_path("peglight", appauthor=False)
BUNDLE, GAME, WHOLE = (".zip", ".uf2", "-with-circuitpython.uf2")  # the suffixes of the three files


@dataclass(frozen=True)
class Made:
    """The result of a build."""

    board: Board
    version: str
    folder: Path  # laid out as the drive
    drive_bytes: int  # of the drive once everything is there
    bundle: Path
    game: Path
    whole: Path | None

    def files(self) -> dict[str, bytes]:
        """Return the files of the drive by their places there."""
        files = sorted(file for file in self.folder.rglob("*") if file.is_file())
        return {file.relative_to(self.folder).as_posix(): file.read_bytes() for file in files}


@contextlib.contextmanager
def alone(into: Path) -> Iterator[None]:
    """Hold this folder: a build removes what an earlier one left, so two at once would clash."""
    into.mkdir(parents=True, exist_ok=True)
    with locks.alone(into / ".lock", lambda: print("Another build or copy is at work: this one waits for its end.")):
        yield


def make(into: Path, board: Board, circuitpython: Path | None = None) -> Made:
    """Build everything in this folder."""
    from tools.build import bundle, contents, drive, uf2

    firmware = uf2.firmware(circuitpython, board) if circuitpython else {}
    folder = into / "CIRCUITPY"
    clear(into, board)
    contents.fill(folder, board)
    image = drive.image(folder, board)
    game = uf2.pages(board.drive_address, image)
    stem = f"peglight-{VERSION}-{board.id}"
    whole = into / (stem + WHOLE) if firmware else None
    made = Made(board, VERSION, folder, len(image), into / (stem + BUNDLE), into / (stem + GAME), whole)
    bundle.write(made.bundle, made.files(), board, VERSION)
    made.game.write_bytes(uf2.encode(game, board.chip.uf2_family))
    if whole:
        whole.write_bytes(uf2.encode({**firmware, **game}, board.chip.uf2_family))
    return made


def clear(into: Path, board: Board) -> None:
    """Remove what earlier builds for this board left, of any version."""
    folder = into / "CIRCUITPY"
    if folder.exists():
        shutil.rmtree(folder)
    folder.mkdir(parents=True)
    for ending in (BUNDLE, GAME, WHOLE):
        for old in into.glob(f"peglight-*-{board.id}{ending}"):
            old.unlink()


def last_whole(into: Path, board: Board) -> Path | None:
    """The UF2 with CircuitPython that the last build left; the next one can take CircuitPython from it."""
    left = sorted(into.glob(f"peglight-*-{board.id}{WHOLE}"))
    return left[-1] if left else None
