"""The choices of a person, as a few bytes: the rules, which are offered first next time, and the settings."""

from firmware.game.agreed import MOST_ROUNDS
from firmware.game.fields import Packing, Unpacking, variant_fields
from firmware.game.modes import MODES, MOST_PLAYERS
from firmware.ui import values

VERSION = 10
_WISHES: tuple = ("mode", "scoring", "deal", "code", "level", "tells", "device", "people", "rounds")
_NEW_WISHES: tuple = ("hard", "clock") + values.OWN_ROWS + values.OWN_GAMES
_CHANGED: tuple = ("language", "brightness", "palette", "sound", "animation", "left", "fits", "closed")
_CHANGED += ("dim_s", "attract_s", "sleep_s")
_NEW_CHANGED = ("signs", "vibration")
_LATER = ("mirrored", "turned")  # what 0.2.0 saved ends before them, and so none was chosen


def dump(desk):
    given = desk.given
    return write({key: wish for key, wish in desk.wishes.items() if given.get(key) != wish}, desk.changed)


def load(desk, content: bytes):
    """Load saved wishes; ValueError if these bytes are none."""
    wishes, changed = read(content)
    desk.wishes.update(wishes)
    language = changed.pop("language", None)
    for key, value in changed.items():
        desk.set(key, value)
    if language:
        try:
            desk.set_language(language)
        except OSError:
            pass  # its table is no longer on the drive


def write(wishes, changed):
    """Return the wishes, and the settings that were changed, as bytes."""
    box = Packing()
    _walk(box, wishes, changed)
    return box.content(VERSION)


def read(content: bytes):
    """Return the wishes and the changed settings in these bytes; ValueError if they are none."""
    wishes: dict = {}
    changed: dict = {}
    box = Unpacking(content, VERSION)
    _walk(box, wishes, changed)
    box.finish()
    return wishes, changed


def _walk(box, wishes, changed):
    for keys, chosen in ((_WISHES, wishes), (_CHANGED, changed), (_NEW_WISHES, wishes), (_NEW_CHANGED, changed)):
        _walk_fields(box, keys, chosen)
    if box.field(int("variant" in wishes), 2):
        wishes["variant"] = variant_fields(box, wishes.get("variant"))
    _walk_fields(box, _LATER, changed)


def _walk_fields(box, keys, chosen):
    for key in keys:
        may_be = _values(key)
        # 0 is for what was never chosen
        place = box.field(may_be.index(chosen[key]) + 1 if key in chosen else 0, len(may_be) + 1)
        if place:
            chosen[key] = may_be[place - 1]


def _values(key):
    if key == "mode":
        return MODES
    if key in ("people", "rounds"):
        return tuple(range((MOST_PLAYERS if key == "people" else MOST_ROUNDS) + 1))
    return values.of(key)
