"""The inks and signs of the play view, as far as the terminal has them and a person wants them."""

from typing import NamedTuple

from rich.color import Color
from rich.segment import Segment
from rich.style import Style
from textual.color import Color as Ground
from textual.filter import LineFilter

from firmware.ui import inks
from firmware.ui.notation import BLANK, EXACT_SIGN, NEAR_SIGN
from tools.front.light import WHITE, Colour, clear, seen
from tools.front.page import Page
from tools.front.reader import rgb

FAINT: Colour = (130, 130, 144)
PLAIN: Colour = (208, 208, 216)
BRIGHT: Colour = WHITE
PIPS = {EXACT_SIGN: "\N{BLACK DIAMOND}", NEAR_SIGN: "\N{WHITE DIAMOND}", "-": "\N{EN DASH}"}
PALE = 330  # the sum of the channels above which black can be read on it
DISC = "\N{BLACK CIRCLE}"
SWATCH = 6  # colours of a palette that are shown of it


class Look(NamedTuple):
    colour: bool  # otherwise signs alone
    letters: bool  # on the pegs


def ink(colour: Colour, bold: bool = False, underline: bool = False) -> Style:
    return Style(color=Color.from_rgb(*colour), bold=bold, underline=underline)


def ground(colour: Colour) -> Style:
    black = sum(colour) > PALE
    return Style(color=Color.from_rgb(*((0, 0, 0) if black else BRIGHT)), bgcolor=Color.from_rgb(*colour), bold=True)


def _lights_in(name: str) -> list[Colour]:
    """Return the colours of a palette, as a drawing has them."""
    return [clear(seen(rgb(number))) for number in inks.table(name, inks.STEPS - 1)]


def lights_of(page: Page) -> list[Colour]:
    """Return the colour of each digit of a code."""
    lights = _lights_in(page.palette)
    return [lights[inks.BLANK if sign == BLANK else inks.RED + digit] for digit, sign in enumerate(page.letters)]


def swatch(name: str) -> list[tuple[str, Style]]:
    """Return a disc in each of the first colours of a palette."""
    return [(f" {DISC}", ink(light)) for light in _lights_in(name)[inks.RED : inks.RED + SWATCH]]


def pip(sign: str, look: Look) -> str:
    return PIPS.get(sign, "\N{MIDDLE DOT}") if look.colour else sign


class Uncoloured(LineFilter):
    """Takes out every colour for people who have set NO_COLOR; Textual itself would make them greys."""

    def apply(self, segments: list[Segment], background: Ground) -> list[Segment]:
        """Leave each style its meaning for clicks."""
        return [
            Segment(text, style and style.without_color + Style.from_meta(style.meta), control)
            for text, style, control in segments
        ]
