"""The .venv that every command runs in: made once, reused while nothing changes, and rebuilt when it is damaged.

It is ready when its stamp, which is written last, names the current lock file and Python, and every installed package
is still there. In any other state it is built from scratch: repairing it piece by piece is not worth it.

Only one set-up runs at a time. If it is killed, the processes that it started may live on and go on writing: the next
set-up waits for those too, before it clears anything away.
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

from tools import locks
from tools.trouble import Trouble

WINDOWS = os.name == "nt"
MENDED = "PEGLIGHT_MENDED"  # set if the parent process has already rebuilt it


def enter(root: Path, words: list[str]) -> None:
    """Return if this process runs in the ready .venv of this root; else make one and restart peg.py inside it."""
    environment = Environment(root)
    had = environment.ready()
    if not had:
        with environment.alone():
            if not environment.ready():
                environment.make()
    if had and environment.inside():
        return
    command = [str(environment.python), "-X", "utf8", str(root / "tools" / "peg.py"), *words]
    if WINDOWS:  # exec there returns to the shell before the program ends
        sys.exit(subprocess.call(command))
    os.execv(command[0], command)


def mend(root: Path) -> bool:
    """Return whether files are missing in the .venv; then the next `enter` rebuilds it. Ask it once only."""
    environment = Environment(root)
    if os.environ.get(MENDED) or environment.whole():
        return False
    os.environ[MENDED] = "1"
    environment.stamp.unlink(missing_ok=True)
    return True


def add(root: Path, lock: Path, modules: Iterable[str]) -> None:
    """Make sure that these modules are in the running .venv; the lock file names what to install."""
    if not all(importlib.util.find_spec(module) for module in modules):
        environment = Environment(root)
        with environment.alone():
            environment.install(lock)
            environment.write_list()
        importlib.invalidate_caches()


class Environment:
    def __init__(self, root: Path):
        self.folder = root / ".venv"
        self.lock = root / "tools" / "lock.txt"
        self.stamp = self.folder / "peglight-ready.txt"
        self.listed = self.folder / "peglight-holds.txt"
        self.log = self.folder / "peglight-setup.log"
        self.python = self.folder / ("Scripts/python.exe" if WINDOWS else "bin/python")
        library = "Lib" if WINDOWS else f"lib/python{sys.version_info[0]}.{sys.version_info[1]}"
        self.packages = self.folder / library / "site-packages"
        self._working = root / ".venv.work.lock"  # held by the processes that set-up starts
        self._lock = root / ".venv.lock"  # held by set-up itself

    @contextlib.contextmanager
    def alone(self) -> Iterator[None]:
        """Hold this .venv: no other set-up runs, and no process that an earlier set-up left behind."""

        def say() -> None:
            tell("Another set-up is at work on .venv: this one waits until that has ended.\n")

        with locks.alone(self._lock, say):
            with locks.alone(self._working, say):
                pass
            yield

    def ready(self) -> bool:
        try:
            return self.python.exists() and self.stamp.read_text("utf-8") == self.wanted() and self.complete()
        except (OSError, UnicodeDecodeError):
            return False

    def complete(self) -> bool:
        """Return whether every installed package and program is there, by name."""
        return set(self.listed.read_text("utf-8").split("\n")) <= set(self._held())

    def write_list(self) -> None:
        self.listed.write_text("\n".join(self._held()), "utf-8")

    def _held(self) -> Iterator[str]:
        for folder in (self.packages, self.python.parent):
            for entry in sorted(folder.iterdir()):
                if entry.name != "__pycache__":
                    yield f"{folder.name}/{entry.name}"

    def whole(self) -> bool:
        """Return whether each package has all of its files; this takes a second."""
        import importlib.metadata

        found = importlib.metadata.distributions(path=[str(self.packages)])
        files = [file for package in found for file in package.files or () if file.suffix != ".pyc"]
        return all(Path(file.locate()).exists() for file in files)

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
            self.write_list()
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
        base = getattr(sys, "_base_executable", sys.executable)  # not the Python of the .venv just cleared
        command = locks.holding(self._working, base, "venv", str(self.folder))
        made = subprocess.run(command, capture_output=True, text=True, errors="replace")
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
        command = locks.holding(self._working, self.python, "pip", "install")
        # A lock names everything, so pip must not look for more: it would come upon releases newer than the lock.
        command += ["--require-hashes", "--no-deps", "--requirement", str(lock)]
        command += ["--progress-bar", "off", "--no-input", "--disable-pip-version-check", "--retries", "2"]
        outside = {**os.environ, "PIP_USER": "0", "PYTHONUTF8": "1"}  # pip refuses to install per user inside a venv
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
    """Return a sentence that says why pip stopped."""
    if re.search(r"HASHES|hashes", said):
        return f"A package is not the one in {lock}, so it was not installed: the details are in {log}."
    if re.search(r"NewConnectionError|NameResolutionError|ConnectTimeout|ReadTimeout|Max retries|ProxyError", said):
        return "The packages could not be fetched: connect this computer to the network and run this again."
    if "No space left" in said:
        return "The disk is full: make room and run this again."
    return f"The packages could not be installed: the details are in {log}; then run this again."


class Progress:
    """The progress of set-up: one line that is rewritten on a terminal, or a line for each step in a file."""

    def __init__(self) -> None:
        self.terminal = sys.stderr.isatty()
        self.step = ""
        self.fetched = 0

    def show(self, line: str) -> None:
        """Follow a line that pip printed."""
        package = re.match(r"Collecting ([A-Za-z0-9._-]+)", line)
        if package:
            self.fetched += 1
            self._say("fetching packages", f"{self.fetched}, {package[1]}")
        elif line.startswith("Installing collected"):
            self._say("installing packages", str(self.fetched))

    def _say(self, step: str, detail: str) -> None:
        if self.terminal:
            columns = shutil.get_terminal_size().columns - 1  # a line that is wrapped is not rewritten
            tell("\r\x1b[K" + f"Setting up .venv: {step} ({detail})"[:columns])
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
