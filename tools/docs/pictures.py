"""Draws the pictures of the documents from the playthroughs beside it.

They are compared by their pixels, because compression depends on the versions of libraries.
"""

from collections.abc import Iterator
from pathlib import Path

from firmware.device import profiles
from tools.picture import compare, files, film
from tools.picture.drawing import Look
from tools.picture.film import Moment

PLAYTHROUGHS = Path(__file__).resolve().parent / "playthroughs"
# the playthrough, the ending of the picture, and where an animation begins
README: tuple[tuple[str, str, Moment | None], ...] = (("play", ".svg", None), ("winning", ".gif", ("line", 19)))
ZOOM = 1


def pages() -> Iterator[tuple[str, bytes]]:
    for name, ending, start in README:
        yield drawn(name, ending, start)
    for profile in profiles.every():
        yield drawn(profile.name, ".png")


def drawn(name: str, ending: str, start: Moment | None = None) -> tuple[str, bytes]:
    """The path of the page, and the picture."""
    scene = film.seen(PLAYTHROUGHS / f"{name}.play", start)
    if scene.trouble:
        raise scene.trouble
    return f"pictures/{name}{ending}", files.made(ending, scene, Look(), ZOOM)


same = compare.same
