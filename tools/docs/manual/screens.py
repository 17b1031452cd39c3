"""Screens of the board from a playthrough: each note in it becomes a picture, with the note below.

A picture shows the end of its note: of its last half second the moment with the most light, so that what blinks is lit.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from itertools import groupby, zip_longest
from pathlib import Path

from tools.picture import film
from tools.picture.drawing import Look, draw
from tools.playthrough.shots import Shot

BLINK_MS = 500
ACROSS = 3  # pictures side by side
WIDTH = 240  # width of a picture, as shown


@dataclass(frozen=True)
class Screen:
    path: str
    picture: bytes
    note: str
    signs: str  # for screen readers


def drawn(file: Path) -> list[Screen]:
    scene = film.seen(file)
    if scene.trouble:
        raise scene.trouble
    look = Look(caption=False)
    return [
        Screen(
            f"manual/{file.stem}-{number}.svg",
            draw(scene.profile, shot, look).encode("utf-8"),
            shot.caption,
            spelt(shot.signs, scene.profile.width),
        )
        for number, shot in enumerate(moments(scene.shots), 1)
    ]


def moments(shots: list[Shot]) -> Iterator[Shot]:
    """A shot is seen until the next."""
    groups = [list(group) for _, group in groupby(shots, key=lambda shot: shot.caption)]
    for those, after in zip_longest(groups, groups[1:]):
        if those[0].caption:
            end_ms = after[0].ms if after else those[-1].ms
            until_ms = [shot.ms for shot in those[1:]] + [end_ms]
            last = [shot for shot, ms in zip(those, until_ms, strict=True) if ms > end_ms - BLINK_MS]
            yield max(reversed(last), key=lambda shot: sum(map(sum, shot.picture)))


def spelt(signs: str, width: int) -> str:
    """The lines of lights that are not dark."""
    lines = [signs[at : at + width].rstrip() for at in range(0, len(signs), width)]
    return " / ".join(line for line in lines if line)


def shown(screens: list[Screen]) -> Iterator[str]:
    """A table of them, in Markdown."""
    for first in range(0, len(screens), ACROSS):
        row = screens[first : first + ACROSS]
        pictures = [f'<img src="{at.path}" width="{WIDTH}" alt="{escape(at.signs)}">' for at in row]
        yield from [""] if first else []
        yield from (line(pictures), "|---" * len(row) + "|", line([at.note for at in row]))


def line(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"
