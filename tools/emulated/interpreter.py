"""Chooses the Python that runs the emulator: a PyPy that has it, which is five times as fast, or else this one.

The PyPy is the one that PEGLIGHT_PYPY names, or the `pypy3` on the path. It has the emulator after
`pypy3 -m pip install rp2040py`, in the version of tools/lock.txt.
"""

import functools
import os
import shutil
import subprocess
import sys
from typing import IO

from tools import ROOT
from tools.trouble import Trouble

# -I keeps this computer's settings out of it; the root goes last on sys.path, as everywhere.
BEGIN = f"import sys; sys.path.append({str(ROOT)!r}); "
HAS_EMULATOR = "from tools.emulated import process; import rp2040py.device.base_device"


def command(python: str, program: str) -> list[str]:
    """The command that runs this program, with our modules, in this Python."""
    return [python, "-I", "-W", "ignore", "-c", BEGIN + program]  # the emulator warns when it is not compiled


def start(python: str, program: str, wrong: IO[bytes]) -> tuple[subprocess.Popen, IO[str], IO[str]]:
    """Start the program: the process, its input and its output. What it writes to stderr goes into this file."""
    pipe = subprocess.PIPE
    process = subprocess.Popen(
        command(python, program), stdin=pipe, stdout=pipe, stderr=wrong, text=True, encoding="utf-8"
    )
    assert process.stdin
    assert process.stdout
    return process, process.stdin, process.stdout


@functools.cache
def fastest() -> str:
    named = os.environ.get("PEGLIGHT_PYPY")
    if named and not has_emulator(named):
        raise Trouble(
            f"PEGLIGHT_PYPY names {named}, which cannot run the emulator: install rp2040py there, or unset it."
        )
    found = named or shutil.which("pypy3")
    return found if found and has_emulator(found) else sys.executable


def has_emulator(python: str) -> bool:
    try:
        return not subprocess.run(command(python, HAS_EMULATOR), capture_output=True).returncode
    except OSError:
        return False
