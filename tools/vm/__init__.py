"""The second interpreter: MicroPython's own VM, in node and on the site. It refuses what CPython accepts and the board
does not.

`run.mjs` runs a script in it. `pack.py` packs the firmware for it as a drive (`romfs.py`), `board.py` is the board
there, whose modules are in `standins.py`; `machine.js` gives that its power, and `play.mjs` plays on it turn by turn.
"""

import os
import shutil
import subprocess
from pathlib import Path

from tools import locks

HERE = Path(__file__).resolve().parent

WINDOWS = os.name == "nt"


class Missing(Exception):
    pass


def run(folder: Path, script: Path) -> str:
    """Run the script in the VM, with the folder as its drive; what it printed."""
    ready()
    command = ["node", "run.mjs", str(folder), str(script)]
    done = subprocess.run(command, cwd=HERE, capture_output=True, text=True, encoding="utf-8", timeout=600)
    if done.returncode:
        raise AssertionError(f"MicroPython's VM stopped:\n{done.stdout}\n{done.stderr}")
    return done.stdout


def ready() -> None:
    """Install the VM if it is not there, or say what is missing."""
    if not shutil.which("node") or not shutil.which("npm"):
        raise Missing("node and npm are not installed")
    with locks.alone(HERE / ".lock"):
        install()


def install() -> None:
    installed = HERE / "node_modules" / ".package-lock.json"  # npm writes it last
    lock = HERE / "package-lock.json"
    if installed.exists() and installed.stat().st_mtime >= lock.stat().st_mtime:
        return
    npm = subprocess.run(
        ["npm", "ci", "--loglevel=error"],
        cwd=HERE,
        capture_output=True,
        text=True,
        encoding="utf-8",
        errors="replace",
        shell=WINDOWS,  # npm is a batch file there
    )
    if npm.returncode:
        raise Missing("npm could not install the VM; is there a network?")
