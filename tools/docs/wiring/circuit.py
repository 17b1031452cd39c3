"""The right half of the diagram: level shifter, capacitor, resistor and lights, or a panel that plugs on."""

from firmware.device.wiring import way
from tools.docs.wiring import board
from tools.docs.wiring.headers import Pin
from tools.docs.wiring.plan import SHIFTER, SHIFTER_GROUNDED, SHIFTER_IN, SHIFTER_OUT, SHIFTER_PINS, SHIFTER_POWER, Plan
from tools.docs.wiring.svg import GREY, INK, PAPER, Drawing

CHIP_LEFT, CHIP_RIGHT, CHIP_TOP = 700, 832, 222  # of the level shifter; its first row of pins
DATA, OUT, GROUND, GROUND_BEYOND, FIVE = 600, 634, 668, 860, 894  # the lanes that run down, from left to right
BUS = CHIP_TOP + 7 * board.PITCH  # the ground, below the level shifter
PADS = (752, 814, FIVE)  # the lights' wires: data, ground, 5 V
PANEL_TOP = 560
FIRST = "#3fb950"  # the first pixel of the chain
PANEL_LEFT, PANEL_WIDTH = 722, 206
TAGS = {"DIN": ("#dafbe1", board.GREEN), "power": ("#ffebe9", board.RED), "ground": ("#eaeef2", board.BLACK)}


def bottom(plan: Plan) -> int:
    return int(_panel_top(plan) + _panel_height(plan) + 44)


def across(plan: Plan) -> int:
    """How far the circuit is moved to the right to make room for buttons at that side of the board."""
    parts = [*plan.buttons.values()] + ([plan.sound] if plan.sound else [])
    crowded = any(pin.side == "right" and board.height_of(pin) < PANEL_TOP - 20 for pin in parts)
    return 120 if crowded and not plan.panel.plugs else 0


def wired(drawing: Drawing, plan: Plan) -> None:
    for name in PARTS:
        added(drawing, plan, name)


def added(drawing: Drawing, plan: Plan, name: str) -> None:
    """One of PARTS."""
    drawing.across = across(plan)
    PARTS[name](drawing, plan)
    drawing.across = 0


def plugged(drawing: Drawing, plan: Plan) -> None:
    """A panel that plugs onto the board: its pins are marked, since there are no wires."""
    taken = [(plan.lights, "DIN"), *((pin, "power") for pin in plan.powers)]
    ground = plan.power_ground()
    if ground not in plan.grounds().values():
        taken.append((ground, "ground"))
    for pin, word in taken:
        away = -1 if pin.side == "left" else 1
        x, y = board.edge_of(pin), board.height_of(pin)
        start = min(x + away * 14, x + away * 120)
        fill, rim = TAGS[word]
        drawing.box(start, y - 12, 106, 24, fill, rim)
        drawing.words(start + 53, y, f"panel: {word}", 15, "middle")
    _panel(drawing, plan)
    drawing.words(PANEL_LEFT, _panel_top(plan) - 30, "It plugs onto the board.", 15)


def _power(drawing: Drawing, plan: Plan) -> None:
    """5 V along the top and down the right, ground down both sides of the level shifter."""
    power = _to_lane(drawing, plan.powers[0], FIVE, 14, 28)
    drawing.line([*power, (FIVE, PANEL_TOP)], board.RED, 4, rim=True)
    drawing.line([_chip_pin(SHIFTER_POWER), (FIVE, CHIP_TOP)], board.RED)
    drawing.joint(FIVE, CHIP_TOP, board.RED)
    ground = _to_lane(drawing, plan.power_ground(), GROUND, 20, 52)
    drawing.line([*ground, (GROUND, BUS), (PADS[1], BUS), (PADS[1], PANEL_TOP)], board.BLACK, 4)
    beyond = [_chip_pin(number) for number in SHIFTER_GROUNDED if number > 7]
    drawing.line([(GROUND_BEYOND, min(y for _, y in beyond)), (GROUND_BEYOND, BUS), (PADS[1], BUS)], board.BLACK)
    drawing.joint(PADS[1], BUS, board.BLACK)
    for number in SHIFTER_GROUNDED:
        lane = GROUND if number <= 7 else GROUND_BEYOND
        x, y = _chip_pin(number)
        drawing.line([(lane, y), (x, y)], board.BLACK)
        drawing.joint(lane, y, board.BLACK)


def _data(drawing: Drawing, plan: Plan) -> None:
    """From the board's pin to the level shifter, and on to the lights."""
    into, out = _chip_pin(SHIFTER_IN), _chip_pin(SHIFTER_OUT)
    drawing.line([*_to_lane(drawing, plan.lights, DATA, 13, 40), (DATA, into[1]), into], board.GREEN, rim=True)
    level = BUS + 44
    drawing.line([out, (OUT, out[1]), (OUT, level), (PADS[0], level), (PADS[0], PANEL_TOP)], board.GREEN, rim=True)
    middle = (OUT + PADS[0]) / 2
    drawing.box(middle - 24, level - 10, 48, 20, "#f6e3c5", INK, 6)
    drawing.words(middle, level + 24, "470 Ω", 15, "middle")


