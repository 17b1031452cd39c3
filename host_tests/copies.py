"""Copy the repository to another folder, for tests that change it or run its commands.

It has no git repository, and uses this Python's .venv, so that nothing needs to be set up.
"""

import os
import shutil
import subprocess
import sys

from tools import ROOT

LEFT_BEHIND = shutil.ignore_patterns(
    *(".git", ".venv*", "dist", "node_modules", "__pycache__", ".*_cache", ".*-cache", ".hypothesis", ".coverage*")
)


def copy_to(folder):
    """Copy the repository there, link the .venv, and return the folder."""
    shutil.copytree(ROOT, folder, ignore=LEFT_BEHIND)
    if sys.platform == "win32":  # linking a folder needs a privilege on Windows; a junction does not
        import _winapi

        _winapi.CreateJunction(sys.prefix, str(folder / ".venv"))
    else:
        (folder / ".venv").symlink_to(sys.prefix, target_is_directory=True)
    return folder


def peg(folder, *words):
    """Run a command of that copy."""
    command = [sys.executable, "-X", "utf8", str(folder / "tools" / "peg.py"), *words]
    own = {name: value for name, value in os.environ.items() if name != "PYTHONPYCACHEPREFIX"}  # one test long
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, encoding="utf-8", env=own)


def git(folder, *words):
    """Run git there as somebody, whoever uses this computer, and return what it says."""
    somebody = ["-c", "user.name=A", "-c", "user.email=a@b.c", "-c", "commit.gpgsign=false", "-c", "tag.gpgsign=false"]
    answer = subprocess.run(["git", *somebody, *words], cwd=folder, capture_output=True, text=True, encoding="utf-8")
    assert answer.returncode == 0, answer.stderr
    return answer.stdout.strip()
