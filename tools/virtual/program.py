"""A program on the virtual board's drive, boot.py or code.py, run as the runtime runs it.

code.py goes on in main.py and start.py, which are read anew for each run as it is. A folder is the drive: its files are
what the program opens from `/` on, and its settings.toml is what os.getenv reads. Its modules come from the repository.
A sleep lets the board's time go by.
"""

import builtins
import contextlib
import gc
import os
import sys
import time
import types
from collections.abc import Callable, Iterator
from pathlib import Path

from tools import virtual
from tools.virtual import standins
from tools.virtual.board import VirtualBoard

ROOT = Path(__file__).resolve().parent.parent.parent
GOES_ON = ("firmware.main", "firmware.start")  # in these the board is asked for what it has


class PowerOff(BaseException):
    """The power goes: raised by the pace, and nothing of the program runs after it but its `finally`."""


def run(
    name: str,
    drive: Path = ROOT,
    getenv: Callable[[str], object] | None = None,
    sleep: Callable[[float], None] | None = None,
    urandom: Callable[[int], bytes] = os.urandom,
    drops: bool = True,
) -> str:
    """How it ended: `over`, `off` or `restart`. What the program has of `os` and `time` may be something else.

    Where other threads import the firmware too, it must not drop any of it: a module that is gone in the middle of that
    is missed.
    """
    theirs = {
        "os": _like(os, getenv=getenv or _settings(drive / "settings.toml"), urandom=urandom),
        "time": _like(time, sleep=sleep or (lambda seconds: standins.here().pass_ms(round(seconds * 1000)))),
    }

    def opened(file, *how, **words):
        return builtins.open(drive / str(file).lstrip("/"), *how, **words)

    def imported(wanted, *more):
        # for the program alone: whatever else runs in this process has the real ones
        if wanted in GOES_ON:
            theirs[wanted] = types.ModuleType(wanted)
            execute(f"{wanted.replace('.', '/')}.py", vars(theirs[wanted]))
            if wanted == "firmware.main" and not drops:
                theirs[wanted].SELDOM = ()
        return theirs[wanted] if wanted in theirs else builtins.__import__(wanted, *more)

    def execute(name, names):
        names["__builtins__"] = own
        exec(compile((ROOT / name).read_text("utf-8"), name, "exec"), names)

    own = {**vars(builtins), "open": opened, "__import__": imported}
    try:
        with _kept_modules():
            execute(name, {"__name__": "__main__"})
    except PowerOff:
        return "off"
    except standins.Restart:
        return "restart"
    return "over"


def boot(board: VirtualBoard, **theirs) -> None:
    """boot.py and then code.py, again after each restart, until the power goes or the program is over."""
    ended = run("boot.py", **theirs)
    while ended != "off":
        ended = run("code.py", **theirs)
        if ended != "restart":
            return
        gc.collect()  # the parts of the program that ended let go of their pins now, and not of its successor's
        board.restart()
        if board.was_reset:
            board.was_reset = False
            ended = run("boot.py", **theirs)


def alone(name: str) -> None:
    """This program on a new board, whose time stands still."""
    with virtual.powered("raspberry_pi_pico"):
        run(name)


@contextlib.contextmanager
def _kept_modules() -> Iterator[None]:
    """What the program drops of the firmware, which others here hold, comes back after; what it has loaded goes."""
    ours = {name: module for name, module in sys.modules.copy().items() if name.startswith("firmware.")}
    try:
        yield
    finally:
        loaded = [name for name in sys.modules.copy() if name.startswith("firmware.") and name not in ours]
        for name in sorted(loaded, reverse=True):  # a package after what is in it
            del sys.modules[name]
            package, _, short = name.rpartition(".")
            vars(sys.modules[package]).pop(short, None)
        sys.modules.update(ours)
        for name, module in ours.items():
            package, _, short = name.rpartition(".")
            setattr(sys.modules[package], short, module)


def _like(module: types.ModuleType, **others: object) -> types.ModuleType:
    made = types.ModuleType(module.__name__)
    vars(made).update({**vars(module), **others})
    return made


def _settings(file: Path) -> Callable[[str], str | int | None]:
    """As the board reads them: a name, and a number or what stands in quotes. Other words are a ValueError to whoever
    asks for them, as in CircuitPython before 10.2."""
    found: dict[str, str] = {}
    for line in file.read_text("utf-8").splitlines() if file.exists() else ():
        name, is_one, value = (part.strip() for part in line.partition("="))
        if is_one and not name.startswith("#"):
            found[name] = value

    def getenv(name):
        value = found.get(name)
        return value if value is None else value.strip('"') if value.startswith('"') else int(value)

    return getenv
