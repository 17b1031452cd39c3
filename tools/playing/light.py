"""What a pixel looks like: from the bytes on the wire to the colours of a terminal, as a round light that glows.

A byte is the share of time that a light is on, so it counts light itself; a screen counts as the eye does, for which a
NeoPixel at a tenth of its power is bright: each doubling of the light is about as much. The heart of a light is paler
than its rim. A disc is made of halves of characters: a light that takes two rows of four columns has four by four of
them, each of its own colour.
"""

from functools import lru_cache
from math import log2

Colour = tuple[int, int, int]
BACKGROUND: Colour = (13, 13, 17)
WHITE: Colour = (255, 255, 255)
OFF: Colour = (28, 28, 33)  # the body of a light that is dark
DARKEST = 0.26  # a light at 1 of 255, where one at 255 is 1
GAMMA = 1 / 2.2
GLOW = 0.18  # of the light, around the disc
PALE = 0.3  # at the heart


@lru_cache(maxsize=4096)
def seen(sent: Colour) -> Colour:
    """What the eye sees of this light."""
    most = max(sent)
    if not most:
        return OFF
    level = DARKEST + (1 - DARKEST) * (log2(most) / 8) ** 0.9
    red, green, blue = (min(255, round(255 * level * (channel / most) ** GAMMA)) for channel in sent)
    return red, green, blue


def mixed(of: Colour, on: Colour, share: float) -> Colour:
    red, green, blue = (round(on[i] + (of[i] - on[i]) * share) for i in range(3))
    return red, green, blue


@lru_cache(maxsize=32)
def cover(side: int) -> list[list[tuple[float, float, float]]]:
    """For each half character of a light, row by row: how much of it the disc covers, the glow, and how pale it is."""
    return [[(covered(x, y, side), *around(x, y, side)) for x in range(side)] for y in range(side)]


def covered(x: int, y: int, side: int) -> float:
    steps = 4
    radius = side * 0.42
    inside = 0
    for step in range(steps * steps):
        across = x + (step % steps + 0.5) / steps - side / 2
        down = y + (step // steps + 0.5) / steps - side / 2
        inside += across * across + down * down <= radius * radius
    return inside / steps**2


def around(x: int, y: int, side: int) -> tuple[float, float]:
    """The glow, which is gone at the corners of the light's square, and the pale heart."""
    away = ((x + 0.5 - side / 2) ** 2 + (y + 0.5 - side / 2) ** 2) ** 0.5 / (side / 2)
    return GLOW * max(0.0, 1.5 - away), PALE * max(0.0, 1 - away) ** 0.5


def halves(sent: Colour, side: int) -> list[list[Colour]]:
    """The colours of a light, half character by half character, row by row."""
    if sent == (0, 0, 0):
        return [[mixed(OFF, BACKGROUND, disc) for disc, _, _ in line] for line in cover(side)]
    light = seen(sent)
    return [
        [mixed(mixed(WHITE, light, pale), mixed(light, BACKGROUND, glow), disc) for disc, glow, pale in line]
        for line in cover(side)
    ]
