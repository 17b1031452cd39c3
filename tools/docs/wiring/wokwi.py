"""A profile as a project for the simulator Wokwi: its parts, the same joins as on the board, and what runs on it.

What runs is the UF2 with CircuitPython and the game that a build makes; Wokwi wants it named a second time, as the ELF
that a debugger would read. A simulated pixel needs neither a level shifter nor a resistor. The names of parts and pins
are those of docs.wokwi.com, where the ground pins of the Pico are counted in the order of their numbers.
"""

import json
from collections.abc import Iterator

from firmware import VERSION
from tools.boards import PICO
from tools.build.product import WHOLE
from tools.docs.wiring.headers import Pin
from tools.docs.wiring.plan import Plan

KEYS = {"left": "ArrowLeft", "right": "ArrowRight", "up": "ArrowUp", "down": "ArrowDown", "ok": "o", "back": "b"}
FOLDER = "wiring/wokwi"
ROOT = "../../../../.."  # of the repository, from this folder


def project(plan: Plan) -> Iterator[tuple[str, bytes]]:
    """The files that make it."""
    yield f"{FOLDER}/diagram.json", diagram(plan)
    yield f"{FOLDER}/wokwi.toml", settings()


def settings() -> bytes:
    runs = f"{ROOT}/dist/peglight-{VERSION}-{PICO.id}{WHOLE}"
    return f'[wokwi]\nversion = 1\nfirmware = "{runs}"\nelf = "{runs}"\n'.encode()


def diagram(plan: Plan) -> bytes:
    profile = plan.profile
    if set(profile.wiring) - {"zigzag"}:
        raise ValueError(f"Wokwi's matrix runs along the rows, and that of {profile.name} does not")
    lights = {"rows": str(profile.height), "cols": str(profile.width)}
    if profile.wiring.get("zigzag"):
        lights["layout"] = "serpentine"
    parts = [part("wokwi-pi-pico", "pico", 0, 0), part("wokwi-led-matrix", "lights", 180, 0, lights)]
    joins = [
        [_pico(plan, plan.lights), "lights:DIN", "green", []],
        [_pico(plan, plan.powers[0]), "lights:VDD", "red", []],
        [_pico(plan, plan.power_ground()), "lights:VSS", "black", []],
    ]
    for at, (name, pin) in enumerate(plan.buttons.items()):
        look = {"label": name, "key": KEYS[name], "color": "blue"}
        parts.append(part("wokwi-pushbutton", name, -160, 60 * at, look))
        joins.append([_pico(plan, pin), f"{name}:1.r", "blue", []])
        joins.append([_pico(plan, _ground(plan, pin)), f"{name}:2.r", "black", []])
    if plan.sound:
        parts.append(part("wokwi-buzzer", "piezo", -160, 60 * len(plan.buttons)))
        joins.append([_pico(plan, plan.sound), "piezo:2", "purple", []])
        joins.append([_pico(plan, _ground(plan, plan.sound)), "piezo:1", "black", []])
    whole = {"version": 1, "author": "Peglight", "editor": "wokwi", "parts": parts, "connections": joins}
    return (json.dumps(whole, indent=2) + "\n").encode()


def part(kind: str, name: str, left: int, top: int, look: dict[str, str] | None = None) -> dict:
    return {"type": kind, "id": name, "left": left, "top": top, "attrs": look or {}}


def _ground(plan: Plan, pin: Pin) -> Pin:
    return plan.grounds().get(pin.side) or next(iter(plan.grounds().values()))


def _pico(plan: Plan, pin: Pin) -> str:
    grounds = sorted(there.number for there in plan.header.pins if there.name in ("GND", "AGND") and there.number)
    return f"pico:GND.{1 + grounds.index(pin.number)}" if pin.number in grounds else f"pico:{pin.name}"
