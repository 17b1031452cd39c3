"""The buttons of a board by what is printed on them."""

from firmware.ui import palette
from firmware.ui.letters import COLOURS
from tools.playing.light import Colour, seen
from tools.playing.reading import rgb


def colour_of(key: str) -> int:
    """Which colour a button is for, from 0; -1 for one that is for none."""
    return int(key.removeprefix("colour_")) - 1 if key.startswith("colour_") else -1


def key_of(letter: str) -> str:
    """The button for the colour with this letter."""
    return f"colour_{COLOURS.index(letter) + 1}"


def letter_of(key: str) -> str:
    """The letter of its colour, or nothing."""
    colour = colour_of(key)
    return COLOURS[colour] if colour >= 0 else ""


def word_for(key: str) -> str:
    """How a person names a button: by the letter of its colour, or as the profile does."""
    return letter_of(key) or key


def look_of(key: str) -> Colour:
    """How the colour of a button looks."""
    return seen(rgb(palette.table("vivid", palette.STEPS - 1)[colour_of(key) + 1]))
