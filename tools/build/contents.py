"""Lay out the drive: the compiled game, the books, the libraries, and the licences of all of them.

safemode.py, boot.py and code.py are not compiled: CircuitPython looks for them by these names at the top of the drive.
"""

import importlib.metadata
from pathlib import Path

from firmware.device.profiles import every
from firmware.engine.book import SMALLEST
from tools import ROOT
from tools.boards import Board
from tools.build import mpy
from tools.build.constants import READ_THERE, board_files

SETTINGS = "settings.toml"
STARTED = ("boot.py", "firmware/main.mpy")  # in this order; without the second code.py says that the game is not whole
SMALL_DRIVE = 600_000  # bytes
SMALL_BOOK = 6_400  # bytes: such a drive has no room for larger ones, but for the one that is played by most
DATA, RECORDINGS = (".book", ".puzzles", ".txt"), (".wav",)

Files = dict[str, bytes]  # by their places on a drive


def files(board: Board) -> Files:
    """Return every file of the drive of this board."""
    made = {Path(source).name: (ROOT / source).read_bytes() for source in READ_THERE}
    for source in board_files():
        if source.as_posix() not in READ_THERE:
            text = (ROOT / source).read_text("utf-8")
            made[source.with_suffix(".mpy").as_posix()] = mpy.compiled(text, source.as_posix())
    made[SETTINGS] = (Path(__file__).parent / SETTINGS).read_bytes()
    made["firmware/LICENSE.txt"] = (ROOT / "LICENSE").read_bytes()
    speaks = any(profile.speaker for profile in every() if board.id in profile.boards)
    for file in data() + (data(RECORDINGS) if speaks else []):
        is_small = file.stem == SMALLEST or (ROOT / file).stat().st_size <= SMALL_BOOK
        if file.suffix != ".book" or is_small or board.drive_size > SMALL_DRIVE:
            made[file.as_posix()] = as_read(ROOT / file)
    for library in board.libraries:
        text = source_of(library).read_text("utf-8")
        made[f"lib/{library}.mpy"] = mpy.compiled(text, f"lib/{library}.py")
        made[f"lib/{library}-LICENSE.txt"] = licence_of(library).encode()
    return dict(sorted(made.items()))


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
    """Return the licence of this library, below the top of its source, which names more owners."""
    package = package_of(library)
    text = next(file for file in package.files or () if file.name == "LICENSE").read_text("utf-8")
    owners = source_of(library).read_text("utf-8").partition("\n\n")[0]
    return f"{library} {package.version}\n\n{owners}\n\n{text}"


def data(kinds: tuple[str, ...] = DATA) -> list[Path]:
    """List the files of the firmware of these kinds, as paths from the root."""
    files = (file.relative_to(ROOT) for file in (ROOT / "firmware").rglob("[!.]*") if file.suffix in kinds)
    return sorted(files)
