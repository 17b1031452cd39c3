"""Packages of npm in a folder: its lock has the version and the hash of each."""

import os
import shutil
import subprocess
from pathlib import Path

from tools import locks

WINDOWS = os.name == "nt"


class Missing(Exception):
    pass


def ready(folder: Path) -> None:
    """Install them if they are not there, or say what is missing."""
    if not shutil.which("node") or not shutil.which("npm"):
        raise Missing("node and npm are not installed")
    with locks.alone(folder / ".lock"):
        install(folder)


def install(folder: Path) -> None:
    installed = folder / "node_modules" / ".package-lock.json"  # npm writes it last
    lock = folder / "package-lock.json"
    if installed.exists() and installed.stat().st_mtime >= lock.stat().st_mtime:
        return
    npm = subprocess.run(
        ["npm", "ci", "--loglevel=error"],
        cwd=folder,
        capture_output=True,
        text=True,
        encoding="utf-8",
        errors="replace",
        shell=WINDOWS,  # npm is a batch file there
    )
    if npm.returncode:
        raise Missing("npm could not install what is in its lock; is there a network?")
