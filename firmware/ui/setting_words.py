"""The words that settings go by, apart from their table: any line that is typed may begin with one."""

from firmware.ui.words import is_spelled

# in the order of the table
NAMES: tuple = ("language", "brightness", "palette", "sound", "speech", "animation", "signs", "left", "fits")
NAMES += ("vibration", "mirrored", "turned", "dim_s", "attract_s", "sleep_s", "closed")
# those whose name is short enough for large letters
_BRIEF: tuple = ("animation", "scoring", "colours", "palette", "company", "variant", "rounds", "pegs", "rows")
_BRIEF += ("clock", "zero", "language", "sound", "speech", "vibration", "turned", "mirrored")


def short_of(key):
    """Return the key of its word for large letters."""
    return ("label-" if key in _BRIEF else "menu-") + key


def find(words, text):
    """Return the setting whose word this is, or None."""
    for key in NAMES:
        if is_spelled(key, text) or is_spelled(words(short_of(key)), text):
            return key
    return None
