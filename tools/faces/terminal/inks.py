"""The inks and signs of the play view; which there are follows from the terminal, and from what a person wants."""

from typing import NamedTuple

from rich.color import Color
from rich.style import Style

from firmware.ui import palette
from firmware.ui.faces.lights import inks
from firmware.ui.notation import BLANK, EXACT_SIGN, NEAR_SIGN
from tools.front.light import Colour, clear, seen
from tools.front.reader import rgb

FAINT: Colour = (130, 130, 144)
PLAIN: Colour = (208, 208, 216)
BRIGHT: Colour = (255, 255, 255)
PIPS = {EXACT_SIGN: "\N{BLACK DIAMOND}", NEAR_SIGN: "\N{WHITE DIAMOND}"}
PALE = 330  # the sum of the channels above which black can be read on it


class Look(NamedTuple):
    """Whether there is colour, and whether pegs have their letters."""

    colour: bool
    letters: bool


def ink(colour: Colour, bold: bool = False, underline: bool = False) -> Style:
    return Style(color=Color.from_rgb(*colour), bold=bold, underline=underline)


def ground(colour: Colour) -> Style:
    black = sum(colour) > PALE
    return Style(color=Color.from_rgb(*((0, 0, 0) if black else BRIGHT)), bgcolor=Color.from_rgb(*colour), bold=True)


def lights_of(name: str) -> list[Colour]:
    """Return the colours of a palette, as a drawing has them."""
    return [clear(seen(rgb(number))) for number in palette.table(name, palette.STEPS - 1)]


def of_peg(letter: str, digit: int) -> int:
    return inks.BLANK if letter == BLANK else inks.RED + digit


def pip(sign: str, look: Look) -> str:
    return PIPS.get(sign, "\N{EN DASH}" if sign == "-" else "\N{MIDDLE DOT}") if look.colour else sign
