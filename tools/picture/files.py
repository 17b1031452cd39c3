"""A scene as the content of a file: a drawing, a picture of its last moment, or an animation of all of it."""

import sys

from tools.picture import film
from tools.picture.drawing import Look, draw
from tools.picture.film import Scene

STILL_ZOOM = 2
FILM_ZOOM = 1


def made(ending: str, scene: Scene, look: Look, zoom: float | None = None) -> bytes:
    if ending == ".gif":
        return animation(scene, look, zoom or FILM_ZOOM)
    drawn = draw(scene.profile, scene.shots[-1], look)
    return drawn.encode() if ending == ".svg" else still(drawn, zoom or STILL_ZOOM)


def still(drawn: str, zoom: float) -> bytes:
    from tools.picture.raster import rasteriser

    with rasteriser() as rasterise:
        return rasterise(drawn, zoom)


def animation(scene: Scene, look: Look, zoom: float) -> bytes:
    from tqdm import tqdm

    from tools.picture.gif import gif, opaque
    from tools.picture.raster import rasteriser

    frames = list(film.frames(scene.shots))
    drawn = [draw(scene.profile, shot, look) for shot, _ in frames]
    pictures = {}  # what blinks is drawn once
    with rasteriser() as rasterise:
        for each in tqdm(dict.fromkeys(drawn), "drawing", unit=" frames", file=sys.stderr, disable=None, leave=False):
            pictures[each] = opaque(rasterise(each, zoom))
    lit = {light for shot, _ in frames for light in shot.picture}
    return gif([pictures[each] for each in drawn], [ms for _, ms in frames], lit)
