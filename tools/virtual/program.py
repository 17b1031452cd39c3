"""A program on the virtual board's drive, boot.py or code.py, run as the runtime runs it.

The files that ask the board for something are read again for each run. A folder is the drive: the program opens its
files under `/`. Modules come from the repository. A sleep lets the board's time pass.
"""

import builtins
import contextlib
import gc
import io
import os
import sys
import time
import types
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from tools import ROOT
from tools.virtual import standins
from tools.virtual.board import VirtualBoard

NEVER_SET = time.gmtime(1577836800)  # the calendar of a board that nobody has told the date: 2020-01-01
# these ask the board what it has
GOES_ON = ("firmware.main", "firmware.start", "firmware.closed", "firmware.keep.toml")


class PowerOff(BaseException):
    """The power goes off: the pace raises this, and only the `finally` blocks of the program still run."""


def run(
    name: str,
    drive: Path = ROOT,
    settings: bytes | None = None,
    sleep: Callable[[float], None] | None = None,
    urandom: Callable[[int], bytes] = os.urandom,
    localtime: Callable[[], time.struct_time] = lambda: NEVER_SET,
) -> str:
    """Run it, and return how it ended: `over`, `off` or `restart`. The program's `os` and `time` may be replaced.

    `settings` is what settings.toml holds, where that is not what the drive has.
    """

    def passes(seconds):
        standins.here().pass_ms(round(seconds * 1000))

    theirs: dict[str, Any] = {
        "os": types.SimpleNamespace(**{**vars(os), "urandom": urandom}),
        "time": types.SimpleNamespace(**{**vars(time), "sleep": sleep or passes, "localtime": localtime}),
    }

    def opened(file, *how, **words):
        if settings is not None and file == "/settings.toml":
            return io.BytesIO(settings)
        return builtins.open(drive / str(file).lstrip("/"), *how, **words)

    def imported(wanted, *more):
        # for the program only: everything else in this process keeps the real ones
        if wanted in GOES_ON:
            theirs[wanted] = types.ModuleType(wanted)
            execute(f"{wanted.replace('.', '/')}.py", vars(theirs[wanted]))
        return theirs[wanted] if wanted in theirs else builtins.__import__(wanted, *more)

    def execute(name, names):
        names.update(__builtins__=own, __file__=name)
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
    """Run boot.py and then code.py, again after each restart, until the power goes off or the program ends."""
    ended = run("boot.py", **theirs)
    while ended != "off":
        ended = run("code.py", **theirs)
        if ended != "restart":
            return
        gc.collect()  # frees the pins of the program that has just ended, before the next one takes them
        board.restart()
        if board.was_reset:
            board.was_reset = False
            ended = run("boot.py", **theirs)


@contextlib.contextmanager
def _kept_modules() -> Iterator[None]:
    """Afterwards, bring back the modules of the firmware that were loaded before, and drop those loaded since."""
    ours = {name: module for name, module in sys.modules.copy().items() if name.startswith("firmware.")}
    try:
        yield
    finally:
        loaded = [name for name in sys.modules.copy() if name.startswith("firmware.") and name not in ours]
        for name in sorted(loaded, reverse=True):  # a package after its modules
            del sys.modules[name]
            package, _, short = name.rpartition(".")
            if package in sys.modules:  # the program may have dropped it
                vars(sys.modules[package]).pop(short, None)
        sys.modules.update(ours)
        for name, module in ours.items():
            package, _, short = name.rpartition(".")
            setattr(sys.modules[package], short, module)
