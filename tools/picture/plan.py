"""The layout of a drawn board, in units of a picture: the lights, and the buttons below them."""

from dataclasses import dataclass

from firmware.device.profiles import Profile, way
from tools.front.keys import colour_of, pad_of, word_for

BOARD = "#17171e"  # its colour
PITCH = 44  # from light to light
RADIUS = 15  # of a light
SHINE = 36  # of its glow
EDGE = 30  # from the edge of the board to the lights
TOP = 46  # with the name above them
CAP = 15  # the radius of a button
BUTTON = 52  # from button to button, where there is room
BUTTONS = 64  # the height of a row of them
LEAST = 300  # the width of a board
KEYS = ("left", "right", "up", "down", "ok", "back")

Point = tuple[float, float]


@dataclass(frozen=True)
class Button:
    key: str
    name: str
    at: Point
    colour: int  # which colour it is for, from 0; -1 for none


@dataclass(frozen=True)
class Plan:
    """`lights` are the middles of the lights, row by row."""

    width: float
    height: float
    lights: tuple[Point, ...]
    buttons: tuple[Button, ...]


def planned(profile: Profile) -> Plan:
    width = max(LEAST, profile.width * PITCH + 2 * EDGE)
    left = (width - profile.width * PITCH + PITCH) / 2
    lights = [
        (left + column * PITCH, TOP + (row + 0.5) * PITCH)
        for row in range(profile.height)
        for column in range(profile.width)
    ]
    under = TOP + profile.height * PITCH + EDGE / 2
    lines = rows(profile, width - EDGE)
    buttons = [button for number, line in enumerate(lines) for button in placed(line, width, under + number * BUTTONS)]
    buttons += pads(profile, lights)
    return Plan(width, under + len(lines) * BUTTONS + EDGE / 3, tuple(lights), tuple(buttons))


def pads(profile: Profile, lights: list[Point]) -> list[Button]:
    """Each pad has its light in the middle."""
    places = way(profile.width, profile.height, **profile.wiring)
    return [Button(key, "", lights[places[pad_of(key)]], -1) for key in profile.buttons if pad_of(key) >= 0]


def rows(profile: Profile, width: float) -> list[list[str]]:
    """Return the keys in rows: colour keys in a row of their own, the others in two where the board is narrow."""
    keys = [key for key in KEYS if key in profile.buttons]
    colours = [key for key in profile.buttons if colour_of(key) >= 0]
    lines = [keys] if len(keys) * BUTTON <= width else [keys[:4], keys[4:]]
    return [line for line in [*lines, colours] if line]


def placed(keys: list[str], width: float, top: float) -> list[Button]:
    step = min(BUTTON, (width - EDGE) / len(keys))
    left = width / 2 - step * (len(keys) - 1) / 2
    return [
        Button(key, word_for(key), (left + step * place, top + CAP + 6), colour_of(key))
        for place, key in enumerate(keys)
    ]
