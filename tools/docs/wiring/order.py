"""The picture of the pixel order: which pixel of the chain shows which place, as the person holds the lights."""

import itertools
import math

from firmware.device.wiring import way
from tools.docs.wiring.svg import GREY, INK, PAPER, Drawing

CELL = 46
EDGE = 40
TOP = 84
GREEN, PATH, JUMP = "#1a7f37", "#54aeff", "#8c959f"


def draw(profile) -> bytes:
    places = way(profile.width, profile.height, **profile.wiring)
    middles = [
        (EDGE + CELL * (place % profile.width + 0.5), TOP + CELL * (place // profile.width + 0.5)) for place in places
    ]
    width = max(330, 2 * EDGE + CELL * profile.width)
    drawing = Drawing(width, TOP + CELL * profile.height + 64, f"Peglight {profile.name}: the order of the pixels")
    drawing.words(EDGE - 4, 34, f"{profile.name}: the chain, from DIN", 17, bold=True)
    drawing.words(EDGE - 4, 58, "as you hold it", 15, colour=GREY)
    steps = list(itertools.pairwise(middles))
    jumps = [step for step in steps if math.dist(*step) > CELL]
    for step in steps:
        if step in jumps:
            drawing.line([*step], JUMP, 1.5, dashes="5 4")
        else:
            drawing.line([*step], PATH, 6)
    for pixel, (x, y) in enumerate(middles):
        drawing.dot(x, y, 17, GREEN if pixel == 0 else PAPER, GREEN if pixel == 0 else GREY)
        drawing.words(x, y, str(pixel), 15, "middle", PAPER if pixel == 0 else INK, bold=pixel == 0)
    bottom = TOP + CELL * profile.height + 30
    drawing.line([(EDGE, bottom), (EDGE + 30, bottom)], PATH, 6)
    drawing.words(EDGE + 40, bottom, "to the next pixel", 15)
    if jumps:
        drawing.line([(EDGE + 180, bottom), (EDGE + 210, bottom)], JUMP, 1.5, dashes="5 4")
        drawing.words(EDGE + 220, bottom, "and back", 15)
    return drawing.content()
