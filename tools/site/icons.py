"""The icons of the site: a few lights of a board, drawn as in its picture."""

from collections.abc import Iterator

from firmware.ui import palette
from firmware.ui.lights import inks
from tools.front.reader import rgb
from tools.picture.lights import lights
from tools.picture.plan import BOARD, PITCH, Plan
from tools.picture.raster import rasteriser
from tools.picture.svg import box, page
from tools.playthrough.shots import Shot

ROWS = ((inks.RED, inks.GREEN, inks.BLUE), (inks.YELLOW, inks.DARK, inks.PURPLE), (inks.EXACT, inks.EXACT, inks.NEAR))
SIDE = 240  # with so much around the lights that a round frame cuts none off
SIZES = {"icon-192.png": 192, "icon-512.png": 512}


def drawing() -> str:
    colours = [rgb(palette.table("vivid", palette.STEPS - 1)[ink]) for row in ROWS for ink in row]
    middle = (SIDE - PITCH * (len(ROWS) - 1)) / 2
    points = tuple((middle + PITCH * column, middle + PITCH * row) for row in range(len(ROWS)) for column in range(3))
    shot = Shot(0, colours, " " * len(colours), frozenset(), (), "", 0)
    return page(SIDE, SIDE, [box(0, 0, SIDE, SIDE, 0, BOARD), *lights(Plan(SIDE, SIDE, points, ()), shot, False)])


def drawn() -> Iterator[tuple[str, bytes]]:
    with rasteriser() as rasterise:
        for name, size in SIZES.items():
            yield name, rasterise(drawing(), size / SIDE)
