"""A moment of a board, or an animation of several, as an SVG drawing: the same moments, the same bytes.

The board has the colours that the eye sees. Beside it, or below a wide one, stand the last lines of the console, and a
caption below all.
"""

import textwrap
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import NamedTuple

from firmware.device.profiles import Profile
from tools.picture.buttons import buttons
from tools.picture.lights import lights
from tools.picture.plan import BOARD, EDGE, Plan, planned
from tools.picture.svg import GRADIENT, box, element, page, text
from tools.playthrough.shots import Shot

PAGE = "#0b0b0f"
ROUNDED = 22
SIZE = 12  # of the text
SIGN = 7.2  # the width of one of its signs
LINE = 18  # from line to line
GAP = 20
ACROSS = 64  # signs, beside a board


@dataclass(frozen=True)
class Look:
    """The choice of things to draw around the lights, letters on them among these."""

    letters: bool = False
    console: int = 0  # how many of its last lines
    caption: bool = True


class Drawn(NamedTuple):
    width: float
    height: float
    parts: tuple[str, ...]


def draw(profile: Profile, shot: Shot, look: Look) -> str:
    """Return a drawing of this moment."""
    width, height, parts = drawn(profile, shot, look)
    return page(width, height, [box(0, 0, width, height, ROUNDED, PAGE), *parts])


def animate(profile: Profile, frames: Sequence[tuple[Shot, int]], look: Look) -> str:
    """Return a drawing that repeats these frames, each for its duration in ms: things that never change stand still."""
    drawings = [drawn(profile, shot, look) for shot, _ in frames]
    ends_ms = list(accumulate(ms for _, ms in frames))
    still = set.intersection(*(set(drawing.parts) for drawing in drawings))
    colours = dict.fromkeys(part for drawing in drawings for part in drawing.parts if part.startswith(GRADIENT))
    spans: dict[tuple[str, ...], list[tuple[int, int]]] = {}
    for drawing, span in zip(drawings, pairwise([0, *ends_ms]), strict=True):
        moving = tuple(part for part in drawing.parts if part not in still and part not in colours)
        spans.setdefault(moving, []).append(span)
    layers = [layer(moving, at_ms, ends_ms[-1]) for moving, at_ms in spans.items()]
    width, height = max(drawing.width for drawing in drawings), max(drawing.height for drawing in drawings)
    ground = [part for part in drawings[0].parts if part in still and part not in colours]
    return page(width, height, [box(0, 0, width, height, ROUNDED, PAGE), *colours, *ground, *layers])


def layer(parts: Iterable[str], spans_ms: Sequence[tuple[int, int]], all_ms: int) -> str:
    """Return a group that is visible in these spans of an animation."""
    times = ";".join(f"{ms / all_ms:.6f}" for span in spans_ms for ms in span)
    values = "hidden" + ";visible;hidden" * len(spans_ms)
    when = {"dur": f"{all_ms}ms", "values": values, "keyTimes": f"0;{times}", "repeatCount": "indefinite"}
    animation = element("animate", attributeName="visibility", calcMode="discrete", **when)
    return element("g", animation, *parts, visibility="hidden")


def drawn(profile: Profile, shot: Shot, look: Look) -> Drawn:
    """Return the size and the parts of a drawing, from the lowest to the uppermost."""
    plan = planned(profile)
    parts = [*board(profile, plan), *lights(plan, shot, look.letters), *buttons(plan, shot.down)]
    width, height = plan.width, plan.height
    if look.console and plan.height >= plan.width:
        most = min(look.console, int((height - 2 * GAP) / LINE))
        parts += console(shot.said, ACROSS, most, width + GAP, GAP)
        width += ACROSS * SIGN + 2 * GAP
    elif look.console:
        parts += console(shot.said, int((width - 2 * GAP) / SIGN), look.console, GAP, height + GAP)
        height += look.console * LINE + 2 * GAP
    if look.caption and shot.caption:
        for line in wrapped([shot.caption], int((width - 2 * GAP) / SIGN)):
            height += LINE
            parts.append(text(line, width / 2, height + 2, "#ececf2", SIZE, "middle"))
        height += GAP
    return Drawn(width, height, tuple(parts))


def board(profile: Profile, plan: Plan) -> Iterator[str]:
    """Yield the bare board with its name."""
    edge = {"stroke": "#34343f", "stroke_width": 1.5}
    yield box(1, 1, plan.width - 2, plan.height - 2, ROUNDED - 1, BOARD, **edge)
    yield text("PEGLIGHT", EDGE, 28, "#7d7d8c", 11, font_weight="bold", letter_spacing=4)
    yield text(profile.name, plan.width - EDGE, 28, "#55555f", 10, "end")


def console(said: Iterable[str], across: int, most: int, x: float, y: float) -> Iterator[str]:
    """Yield its last lines, from the top down."""
    for place, line in enumerate(wrapped(said, across)[-most:]):
        yield text(line, x, y + LINE * (place + 0.7), "#a9a9b8", SIZE)


def wrapped(said: Iterable[str], across: int) -> list[str]:
    return [part for line in said for part in textwrap.wrap(line, across, subsequent_indent="  ") or [""]]
