"""Whether closed play was chosen: what boot.py and safemode.py go by."""

from firmware.keep.log import SETTINGS


def is_closed(log, getenv):
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
    try:
        return str(getenv("PEGLIGHT_CLOSED")).strip().lower() == "on"
    except ValueError:  # it cannot be read, which the game tells
        return False
