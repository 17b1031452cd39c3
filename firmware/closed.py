"""Whether closed play was chosen: what boot.py and safemode.py go by."""

from firmware.keep import toml
from firmware.keep.log import SETTINGS


def is_closed(log, opened):
    """In the menu, or else in settings.toml."""
    kept = log.read(SETTINGS)
    if kept:
        from firmware.ui import wishes

        try:
            _, chosen = wishes.read(kept)
            if "closed" in chosen:
                return chosen["closed"]
        except ValueError:
            pass  # the game tells that it is damaged
    return toml.read(opened)[0].get("PEGLIGHT_CLOSED", "").strip().lower() == "on"
