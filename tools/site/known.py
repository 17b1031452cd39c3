"""What the page knows of the boards, as JSON: their profiles, how they are wired, and what the lights mean."""

import json

from firmware.device.profiles import Profile, every
from firmware.device.wiring import way
from firmware.ui import palette
from firmware.ui.faces.lights import inks
from tools.faces.web import messages
from tools.front.reader import SIGNS
from tools.vm import pack

CAP_MA = 20_000  # the lights of a page draw nothing: they are never dimmed


def written() -> bytes:
    known = {
        "boards": {profile.name: board(profile) for profile in every()},
        "palettes": {name: [steps(name, step) for step in range(palette.STEPS)] for name in palette.NAMES},
        "drawn": {name: messages.drawn(name) for name in palette.NAMES},
        "signs": SIGNS,
        "inks": {"first": inks.RED, "blank": inks.BLANK, "exact": inks.EXACT, "near": inks.NEAR},
        "cap_ma": CAP_MA,
    }
    return json.dumps(known, separators=(",", ":"), ensure_ascii=False).encode()


def board(profile: Profile) -> dict[str, object]:
    """What the page knows of it, and the plan for the VM."""
    return {**wired(profile), "plan": {**pack.plan(profile, None), "through": True}}


def wired(profile: Profile) -> dict[str, object]:
    """What the page is told of it (messages.py), and where its pixels and its keys lie."""
    places = list(way(profile.width, profile.height, **profile.wiring))
    return {"told": messages.board(profile), "way": places, "pins": profile.buttons}


def steps(name: str, step: int) -> list[str]:
    return [f"{colour:06x}" for colour in palette.table(name, step)]
