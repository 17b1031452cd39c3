"""The boards as the page knows them, in JSON: their profiles, how they are wired, and the meaning of the lights."""

import json

from firmware.device.profiles import Profile, every, way
from firmware.engine.variant import NAMED
from firmware.ui import inks
from firmware.ui.faces.page import CABLE
from tools.front.cable import KINDS
from tools.front.keys import letter_of, look_of, pad_of, pads_of
from tools.front.light import Colour, clear, seen
from tools.front.reader import SIGNS, rgb
from tools.vm import pack


def written() -> bytes:
    facts = {
        "boards": {profile.name: board(profile) for profile in every()},
        "games": list(NAMED),
        "palettes": {name: [steps(name, step) for step in range(inks.STEPS)] for name in inks.PALETTES},
        "seen": {sent: digits(seen(rgb(int(sent, 16)))) for sent in every_light()},  # by the eye
        "drawn": {name: drawn(name) for name in inks.PALETTES},
        "signs": SIGNS,
        "inks": {"first": inks.RED, "blank": inks.BLANK, "exact": inks.EXACT, "near": inks.NEAR},
        "cable": CABLE,
        "fields": KINDS,
    }
    return json.dumps(facts, separators=(",", ":"), ensure_ascii=False).encode()


def board(profile: Profile) -> dict[str, object]:
    """Return a board as the page draws it, the place of each pixel, the pin of each key, and the plan for the VM."""
    return {
        "told": facts_of(profile),
        "way": list(way(profile.width, profile.height, **profile.wiring)),
        "pins": profile.buttons,
        "plan": {**pack.plan(profile, None), "through": True},
    }


def facts_of(profile: Profile) -> dict[str, object]:
    """Return the size of a board, the colour of a dark light, and the buttons; pads come as they lie."""
    return {
        "name": profile.name,
        "width": profile.width,
        "height": profile.height,
        "dark": digits(seen((0, 0, 0))),
        "buttons": [button(key) for key in profile.buttons if pad_of(key) < 0] + [*map(button, pads_of(profile))],
    }


def button(key: str) -> dict[str, str]:
    letter = letter_of(key)
    return {"key": key, "letter": letter, "colour": digits(clear(look_of(key)))} if letter else {"key": key}


def drawn(name: str) -> list[str]:
    """Return the inks of a palette as the page draws pegs."""
    return [digits(clear(seen(rgb(light)))) for light in inks.table(name, inks.STEPS - 1)]


def digits(light: Colour) -> str:
    return "{:02x}{:02x}{:02x}".format(*light)


def every_light() -> list[str]:
    return sorted({sent for name in inks.PALETTES for step in range(inks.STEPS) for sent in steps(name, step)})


def steps(name: str, step: int) -> list[str]:
    return [f"{colour:06x}" for colour in inks.table(name, step)]
