"""The left half of the diagram: the board with its pins, and the buttons and the piezo at its sides."""

from tools.docs.wiring.headers import Pin
from tools.docs.wiring.plan import Plan
from tools.docs.wiring.svg import GREY, PAPER, Drawing

PITCH = 28  # from pin to pin
TOP = 118  # where the first row of pins lies
LEFT, RIGHT = 320, 540  # the edges of the board
REACH, BOX, RAIL = 24, 118, 16  # to a button's box, its width, and on to the rail
BLACK, RED, GREEN, PURPLE = "#24292f", "#d1242f", "#1a7f37", "#8250df"
COLOURS = ("#0969da", "#bc4c00", "#0a8a8a", "#9a6700", "#bf3989", "#57606a")  # of the buttons' wires, in turn


def height_of(pin: Pin) -> float:
    return TOP + PITCH * pin.row


def edge_of(pin: Pin) -> float:
    return LEFT if pin.side == "left" else RIGHT


def board(drawing: Drawing, plan: Plan, bottom: float) -> None:
    middle = (LEFT + RIGHT) / 2
    drawing.box(LEFT, TOP - 40, RIGHT - LEFT, bottom - TOP + 40, "#1f6f43", "#0f4426", 12)
    drawing.box(middle - 34, TOP - 52, 68, 40, "#c9d1d9", GREY)
    drawing.words(middle, TOP - 33, "USB", 15, "middle")
    used = {join.pin: join.part for join in plan.joins()}
    drawing.words(36, 46, plan.profile.name, 19, bold=True)
    drawing.words(36, 72, f"{plan.header.name},", 16, colour=GREY)
    drawing.words(36, 94, "from above", 16, colour=GREY)
    for pin in plan.header.pins:
        inwards = 1 if pin.side == "left" else -1
        x, y = edge_of(pin), height_of(pin)
        part = used.get(pin)
        drawing.dot(x, y, 7, "#f2cc60" if part else "#9aa4ae", "#3d2f00")
        label = pin.name if pin.number is None else f"{pin.number} {pin.name}"
        if pin.number is not None and pin.side == "right":
            label = f"{pin.name} {pin.number}"
        anchor = "start" if pin.side == "left" else "end"
        drawing.words(x + 15 * inwards, y, label, 15, anchor, "#ffffff" if part else "#b8d4c4", bold=bool(part))


def sides(drawing: Drawing, plan: Plan, bottom: float) -> None:
    """The buttons and the piezo, each between its pin and the rail of its side, and the rails."""
    parts = [(pin, name, False) for name, pin in plan.buttons.items()]
    parts += [(plan.sound, "piezo", True)] if plan.sound else []
    grounds = plan.grounds()
    for side, away in (("left", -1), ("right", 1)):
        here = sorted((part for part in parts if part[0].side == side), key=lambda part: part[0].row)
        if not here:
            continue
        edge = edge_of(here[0][0])
        near, far, rail = (edge + away * reach for reach in (REACH, REACH + BOX, REACH + BOX + RAIL))
        rows = [height_of(pin) for pin, _, _ in here]
        ground = grounds.get(side)
        if ground:
            rows.append(height_of(ground))
            drawing.line([(rail, height_of(ground)), (edge, height_of(ground))], BLACK)
            drawing.joint(rail, height_of(ground), BLACK)
        else:
            rows.append(bottom + 18)
            other = next(iter(grounds.values()))
            over = edge_of(other) - away * (REACH + BOX + RAIL)
            drawing.line([(rail, bottom + 18), (over, bottom + 18), (over, height_of(other))], BLACK)
        drawing.line([(rail, min(rows)), (rail, max(rows))], BLACK)
        for turn, (pin, name, is_piezo) in enumerate(here):
            y = height_of(pin)
            drawing.line([(edge, y), (near, y)], PURPLE if is_piezo else COLOURS[turn % len(COLOURS)])
            drawing.line([(far, y), (rail, y)], BLACK)
            drawing.joint(rail, y, BLACK)
            _part(drawing, min(near, far), y, name.replace("_", " "), is_piezo)


def _part(drawing: Drawing, x: float, y: float, name: str, is_piezo: bool) -> None:
    drawing.box(x, y - 12, BOX, 24, "#fbefff" if is_piezo else "#eef4ff", PURPLE if is_piezo else "#54aeff")
    if is_piezo:
        drawing.dot(x + 21, y, 8, PAPER, PURPLE)
        drawing.dot(x + 21, y, 4, PURPLE)
    else:
        drawing.stroke(x + 6, y + 3, "h8l16 -7m0 7h8")
    drawing.words(x + 44, y, name, 15)


def legend(drawing: Drawing, plan: Plan, y: float) -> None:
    drawing.joint(42, y, BLACK)
    drawing.words(56, y, "a joint; wires that cross without one do not touch", 15)
    lines = [(BLACK, "ground"), (PURPLE, "sound")]
    if not plan.panel.plugs:
        lines += [(RED, "5 V"), (GREEN, "data of the lights")]
    x = 36
    for colour, word in lines:
        drawing.line([(x, y + 28), (x + 26, y + 28)], colour, 4)
        drawing.words(x + 34, y + 28, word, 15)
        x += 62 + 7 * len(word)
