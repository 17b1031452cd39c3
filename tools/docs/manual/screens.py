"""Screens of the board from a playthrough: each note in it becomes a picture, with the note below.

In another language the board speaks that language, what it is expected to say is put into it, and notes.LANGUAGE.txt
has the notes. A picture is kept once where the languages show the same.

A picture shows the end of its note: of its last half second the moment with the most light, so that what blinks is lit.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from html import escape
from itertools import groupby, zip_longest
from pathlib import Path

from firmware.ui.words import LANGUAGES
from tools.docs.manual import said
from tools.docs.manual.told import told
from tools.picture import film
from tools.picture.drawing import Look, draw
from tools.playthrough import playthrough
from tools.playthrough.shots import Shot

BLINK_MS = 500
ACROSS = 3  # pictures side by side
WIDTH = 240  # width of a picture, as shown


@dataclass(frozen=True)
class Screen:
    path: str
    picture: bytes
    note: str
    told: str  # what is seen, in words


def drawn(file: Path, language: str = LANGUAGES[0]) -> list[Screen]:
    play = playthrough.read(file)
    said.speak(play, language)
    scene = film.shown(play, told=True)
    if scene.trouble:
        raise scene.trouble
    look = Look(caption=False)
    notes = said.notes(file.parent, language)
    words = said.words(language)
    screens = []
    for number, shot in enumerate(moments(scene.shots), 1):
        name = f"{file.stem}-{number}"
        picture = draw(scene.profile, shot, look).encode("utf-8")
        note = notes.pop(name) if notes else shot.caption
        screens.append(Screen(f"manual/{name}{ending(language)}.svg", picture, note, told(shot, words, language)))
    return screens


def ending(language: str) -> str:
    return "" if language == LANGUAGES[0] else f".{language}"


def shared(screen: Screen, pictures: dict[str, bytes]) -> Screen:
    """This screen, with the picture of the first language where it shows the same."""
    first = f"{screen.path.partition('.')[0]}.svg"
    return replace(screen, path=first) if pictures.get(first) == screen.picture else screen


def moments(shots: list[Shot]) -> Iterator[Shot]:
    """A shot is seen until the next."""
    groups = [list(group) for _, group in groupby(shots, key=lambda shot: shot.caption)]
    for those, after in zip_longest(groups, groups[1:]):
        if those[0].caption:
            end_ms = after[0].ms if after else those[-1].ms
            until_ms = [shot.ms for shot in those[1:]] + [end_ms]
            last = [shot for shot, ms in zip(those, until_ms, strict=True) if ms > end_ms - BLINK_MS]
            yield max(reversed(last), key=lambda shot: sum(map(sum, shot.picture)))


def shown(screens: list[Screen]) -> Iterator[str]:
    """A table of them, in Markdown."""
    for first in range(0, len(screens), ACROSS):
        row = screens[first : first + ACROSS]
        pictures = [f'<img src="{at.path}" width="{WIDTH}" alt="{escape(at.told)}">' for at in row]
        yield from [""] if first else []
        yield from (line(pictures), "|---" * len(row) + "|", line([at.note for at in row]))


def line(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"
