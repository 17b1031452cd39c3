"""The tables of a wiring page: the parts, and where each pin goes."""

from collections.abc import Sequence

from tools.docs.wiring.plan import SHIFTER, SHIFTER_GROUNDED, SHIFTER_IN, SHIFTER_OUT, SHIFTER_POWER, Join, Plan

Row = tuple[str, ...]
PICO_H = "Raspberry Pi SC0917, the Pico H, whose pins are soldered on"
MICRO_B = "A to Micro-B, one that carries data; Adafruit 592"
USB_C = "A to USB-C, one that carries data"
BOARDS = {  # by the name of a board: its maker and number, and its cable
    "Raspberry Pi Pico": (PICO_H, MICRO_B),
    "Feather RP2040": ("Adafruit 4884; with stacking headers, Adafruit 2830", USB_C),
}
PARTS_HEAD = ("part", "how many", "maker and number")
RAIL = "the other legs of buttons and piezo"


def table(head: Row, rows: Sequence[Row]) -> str:
    lines = [head, ("---",) * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def parts(plan: Plan) -> str:
    board, cable = BOARDS[plan.header.name]
    rows = [
        (plan.header.name, "1", board),
        (plan.panel.name, "1", plan.panel.maker),
        ("push button", str(len(plan.buttons)), "Adafruit 1009: 15 of 12 mm; or any tactile switch of 12 or 6 mm"),
    ]
    if plan.sound:
        rows.append(("piezo", "1", "TDK PS1240P02BT, Adafruit 160; or any passive one, without an oscillator"))
    if not plan.panel.plugs:
        rows += [
            (f"level shifter {SHIFTER}, DIP-14", "1", f"Texas Instruments SN{SHIFTER}N, Adafruit 1787"),
            ("capacitor, electrolytic, 1000 µF", "1", "Nichicon UVR1C102MPD, 16 V; or any of 6.3 V or more"),
            ("resistor, 470 Ω", "1", "Adafruit 2781: 25 of them; or any from 330 to 500 Ω"),
        ]
    rows += [("breadboard, and wire", "1", "Adafruit 239 and 1957; or a perfboard"), ("USB cable", "1", cable)]
    return table(PARTS_HEAD, rows)


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