def _to_lane(drawing: Drawing, pin: Pin, lane: int, beside: float, over: float) -> list[tuple[float, float]]:
    """From a pin to a lane: straight from the right side if nothing is in the way, otherwise up beside the board."""
    x, y = board.edge_of(pin) - drawing.across, board.height_of(pin)
    free = {DATA: drawing.height, GROUND: CHIP_TOP - 26, FIVE: CHIP_TOP - 60}[lane]  # above the level shifter's name
    if pin.side == "right" and y < free:
        return [(x, y), (lane, y)]
    up = x + (beside if pin.side == "right" else -beside)
    return [(x, y), (up, y), (up, over), (lane, over)]


def _chip(drawing: Drawing, _plan: Plan) -> None:
    drawing.box(CHIP_LEFT, CHIP_TOP - 26, CHIP_RIGHT - CHIP_LEFT, 6 * board.PITCH + 46, "#32383f", INK, 6)
    middle = (CHIP_LEFT + CHIP_RIGHT) / 2
    drawing.stroke(middle - 11, CHIP_TOP - 26, "a11 11 0 0 0 22 0", "#9aa4ae")
    drawing.words(middle, CHIP_TOP - 44, SHIFTER, 16, "middle", bold=True)
    for number, name in enumerate(SHIFTER_PINS, 1):
        x, y = _chip_pin(number)
        drawing.dot(x, y, 6, "#c9d1d9", INK)
        if number <= 7:
            drawing.words(x + 12, y, f"{number} {name}", 13, "start", "#ffffff")
        else:
            drawing.words(x - 12, y, f"{name} {number}", 13, "end", "#ffffff")


def _chip_pin(number: int) -> tuple[float, float]:
    """Pins are numbered as on the chip: down the left side, up the right one."""
    if number <= 7:
        return CHIP_LEFT, CHIP_TOP + board.PITCH * (number - 1)
    return CHIP_RIGHT, CHIP_TOP + board.PITCH * (14 - number)


def _capacitor(drawing: Drawing) -> None:
    """Between 5 V and ground at the lights; the stripe is on the side of the ground."""
    y = PANEL_TOP - 46
    left, right = PADS[1], FIVE
    middle = (left + right) / 2
    drawing.line([(left, y), (middle - 6, y)], board.BLACK)
    drawing.line([(middle + 6, y), (right, y)], board.RED)
    drawing.joint(left, y, board.BLACK)
    drawing.joint(right, y, board.RED)
    drawing.stroke(middle - 6, y - 14, "v28m12 -28v28", INK, 4)
    drawing.words(middle + 14, y - 16, "+", 17, bold=True)
    drawing.words(middle, y + 26, "1000 µF", 13, "middle")


def _lights(drawing: Drawing, plan: Plan) -> None:
    _capacitor(drawing)
    _panel(drawing, plan)
    for x, word in zip(PADS, ("DIN", "GND", "5V"), strict=True):
        drawing.dot(x, PANEL_TOP, 7, "#f2cc60", "#3d2f00")
        drawing.words(x, PANEL_TOP + 20, word, 15, "middle", "#ffffff", bold=True)


def _panel_top(plan: Plan) -> float:
    return 170 if plan.panel.plugs else PANEL_TOP


def _cell(plan: Plan) -> float:
    return min(22, (PANEL_WIDTH - 20) / plan.profile.width)


def _panel_height(plan: Plan) -> float:
    return plan.profile.height * _cell(plan) + (20 if plan.panel.plugs else 52)


def _panel(drawing: Drawing, plan: Plan) -> None:
    """The pixels as the person holds them; the first of the chain is marked."""
    profile, cell, top = plan.profile, _cell(plan), _panel_top(plan)
    drawing.box(PANEL_LEFT, top - 10, PANEL_WIDTH, _panel_height(plan), "#24292f", INK, 8)
    left = PANEL_LEFT + (PANEL_WIDTH - profile.width * cell) / 2
    start = top + (0 if plan.panel.plugs else 34)
    first = way(profile.width, profile.height, **profile.wiring)[0]
    for place in range(profile.width * profile.height):
        x, y = left + place % profile.width * cell, start + place // profile.width * cell
        drawing.box(x + 1.5, y + 1.5, cell - 3, cell - 3, FIRST if place == first else PAPER, GREY, 3)
    name = f"{profile.width} x {profile.height}, the first is green"
    drawing.words(PANEL_LEFT + PANEL_WIDTH / 2, top + _panel_height(plan) + 8, name, 15, "middle")


PARTS = {"power": _power, "data": _data, "chip": _chip, "panel": _lights}  # of a wired panel, in the order of drawing
