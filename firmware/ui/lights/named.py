"""Gestures in words. Nobody can hold a key of a keyboard: others stand for that, and `desk.holds` names them."""

from firmware.ui.lights.gestures import HOLD


def does(desk, gesture: int, what, name=""):
    """What a gesture does; the name may be that of several keys."""
    key = gesture % HOLD
    told = "key-does"
    if gesture >= HOLD:
        if key in desk.holds:
            name = desk.holds[key]
        else:
            told = "key-held"
    return desk.words(told, name or _name(desk, key), what)


def brief(desk, gesture: int):
    """For large letters."""
    key = gesture % HOLD
    if gesture < HOLD:
        return _name(desk, key)
    return desk.holds.get(key) or desk.words("shown-hold", _name(desk, key))


def _name(desk, key):
    return desk.words.list("key-names")[key]
