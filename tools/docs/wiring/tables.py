"""The tables of a wiring page: where each pin goes."""

from collections.abc import Sequence

from tools.docs.wiring.plan import SHIFTER, SHIFTER_GROUNDED, SHIFTER_IN, SHIFTER_OUT, SHIFTER_POWER, Join, Plan

Row = tuple[str, ...]
RAIL = "the other legs of buttons and piezo"


def table(head: Row, rows: Sequence[Row]) -> str:
    lines = [head, ("---",) * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def pins(plan: Plan) -> str:
    numbered = any(pin.number for pin in plan.header.pins)
    head = (*(("pin",) if numbered else ()), "name", "goes to")
    rows = []
    for join in plan.joins():
        number = (str(join.pin.number),) if numbered else ()
        rows.append((*number, join.pin.name, goes_to(plan, join)))
    return table(head, rows)


def goes_to(plan: Plan, join: Join) -> str:
    """Where the wire from this pin ends, in words."""
    if plan.panel.keys:
        return f"key {plan.keys[join.name]}: {join.name}" if join.part == "button" else join.part
    if join.part == "button":
        return f"button {join.name.replace('_', ' ')}"
    if join.part == "piezo":
        return "piezo"
    if join.part == "rail":
        return RAIL
    if plan.panel.plugs:
        word = {"power": "power", "ground": "ground", "lights": "DIN"}[join.part]
        shared = join.part == "ground" and join.pin in plan.grounds().values()
        return f"{word} of the panel, by plugging it on" + (f", and {RAIL}" if shared else "")
    if join.part == "lights":
        return f"{SHIFTER} pin {SHIFTER_IN}"
    if join.part == "power":
        return f"5V of the lights, {SHIFTER} pin {SHIFTER_POWER}, capacitor +"
    grounded = ", ".join(map(str, SHIFTER_GROUNDED))
    return f"GND of the lights, {SHIFTER} pins {grounded}, capacitor -"


def shifter() -> str:
    rows = [
        (str(SHIFTER_OUT), "the resistor, whose other end goes to DIN of the lights"),
        ("the other outputs", "nothing"),
    ]
    return table((f"{SHIFTER} pin", "goes to"), rows)
