"""Chooses which part of a playthrough is drawn, and the frames of an animation."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from firmware.device.profiles import Profile
from tools.playthrough import playthrough
from tools.playthrough.playthrough import Playthrough
from tools.playthrough.shots import Shot, taken
from tools.trouble import Trouble

LEAST_MS = 40  # the shortest frame: viewers turn much shorter ones into 100 ms
MOST_MS = 1200  # a long wait is cut short
LAST_MS = 2500  # the last frame, before all begins again

Moment = tuple[str, int]  # the field of a shot that tells it, and its number there


@dataclass
class Scene:
    """`trouble` is what went wrong after these shots, if anything did."""

    profile: Profile
    shots: list[Shot]
    trouble: Trouble | None = None


def seen(file: Path, start: Moment | None = None, end: Moment | None = None) -> Scene:
    scene = shown(playthrough.read(file))
    scene.shots = cut(scene.shots, start, end)
    return scene


def shown(play: Playthrough, told: bool = False) -> Scene:
    """All of a playthrough, `told` with what a display would draw."""
    scene = Scene(play.profile, [])
    try:
        for shot in taken(play, told):
            scene.shots.append(shot)
    except Trouble as trouble:
        scene.trouble = trouble
    return scene


def cut(shots: list[Shot], start: Moment | None, end: Moment | None) -> list[Shot]:
    """The shots from the moment `start` to the moment `end`, both included."""
    last = passed(shots, end) if end else len(shots)
    first = passed(shots, start) if start else 1
    if not first <= last or not last:
        raise Trouble("There is nothing to draw between these moments: let the first be before the last.")
    return shots[max(0, first - 1) : last]


def passed(shots: list[Shot], moment: Moment) -> int:
    """How many shots were taken by then."""
    name, number = moment
    return sum(getattr(shot, name) <= number for shot in shots)


def frames(shots: Iterable[Shot]) -> Iterator[tuple[Shot, int]]:
    """Each frame and its duration in ms. A shot is seen from its `ms` until the next."""
    now: Shot | None = None
    for shot in shots:
        if now is None:
            now = shot
        elif shot.ms - now.ms < LEAST_MS:  # the last one stays
            now = replace(shot, ms=now.ms)
        elif not now.same(shot):
            yield now, min(shot.ms - now.ms, MOST_MS)
            now = shot
    if now is not None:
        yield now, LAST_MS
