"""Carries out a plan, in such an order that the board never starts half a game.

CircuitPython restarts by itself whenever the drive was written to. So main.mpy and boot.py are removed first: without
main.mpy code.py says that the game is not whole, and the board waits, with its drive open. All that changes goes next,
so that a drive needs no room for two versions, and code.py, if it changes, is written before all else. The two come
back last, once everything that they import has been read back and found right. If a copy is cut short, the board says
so, and the next run goes on.
"""

import errno
from collections.abc import Callable, Iterable

from tools.build.contents import STARTED
from tools.flash import manifest
from tools.flash.plan import Plan
from tools.flash.volume import Volume
from tools.trouble import Trouble


def carry_out(plan: Plan, volume: Volume, progress: Callable[[int], None]) -> None:
    """Do what the plan says; `progress` is called with the size of each file that was written."""
    if not plan.work() and plan.listed:
        return
    if plan.work():
        for name in [*reversed(STARTED), *(name for name in plan.aside if name not in STARTED)]:
            if name in plan.aside:
                volume.put_aside(name, plan.aside[name])
            elif volume.is_file(name):
                volume.remove(name)
    for name in plan.removed + plan.changed:
        if volume.is_file(name):
            volume.remove(name)
    if not plan.listed:
        volume.write(manifest.LIST, plan.manifest().dump())
    for name in plan.writes():
        if name not in STARTED:
            _write(plan, volume, name, progress)
    read_back(plan, volume, [name for name in plan.files if name not in STARTED])
    if plan.work():
        for name in STARTED:
            _write(plan, volume, name, progress)
        read_back(plan, volume, STARTED)


def _write(plan: Plan, volume: Volume, name: str, progress: Callable[[int], None]) -> None:
    volume.write(name, plan.files[name])
    progress(len(plan.files[name]))


def read_back(plan: Plan, volume: Volume, names: Iterable[str]) -> None:
    """Check that the drive holds what was written to it."""
    for name in names:
        if volume.read(name) != plan.files[name]:
            raise Trouble(
                f"{name} on the drive {volume.root} is not what was written to it: run this again, and if it says this "
                "again the flash of the board is worn out."
            )


def sentence(error: OSError, volume: Volume) -> str:
    """Return a sentence that says what stopped the copy and what to do."""
    if error.errno == errno.ENOSPC:
        return f"The drive {volume.root} is full: make room on it and run this again, which goes on."
    if error.errno in (errno.EROFS, errno.EACCES, errno.EPERM):
        return (
            f"The drive {volume.root} is read-only to this computer: unplug the board, plug it in again with the back "
            "button held, and run this again."
        )
    return (
        f"The drive {volume.root} was gone or failed in the middle ({error.strerror or error}): plug the board in "
        "again and run this again, which goes on."
    )
