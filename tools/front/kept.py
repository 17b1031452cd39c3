"""Read what a log keeps, and change it. It runs in MicroPython's VM, too."""

from firmware.game import saved
from firmware.game.match import Match
from firmware.keep.log import MATCH, SETTINGS, STATISTICS, Log
from firmware.ui import choices


def match_in(nvm: bytearray) -> Match | None:
    content = Log(nvm).read(MATCH)
    try:
        return saved.load(content, lambda stop: 0) if content else None
    except ValueError:  # the board tells what it cannot read
        return None


def are_saves(content: bytes) -> bool:
    """Return whether this is a log of the firmware's, and not an empty one."""
    log = Log(bytearray(content))
    return log.fault is None and any(log.read(kind) for kind in (MATCH, SETTINGS, STATISTICS))


def give_way(log, names):
    """Forget what was chosen for these settings earlier: on the board a choice wins over a setting."""
    kept = log.read(SETTINGS)
    if not kept:
        return
    try:
        wished, changed = choices.read(kept)
    except ValueError:
        return  # the game itself reports that it is damaged
    for name in names:
        wished.pop(name, None)
        changed.pop(name, None)
    log.write(SETTINGS, choices.write(wished, changed))
