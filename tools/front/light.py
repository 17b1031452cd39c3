"""The look of a pixel: the bytes on the wire become the colours of a round, glowing light in a terminal.

A byte is linear: the share of time that a light is on. A screen is not: like the eye, it sees each doubling as one
step, and to the eye a NeoPixel at a tenth of its power is bright. The centre of a light is paler than its rim. A disc
is drawn in half characters: a light of two rows by four columns has four by four of them, each with its own colour.
"""

from functools import lru_cache
from math import hypot, log2

Colour = tuple[int, int, int]
BACKGROUND: Colour = (13, 13, 17)
WHITE: Colour = (255, 255, 255)
OFF: Colour = (28, 28, 33)  # a light that is off
DARKEST = 0.26  # brightness of a light at 1 of 255, if 255 is 1
GAMMA = 1 / 2.2
RADIUS = 0.84  # of the disc, if the edge of its square is at 1
GLOW = 0.18  # share of the light that glows around the disc
PALE = 0.3  # share of white at the centre
LEAST = 3  # the contrast that a shape has with its ground at least, by WCAG 2.2


@lru_cache(maxsize=4096)
def seen(sent: Colour) -> Colour:
    """Return the colour that the eye sees."""
    most = max(sent)
    if not most:
        return OFF
    level = DARKEST + (1 - DARKEST) * (log2(most) / 8) ** 0.9
    red, green, blue = (min(255, round(255 * level * (channel / most) ** GAMMA)) for channel in sent)
    return red, green, blue


def mixed(of: Colour, on: Colour, share: float) -> Colour:
    red, green, blue = (round(on[i] + (of[i] - on[i]) * share) for i in range(3))
    return red, green, blue


@lru_cache(maxsize=256)
def clear(colour: Colour) -> Colour:
    """Make a colour for a drawing: as much paler as it takes to stand out from the ground."""
    paler = (mixed(WHITE, colour, hundredth / 100) for hundredth in range(101))
    return next(colour for colour in paler if contrast(colour, BACKGROUND) >= LEAST)


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast as WCAG 2.2 has it: from 1, none, to 21."""
    darker, lighter = sorted(map(luminance, (one, other)))
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: Colour) -> float:
    red, green, blue = (
        share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4
        for share in (channel / 255 for channel in colour)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@lru_cache(maxsize=32)
def cover(side: int) -> list[list[tuple[float, float, float]]]:
    """Return for each half character, row by row, the share that the disc covers, the glow, and how pale it is."""
    middle = side / 2
    return [[around(hypot(x + 0.5 - middle, y + 0.5 - middle), middle) for x in range(side)] for y in range(side)]


def around(away: float, edge: float) -> tuple[float, float, float]:
    """Return these three so far away from the middle; the glow fades out towards the corners of the square."""
    disc = min(1.0, max(0.0, RADIUS * edge + 0.5 - away))
    return disc, GLOW * max(0.0, 1.5 - away / edge), PALE * max(0.0, 1 - away / edge) ** 0.5


def halves(sent: Colour, side: int) -> list[list[Colour]]:
    """Return the colours of a light, half character by half character, row by row."""
    if sent == (0, 0, 0):
        return [[mixed(OFF, BACKGROUND, disc) for disc, _, _ in line] for line in cover(side)]
    light = seen(sent)
    return [
        [mixed(mixed(WHITE, light, pale), mixed(light, BACKGROUND, glow), disc) for disc, glow, pale in line]
        for line in cover(side)
    ]
