"""The buttons, drawn: a cap with what it does on it, and its name below. One that is down is bright and has a ring."""

from collections.abc import Iterator

from tools.front.keys import look_of
from tools.front.light import mixed
from tools.front.reader import rgb
from tools.picture.plan import BOARD, CAP, PITCH, Button, Plan
from tools.picture.svg import box, circle, element, in_hex, text

BRIGHT = "#f2f2f7"
RIM = "#34343f"  # of a pad
PAD = PITCH / 2 - 2  # from its middle to its edge
ARROWS = {"right": 0, "down": 90, "left": 180, "up": 270}
ARROW = "M-4-6 7 0-4 6z"
TICK = "M-6 0l4 5 8-9"
RETURN = "M6 4v-5h-12m4-4-4 4 4 4"


def buttons(plan: Plan, down: frozenset[str]) -> Iterator[str]:
    for button in plan.buttons:
        yield from drawn(button, button.key in down)


def drawn(button: Button, down: bool) -> Iterator[str]:
    x, y = button.at
    if not button.name:  # a pad, around its light
        ring = BRIGHT if down else RIM
        yield box(x - PAD, y - PAD, 2 * PAD, 2 * PAD, 8, "none", stroke=ring, stroke_width=2)
        return
    ink = "#101014" if down else "#b9b9c6"
    if down:
        yield circle(x, y, CAP + 4, fill="none", stroke=BRIGHT, stroke_width=2)
    yield circle(x, y, CAP, fill=cap(button, down), stroke="#0a0a0e", stroke_width=2)
    here = f"translate({x:g} {y:g})"
    if button.key in ARROWS:
        yield element("path", d=ARROW, transform=f"{here} rotate({ARROWS[button.key]})", fill=ink)
    elif button.colour < 0:
        way = TICK if button.key == "ok" else RETURN
        yield element("path", d=way, transform=here, fill="none", stroke=ink, stroke_width=2.4)
    yield text(button.name, x, y + CAP + 17, BRIGHT if down else "#8a8a98", 11, "middle")


def cap(button: Button, down: bool) -> str:
    """Return the colour of a cap: a button that sets a peg has the peg's colour."""
    if button.colour < 0:
        return BRIGHT if down else "#2b2b36"
    light = look_of(button.key)
    return in_hex(light if down else mixed(light, rgb(int(BOARD[1:], 16)), 0.6))
