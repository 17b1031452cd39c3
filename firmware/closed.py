"""Closed play, on which boot.py and safemode.py act."""

from firmware.keep.log import SETTINGS
from firmware.keep.toml import read
from firmware.slots import need


def is_closed(log, opened=None):
    """Return whether the menu or, where it decides nothing, settings.toml has closed the board."""
    kept = log.read(SETTINGS)
    if kept:
        try:
            _, chosen = need("firmware.ui.choices").read(kept)
            if "closed" in chosen:
                return chosen["closed"]
        except ValueError:
            pass  # the game tells that it is damaged
    return read(opened)[0].get("PEGLIGHT_CLOSED", "").strip().lower() == "on"
