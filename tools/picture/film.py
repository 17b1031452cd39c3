"""Chooses what of a playthrough is drawn: its end, the moment of each note, or the frames of an animation."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import groupby, pairwise
from pathlib import Path

from firmware.device.profiles import Profile
from tools.playthrough import playthrough
from tools.playthrough.shots import Shot, taken
from tools.trouble import Trouble

LEAST_MS = 40  # the shortest frame that can be seen
MOST_MS = 1200  # a long wait is cut short
LAST_MS = 2500  # the last frame, before all begins again
BLINK_MS = 500

Moment = tuple[str, int]  # the field of a shot that tells it, and its number there


@dataclass
class Scene:
    """The shots of a playthrough, and what went wrong after them, if anything did."""

    profile: Profile
    shots: list[Shot]
    trouble: Trouble | None = None


def play(file: Path, start: Moment | None = None, end: Moment | None = None) -> Scene:
    """Play this file, and return its shots between two moments."""
    played = playthrough.read(file)
    scene = Scene(played.profile, [])
    try:
        for shot in taken(played):
            scene.shots.append(shot)
    except Trouble as trouble:
        scene.trouble = trouble
    scene.shots = cut(scene.shots, start, end)
    return scene


def cut(shots: list[Shot], start: Moment | None, end: Moment | None) -> list[Shot]:
    """Return the shots from the moment `start` to the moment `end`, both included."""
    last = count_until(shots, end) if end else len(shots)
    first = count_until(shots, start) if start else 1
    if not first <= last or not last:
        raise Trouble("There is nothing to draw between these moments: let the first be before the last.")
    return shots[max(0, first - 1) : last]


def count_until(shots: list[Shot], moment: Moment) -> int:
    """Return the number of shots that were taken by then."""
    name, number = moment
    return sum(getattr(shot, name) <= number for shot in shots)


def frames(shots: Iterable[Shot]) -> Iterator[tuple[Shot, int]]:
    """Yield each frame and its duration in ms. A shot is seen from its `ms` until the next."""
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


def noted(shots: list[Shot]) -> Iterator[Shot]:
    """Yield a shot for each note: of its last half second the one with the most light, so that what blinks is lit."""
    groups = [list(group) for _, group in groupby(shots, key=lambda shot: shot.caption)]
    for group, after in pairwise([*groups, []]):
        end_ms = after[0].ms if after else group[-1].ms
        until_ms = [shot.ms for shot in group[1:]] + [end_ms]
        last = [shot for shot, ms in zip(group, until_ms, strict=True) if ms > end_ms - BLINK_MS]
        if group[0].caption:
            yield max(reversed(last), key=lambda shot: sum(map(sum, shot.picture)))
