"""Starts a program of ours in a process of its own, with a pipe either way."""

import subprocess
import sys
from typing import IO

from tools import ROOT

# -I keeps this computer's settings out of it, and -W a word of the emulator where that is not compiled; the root goes
# last on sys.path, as everywhere.
BEGIN = f"import sys; sys.path.append({str(ROOT)!r}); "


def start(program: str, wrong: IO[bytes]) -> tuple[subprocess.Popen, IO[str], IO[str]]:
    """Start the program: the process, its input and its output. What it writes to stderr goes into this file."""
    command = [
        sys.executable,
        "-I",
        "-W",
        "ignore",
        "-c",
        BEGIN + program,
    ]
    pipe = subprocess.PIPE
    process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=wrong, text=True, encoding="utf-8")
    assert process.stdin
    assert process.stdout
    return process, process.stdin, process.stdout
