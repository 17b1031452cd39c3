"""Make in dist/ what goes to a board: the files of its drive, a zip of them, and a UF2 to drop on its bootloader.

The UF2 holds the game alone, for a board that has CircuitPython 10; --circuitpython makes a second one that holds both
and takes a bare board to the game. A UF2 replaces everything on the drive. The same sources make the same bytes.
"""

import argparse
import shutil
from dataclasses import dataclass
from pathlib import Path

from firmware import VERSION
from tools import boards
from tools.boards import Board

SUMMARY = "make the files that go to a board"
ROOT = Path(__file__).resolve().parent.parent.parent
DIST = ROOT / "dist"
NAMES = "names.txt"  # how tracebacks from a board are read
BUNDLE, GAME, WHOLE = (".zip", ".uf2", "-with-circuitpython.uf2")  # how the three names end


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--board",
        default=boards.PICO.id,
        metavar="NAME",
        help=f"for which board: {boards.listed()} (default: %(default)s)",
    )
    parser.add_argument("--circuitpython", type=Path, metavar="FILE.uf2", help="make a UF2 with this inside it too")


def run(options: argparse.Namespace) -> int:
    show(make(DIST, boards.named(options.board), options.circuitpython))
    return 0


@dataclass(frozen=True)
class Made:
    """What a build leaves behind."""

    board: Board
    version: str
    folder: Path  # laid out as the drive
    drive_bytes: int  # of the drive in use when all of it is there
    bundle: Path
    game: Path
    whole: Path | None

    def files(self) -> dict[str, bytes]:
        """What is on the drive, by its place there."""
        files = sorted(file for file in self.folder.rglob("*") if file.is_file())
        return {file.relative_to(self.folder).as_posix(): file.read_bytes() for file in files}


def make(into: Path, board: Board, circuitpython: Path | None = None) -> Made:
    """Build everything anew in this folder."""
    from tools.build import bundle, contents, drive, mpy, shortening, uf2

    firmware = uf2.firmware(circuitpython, board) if circuitpython else None
    folder = into / "CIRCUITPY"
    clear(into, board)
    contents.fill(folder, board)
    image = drive.image(folder, board)
    game = uf2.pages(board.drive_address, image)
    stem = f"peglight-{VERSION}-{board.id}"
    whole = into / (stem + WHOLE) if firmware else None
    made = Made(board, VERSION, folder, len(image), into / (stem + BUNDLE), into / (stem + GAME), whole)
    bundle.write(made.bundle, made.files(), board, VERSION)
    names = shortening.listed([file.as_posix() for file in mpy.board_files() if len(file.parts) > 1])
    (into / NAMES).write_text("".join(f"{line}\n" for line in names), "utf-8", newline="\n")
    made.game.write_bytes(uf2.encode(game, board.uf2_family))
    if whole:
        whole.write_bytes(uf2.encode({**firmware, **game}, board.uf2_family))
    return made


def clear(into: Path, board: Board) -> None:
    """Take away what an earlier build for this board left, of whatever version."""
    folder = into / "CIRCUITPY"
    if folder.exists():
        shutil.rmtree(folder)
    folder.mkdir(parents=True)
    for ending in (BUNDLE, GAME, WHOLE):
        for old in into.glob(f"peglight-*-{board.id}{ending}"):
            old.unlink()


def last_whole(into: Path, board: Board) -> Path | None:
    """The UF2 with CircuitPython inside that the last build left: it can be the CircuitPython of the next."""
    left = sorted(into.glob(f"peglight-*-{board.id}{WHOLE}"))
    return left[-1] if left else None


def show(made: Made) -> None:
    """Print each file with its size and what it takes on the drive."""
    from tools.build import drive

    files = made.files()
    print(f"{'file on the drive':44}{'bytes':>10}{'taken':>10}")
    for name, content in files.items():
        print(f"{name:44}{len(content):10,}{drive.clusters(len(content)) * drive.SECTOR:10,}")
    print(f"{f'{len(files)} files':44}{sum(map(len, files.values())):10,}{made.drive_bytes:10,}", end="")
    print(f"  with the folders, of {made.board.drive_size:,}\n")
    for file in (made.bundle, made.game, made.whole):
        if file:
            print(f"{file.name:58}{file.stat().st_size:12,}")
    print(f"All of it is in {made.folder.parent}.")
