"""The products of a build: the drive as a folder, a zip of it, and a UF2 of the game, with CircuitPython or without."""

import contextlib
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from firmware import VERSION
from tools import CLONE, ROOT, circuitpython, locks, uf2
from tools.boards import Board

if CLONE:
    DIST = ROOT / "dist"
else:
    import platformdirs

    DIST = platformdirs.user_cache_path("peglight", appauthor=False)
BUNDLE, GAME, WHOLE = (".zip", ".uf2", "-with-circuitpython.uf2")  # the suffixes of the three files


@dataclass(frozen=True)
class Made:
    board: Board
    files: dict[str, bytes]  # of the drive, by their places there
    drive_bytes: int  # of the drive once everything is there
    bundle: Path
    game: Path
    whole: Path | None
    version = VERSION


@contextlib.contextmanager
def alone(into: Path) -> Iterator[None]:
    """Hold this folder: a build removes what an earlier one left, so two at once would clash."""
    into.mkdir(parents=True, exist_ok=True)
    with locks.alone(into / ".lock", lambda: print("Another build or copy is at work: this one waits for its end.")):
        yield


def make(into: Path, board: Board, download: Path | None = None) -> Made:
    """Build everything in this folder, in place of what earlier builds for this board left, of any version."""
    from tools.build import bundle, contents, drive

    firmware = circuitpython.in_uf2(download, board)[0] if download else {}
    for old in (old for ending in (BUNDLE, GAME, WHOLE) for old in into.glob(f"peglight-*-{board.id}{ending}")):
        old.unlink()
    files = contents.files(board)
    shutil.rmtree(into / "CIRCUITPY", ignore_errors=True)
    lay(files, into / "CIRCUITPY")
    image = drive.image(files, board)
    game = uf2.pages(board.drive_address, image)
    zipped, alone_uf2, whole = (into / f"peglight-{VERSION}-{board.id}{ending}" for ending in (BUNDLE, GAME, WHOLE))
    bundle.write(zipped, files, board, VERSION)
    alone_uf2.write_bytes(uf2.encode(game, board.chip))
    if firmware:
        whole.write_bytes(uf2.encode({**firmware, **game}, board.chip))
    return Made(board, files, len(image), zipped, alone_uf2, whole if firmware else None)


def lay(files: dict[str, bytes], folder: Path) -> None:
    """Write these files to their places in a folder."""
    for name, content in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
