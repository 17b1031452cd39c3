"""An earlier choice gives way to what is asked for now. It runs in MicroPython's VM, too."""

from firmware.keep.log import SETTINGS
from firmware.ui import settings


def give_way(log, names):
    """Forget what was chosen for these settings: on the board a choice wins over a setting."""
    kept = log.read(SETTINGS)
    if not kept:
        return
    try:
        wished, changed = settings.read(kept)
    except ValueError:
        return  # the game itself reports that it is damaged
    for name in names:
        wished.pop(name, None)
        changed.pop(name, None)
    log.write(SETTINGS, settings.write(wished, changed))
