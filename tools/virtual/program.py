"""A program on the virtual board's drive, boot.py or code.py, run as the runtime runs it.

A folder is the drive: its files are what the program opens from `/` on, and its settings.toml is what os.getenv reads.
Its modules come from the repository. A sleep lets the board's time go by.
"""

import builtins
import contextlib
import os
import sys
import time
import types
from collections.abc import Iterator
from pathlib import Path

from tools.virtual import standins

ROOT = Path(__file__).resolve().parent.parent.parent


class PowerOff(BaseException):
    """The power goes: raised by the pace, and nothing of the program runs after it but its `finally`."""


def run(name: str, drive: Path = ROOT) -> str:
    """How it ended: `over`, `off` or `restart`."""
    source = (ROOT / name).read_text("utf-8")

    def opened(file, *how, **words):
        return builtins.open(drive / str(file).lstrip("/"), *how, **words)

    with _modules(drive):
        try:
            exec(compile(source, name, "exec"), {"__name__": "__main__", "open": opened})
        except PowerOff:
            return "off"
        except standins.Restart:
            return "restart"
    return "over"


@contextlib.contextmanager
def _modules(drive: Path) -> Iterator[None]:
    """The program's own `os` and `time`; and what it drops of the firmware, which others hold, comes back after."""
    settings = _settings(drive / "settings.toml")
    theirs = {
        "os": _like(os, getenv=settings.get),
        "time": _like(time, sleep=lambda seconds: standins.here().pass_ms(round(seconds * 1000))),
    }
    ours = {name: module for name, module in sys.modules.items() if name.startswith("firmware.")}
    before = {name: sys.modules[name] for name in theirs} | ours
    sys.modules.update(theirs)
    try:
        yield
    finally:
        sys.modules.update(before)
        for name, module in ours.items():
            package, _, short = name.rpartition(".")
            setattr(sys.modules[package], short, module)


def _like(module: types.ModuleType, **others: object) -> types.ModuleType:
    made = types.ModuleType(module.__name__)
    vars(made).update({**vars(module), **others})
    return made


def _settings(file: Path) -> dict[str, str | int]:
    """As the board reads them: a name, and a number or what stands in quotes."""
    found: dict[str, str | int] = {}
    for line in file.read_text("utf-8").splitlines() if file.exists() else ():
        name, is_one, value = (part.strip() for part in line.partition("="))
        if is_one and not name.startswith("#"):
            found[name] = value.strip('"') if value.startswith('"') else int(value)
    return found
