"""What goes onto the drive: what CircuitPython starts as it is, everything else compiled, the books, the libraries.

safemode.py, boot.py and code.py stay readable: CircuitPython looks for them by these names, at the top of the drive.
"""

import importlib.util
import shutil
from pathlib import Path

from tools.boards import Board
from tools.build import mpy

ROOT = mpy.ROOT
SETTINGS = "settings.toml"
STARTED = ("boot.py", "code.py")  # by CircuitPython, in this order
IN_SAFE_MODE = "firmware/safemode.py"  # started instead of both
AS_THEY_ARE = (*STARTED, IN_SAFE_MODE)


def fill(folder: Path, board: Board) -> None:
    """Lay out the drive in an empty folder."""
    compiled(folder, board)
    for file in folder.rglob("*.mpy"):
        mpy.stamp(file)
    for source in AS_THEY_ARE:
        (folder / source).with_suffix(".mpy").unlink()  # it was compiled to see that it can be
        shutil.copyfile(ROOT / source, folder / Path(source).name)
    for file in data():
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / file, folder / file)
    shutil.copyfile(Path(__file__).parent / SETTINGS, folder / SETTINGS)


def compiled(folder: Path, board: Board) -> None:
    """Every Python file of the drive, as mpy-cross writes it."""
    mpy.compile_into(folder, mpy.board_files())
    (folder / "lib").mkdir()
    for library in board.libraries:
        mpy.compile_file(source_of(library), folder / "lib" / f"{library}.mpy", f"lib/{library}.py")


def source_of(library: str) -> Path:
    """Where set-up put this library."""
    return Path(importlib.util.find_spec(library).origin)


def data() -> list[Path]:
    """The files of the firmware that are not Python, as paths from the root."""
    files = [file.relative_to(ROOT) for file in (ROOT / "firmware").rglob("*") if file.is_file()]
    hidden = [file for file in files if any(part.startswith(".") for part in file.parts)]
    return sorted(file for file in files if file.suffix not in (".py", ".pyc") and file not in hidden)
