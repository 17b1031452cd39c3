"""The second interpreter: MicroPython's own VM, in node and on the site. It refuses what CPython accepts and the board
does not.

`run.mjs` runs a script in it. `pack.py` packs the firmware for it as a drive, `board.py` puts the virtual board into it
(tools/virtual); `machine.js` gives that its power, and `play.mjs` plays on it turn by turn.
"""

import subprocess
from pathlib import Path

from tools import npm

HERE = Path(__file__).resolve().parent


def run(folder: Path, script: Path) -> str:
    """Run the script in the VM, with the folder as its drive; return what it printed."""
    npm.ready(HERE)
    command = [npm.node(), "run.mjs", str(folder), str(script)]
    done = subprocess.run(command, cwd=HERE, capture_output=True, text=True, encoding="utf-8", timeout=600)
    if done.returncode:
        raise AssertionError(f"MicroPython's VM stopped:\n{done.stdout}\n{done.stderr}")
    return done.stdout
