"""The .venv that every command runs in: made once, reused while nothing changed, mended when half-made.

It is ready when its stamp, written last, names the lock file and the Python that it was made for. In every other
state it is made anew: nothing in it is worth mending piece by piece.
"""

import contextlib
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

from tools.trouble import Trouble

WINDOWS = os.name == "nt"


def enter(root: Path, words: list[str]) -> None:
    """Return when running inside a ready .venv of this root; else make it ready and start peg.py again inside it."""
    environment = Environment(root)
    if not environment.ready():
        with alone(root / ".venv.lock"):
            if not environment.ready():
                environment.make()
    if environment.inside():
        return
    command = [str(environment.python), "-X", "utf8", str(root / "tools" / "peg.py"), *words]
    if WINDOWS:  # its exec returns to the shell before the program ends
        sys.exit(subprocess.call(command))
    os.execv(command[0], command)


def add(root: Path, lock: Path, modules: Iterable[str]) -> None:
    """Have these modules in the .venv, which this Python is that of; the lock file has what is missing."""
    if not all(importlib.util.find_spec(module) for module in modules):
        with alone(root / ".venv.lock"):
            Environment(root).install(lock)
        importlib.invalidate_caches()


class Environment:
    def __init__(self, root: Path):
        self.folder = root / ".venv"
        self.lock = root / "tools" / "lock.txt"
        self.stamp = self.folder / "peglight-ready.txt"
        self.log = self.folder / "peglight-setup.log"
        self.python = self.folder / ("Scripts/python.exe" if WINDOWS else "bin/python")

    def ready(self) -> bool:
        try:
            return self.python.exists() and self.stamp.read_text("utf-8") == self.wanted()
        except (OSError, UnicodeDecodeError):
            return False

    def inside(self) -> bool:
        return self.folder.exists() and os.path.samefile(sys.prefix, self.folder)

    def wanted(self) -> str:
        locked = hashlib.sha256(self.lock.read_bytes()).hexdigest()
        return f"Python {sys.version_info[0]}.{sys.version_info[1]}\nlock {locked}\n"

    def make(self) -> None:
        started = time.monotonic()
        try:
            self._clear()
            self._create()
            self.install(self.lock)
            self.stamp.write_text(self.wanted(), "utf-8")
        except OSError as error:
            raise Trouble(f"The set-up in {self.folder} failed: {error}. Mend that and run this again.") from error
        tell(f"Set up in {time.monotonic() - started:.0f} s; later runs start at once.\n")

    def _clear(self) -> None:
        if self.folder.is_symlink() or (self.folder.exists() and not self.folder.is_dir()):
            raise Trouble(f"{self.folder} is not a folder that peg.py made: move it away and run this again.")
        if self.folder.exists():
            tell("Making .venv anew: it is unfinished, or made for another lock file or Python.\n")
            self.stamp.unlink(missing_ok=True)
            shutil.rmtree(self.folder)

    def _create(self) -> None:
        tell("Setting up .venv, once: this takes about a minute.\n")
        base = getattr(sys, "_base_executable", sys.executable)  # not the one inside the .venv just cleared
        made = subprocess.run([base, "-m", "venv", str(self.folder)], capture_output=True, text=True, errors="replace")
        if made.returncode == 0:
            return
        said = made.stdout + made.stderr
        if "ensurepip" in said or "No module named" in said:
            raise Trouble(
                "This Python lacks its venv module: install it (on Debian and Ubuntu: apt install python3-venv) "
                "and run this again."
            )
        raise Trouble(f"Python could not make {self.folder}: {last_line(said)}. Mend that and run this again.")

    def install(self, lock: Path) -> None:
        command = [str(self.python), "-m", "pip", "install", "--require-hashes", "--requirement", str(lock)]
        command += ["--progress-bar", "off", "--no-input", "--disable-pip-version-check", "--retries", "2"]
        outside = {**os.environ, "PIP_USER": "0", "PYTHONUTF8": "1"}  # a pip told to install per user refuses a venv
        pip = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8", env=outside
        )
        said = []
        progress = Progress()
        try:
            for line in pip.stdout or ():
                said.append(line)
                progress.show(line)
            status = pip.wait()
        finally:
            progress.end()
            pip.kill()
            if pip.stdout:
                pip.stdout.close()
        self.log.write_text("".join(said), "utf-8")
        if status:
            named = lock.relative_to(self.folder.parent).as_posix()
            raise Trouble(reason("".join(said), self.log, named))


def reason(said: str, log: Path, lock: str = "tools/lock.txt") -> str:
    """Why pip stopped, as a sentence."""
    if re.search(r"HASHES|hashes", said):
        return f"A package is not the one in {lock}, so it was not installed: the details are in {log}."
    if re.search(r"NewConnectionError|NameResolutionError|ConnectTimeout|ReadTimeout|Max retries|ProxyError", said):
        return "The packages could not be fetched: connect this computer to the network and run this again."
    if "No space left" in said:
        return "The disk is full: make room and run this again."
    return f"The packages could not be installed: the details are in {log}; then run this again."


class Progress:
    """What set-up is doing: on a terminal one line that is rewritten, in a file a line for each step."""

    def __init__(self) -> None:
        self.terminal = sys.stderr.isatty()
        self.step = ""
        self.fetched = 0

    def show(self, line: str) -> None:
        """Take a line that pip printed."""
        package = re.match(r"Collecting ([A-Za-z0-9._-]+)", line)
        if package:
            self.fetched += 1
            self._say("fetching packages", f"{self.fetched}, {package[1]}")
        elif line.startswith("Installing collected"):
            self._say("installing packages", str(self.fetched))

    def _say(self, step: str, detail: str) -> None:
        if self.terminal:
            tell(f"\r\x1b[KSetting up .venv: {step} ({detail})")
        elif step != self.step:
            tell(f"Setting up .venv: {step}\n")
        self.step = step

    def end(self) -> None:
        if self.terminal:
            tell("\r\x1b[K")


def last_line(text: str) -> str:
    lines = [line for line in text.splitlines() if line.strip()]
    return lines[-1].strip().rstrip(".") if lines else "no reason was given"


def tell(text: str) -> None:
    sys.stderr.write(text)
    sys.stderr.flush()


@contextlib.contextmanager
def alone(path: Path) -> Iterator[None]:
    """Only one set-up at a time; the system lets go of the lock when its holder dies."""
    with path.open("a+") as file:
        while not locked(file.fileno()):
            time.sleep(0.2)
        yield


def locked(descriptor: int) -> bool:
    try:
        if WINDOWS:
            import msvcrt

            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
