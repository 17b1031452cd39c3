"""Lay out the drive: the compiled game, the books, the libraries, and the licences of all of them.

safemode.py, boot.py and code.py are not compiled: CircuitPython looks for them by these names at the top of the drive.
"""

import importlib.metadata
import shutil
from pathlib import Path

from firmware.device.profiles import every
from firmware.engine.book import SMALLEST
from tools import ROOT
from tools.boards import Board
from tools.build import mpy
from tools.build.constants import READ_THERE

SETTINGS = "settings.toml"
STARTED = ("boot.py", "code.py")  # CircuitPython starts these, in this order; in safe mode it starts another
SMALL_DRIVE = 600_000  # bytes
SMALL_BOOK = 6_400  # bytes: such a drive has no room for larger ones, but for the one that is played by most
HOLDER = "# SPDX-FileCopyrightText: "


def fill(folder: Path, board: Board) -> None:
    """Lay out the drive in an empty folder."""
    mpy.compile_into(folder, mpy.board_files())
    for source in READ_THERE:
        (folder / source).with_suffix(".mpy").unlink()  # it was compiled only as a check
        shutil.copyfile(ROOT / source, folder / Path(source).name)
    for file in data() + (recordings() if speaks(board) else []):
        if file.suffix != ".book" or board.drive_size > SMALL_DRIVE or is_small(file):
            (folder / file).parent.mkdir(parents=True, exist_ok=True)
            (folder / file).write_bytes(as_read(ROOT / file))
    shutil.copyfile(Path(__file__).parent / SETTINGS, folder / SETTINGS)
    shutil.copyfile(ROOT / "LICENSE", folder / "firmware" / "LICENSE.txt")
    for library in board.libraries:
        mpy.compile_file(source_of(library), folder / "lib" / f"{library}.mpy", f"lib/{library}.py")
        (folder / "lib" / f"{library}-LICENSE.txt").write_text(licence_of(library), "utf-8", newline="\n")


def is_small(book: Path) -> bool:
    return book.stem == SMALLEST or (ROOT / book).stat().st_size <= SMALL_BOOK


def as_read(file: Path) -> bytes:
    """Return a file as the board reads it: of the remarks on top of a table of words it needs one sign alone."""
    content = file.read_bytes()
    if file.suffix != ".txt":
        return content
    return b"#\n" + b"".join(line for line in content.splitlines(keepends=True) if not line.startswith(b"#"))


def source_of(library: str) -> Path:
    """Return the source of this library of Adafruit's in the .venv."""
    return Path(str(package_of(library).locate_file(f"{library}.py")))


def package_of(library: str) -> importlib.metadata.Distribution:
    return importlib.metadata.distribution(f"adafruit-circuitpython-{library}")


def licence_of(library: str) -> str:
    """Return the licence of this library, with the copyright lines of its source."""
    package = package_of(library)
    text = next(file for file in package.files or () if file.name == "LICENSE").read_text("utf-8")
    source = source_of(library).read_text("utf-8").splitlines()
    holders = "".join(f"Copyright (c) {line.removeprefix(HOLDER)}\n" for line in source if line.startswith(HOLDER))
    return f"{library} {package.version}\n\n{holders}\n{text}"


def data() -> list[Path]:
    """List the files of the firmware that are not Python, as paths from the root."""
    files = [file.relative_to(ROOT) for file in (ROOT / "firmware").rglob("*") if file.is_file()]
    hidden = [file for file in files if any(part.startswith(".") for part in file.parts)]
    return sorted(file for file in files if file.suffix not in (".py", ".pyc", ".wav") and file not in hidden)


def recordings() -> list[Path]:
    """List those of a board that speaks, as paths from the root."""
    return sorted(file.relative_to(ROOT) for file in (ROOT / "firmware").rglob("*.wav"))


def speaks(board: Board) -> bool:
    return any(profile.speaker for profile in every() if board.id in profile.boards)
