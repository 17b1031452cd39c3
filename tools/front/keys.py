"""The buttons of a board, by the letters printed on them."""

from firmware.device.profiles import Profile, way
from firmware.ui import inks
from firmware.ui.notation import COLOURS, DIGITS
from tools.front.light import Colour, seen
from tools.front.reader import rgb

TURNED = ("up", "down")


def colour_of(key: str) -> int:
    """Return the colour that a button stands for, from 0; -1 if it stands for none."""
    return int(key.removeprefix("colour_")) - 1 if key.startswith("colour_") else -1


def key_of(letter: str) -> str:
    """Return the button for the colour with this letter."""
    return f"colour_{COLOURS.index(letter) + 1}"


def colour_typed(sign: str | None, letters: str = COLOURS) -> int:
    """Return the colour that a letter or a digit stands for at a keyboard, from 0; -1 if it stands for none."""
    if not sign or len(sign) != 1:
        return -1
    return max(letters.find(sign.upper()), DIGITS.find(sign))


def pins_of(profile: Profile, key: str) -> tuple[str, ...]:
    """Return the pins that a key moves, in this order: a knob that is turned moves two."""
    if profile.knob and key in TURNED:
        return profile.buttons[key], profile.buttons[TURNED[1 - TURNED.index(key)]]
    return (profile.buttons[key],)


def pad_of(key: str) -> int:
    """Return the number of a pad, a key that has a light beneath it, from 0; -1 if it is none."""
    return int(key.removeprefix("pad_")) - 1 if key.startswith("pad_") else -1


def pads_of(profile: Profile) -> list[str]:
    """Return the pads, as they lie: row by row."""
    pads = [key for key in profile.buttons if pad_of(key) >= 0]
    if not pads:
        return []
    places = way(profile.width, profile.height, **profile.wiring)
    return sorted(pads, key=lambda pad: places[pad_of(pad)])


def letter_of(key: str) -> str:
    """Return the letter of the colour that this button stands for, or nothing."""
    colour = colour_of(key)
    return COLOURS[colour] if colour >= 0 else ""


def word_for(key: str) -> str:
    """Return the word for a button: the letter of its colour, or else its name in the profile."""
    return letter_of(key) or key


def look_of(key: str) -> Colour:
    """Return the colour to draw a colour button in."""
    return seen(rgb(inks.table("vivid", inks.STEPS - 1)[colour_of(key) + 1]))
