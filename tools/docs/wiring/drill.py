"""The drilling plan of a profile: the front of a case in millimetres, 1:1 when it is printed at its own size.

The profile says how many lights there are and which buttons, and its panel how far the lights are from each other.
Consoles need none, nor is there one for a panel whose measures are not known.
"""

from collections.abc import Mapping
from typing import NamedTuple

from tools.docs.wiring import tables
from tools.docs.wiring.plan import Plan
from tools.docs.wiring.svg import FONT, GREY, INK, PAPER
from tools.picture.svg import circle

ACROSS_MM = 6.0  # a light of 5 mm, with some air
LEDGE_MM = 0.5  # of the panel, at least, that rests behind each edge of the window
RIM_MM = 6.0  # around the window, so that the panel has room behind it
EDGE_MM = 10.0
BUTTON_MM = 12.5  # the hole for the cap of a button of 12 mm
BETWEEN_MM = 19.0  # from button to button
LINE = 1.1  # steps to the next line of buttons, where words have to lie between
SCREW_MM, CORNER_MM = 3.2, 5.0  # for M3, from the edges
RULER_MM = 50.0


class Layout(NamedTuple):
    """Where each button lies in the field below the lights, in steps to the right and down."""

    told: str
    places: Mapping[str, tuple[float, float]]


LAYOUTS = (
    Layout(
        "Up, down, left and right lie as a cross under your left thumb, ok and back under your right one.",
        {"left": (0, 1), "up": (1, 0), "down": (1, 2), "right": (2, 1), "back": (3.6, 1.6), "ok": (4.6, 0.6)},
    ),
    Layout(
        "The colours lie in two rows, 1 to 5 above 6 to 10. Back and ok lie below them, under your right thumb.",
        {f"colour_{at + 1}": (at % 5, at // 5 * LINE) for at in range(10)}
        | {"back": (3, 2 * LINE), "ok": (4, 2 * LINE)},
    ),
)


def layout(plan: Plan) -> Layout | None:
    return next((each for each in LAYOUTS if plan.buttons.keys() <= each.places.keys()), None)


def possible(plan: Plan) -> bool:
    """Whether there is something to drill, and it is known where."""
    return not plan.keys and plan.panel.size_mm is not None and layout(plan) is not None


class Drill:
    def __init__(self, plan: Plan):
        laid = layout(plan)
        if laid is None:
            raise ValueError(f"{plan.profile.name} has buttons that have no place on a front")
        self.laid = {name: laid.places[name] for name in plan.buttons}
        self.window = window(plan)
        field = max(across for across, _ in self.laid.values()) * BETWEEN_MM + BUTTON_MM
        down = max(down for _, down in self.laid.values()) * BETWEEN_MM + BUTTON_MM
        self.width = max(self.window[0] + 2 * RIM_MM, field) + 2 * EDGE_MM
        self.below = EDGE_MM + self.window[1] + 2 * RIM_MM + EDGE_MM  # where the buttons begin
        self.height = self.below + down + EDGE_MM
        self.left = (self.width - field) / 2

    def holes(self) -> dict[str, tuple[float, float]]:
        """The middle of each button's hole, from the upper left corner."""
        middle = BUTTON_MM / 2
        return {
            name: (self.left + middle + across * BETWEEN_MM, self.below + middle + down * BETWEEN_MM)
            for name, (across, down) in self.laid.items()
        }

    def screws(self) -> list[tuple[float, float]]:
        return [(x, y) for x in (CORNER_MM, self.width - CORNER_MM) for y in (CORNER_MM, self.height - CORNER_MM)]


def window(plan: Plan) -> tuple[float, float]:
    """From the outer edge of the first light to that of the last, or all of the panel but a ledge."""
    panel, profile = plan.panel, plan.profile
    if panel.size_mm is None:
        raise ValueError(f"nobody has told the size of the {panel.name}")
    across, down = (size - 2 * LEDGE_MM for size in panel.size_mm)
    if panel.pitch_mm:
        across = min(across, (profile.width - 1) * panel.pitch_mm[0] + ACROSS_MM)
        down = min(down, (profile.height - 1) * panel.pitch_mm[1] + ACROSS_MM)
    return round(across, 1), round(down, 1)


def told(plan: Plan) -> tuple[str, str, str, str]:
    """What a page says about it: the drawing, what it is for, the table of the holes, and the drills."""
    name = plan.profile.name
    laid = layout(plan)
    rows = [(hole.replace("_", " "), f"{x:.1f}", f"{y:.1f}") for hole, (x, y) in Drill(plan).holes().items()]
    return (
        f"![Drilling plan of {name}, 1:1]({name}-drill.svg)",
        f"[Print the drilling plan]({name}-drill.svg) at 100%, and check with its ruler that it came out right. "
        f"{measures(plan)} **Measure yours before you cut the window.** {laid.told if laid else ''}",
        tables.table(("hole", "from the left", "from the top"), rows),
        f"All in millimetres. Drill {BUTTON_MM:g} mm for the buttons and {SCREW_MM:g} mm for the four screws.",
    )


def measures(plan: Plan) -> str:
    """Which panel it is for, and how it is known."""
    size = " x ".join(f"{mm:g}" for mm in plan.panel.size_mm or ())
    apart = " x ".join(f"{mm:g}" for mm in dict.fromkeys(plan.panel.pitch_mm or ()))
    lights = f", its lights {apart} mm apart" if apart else ""
    return f"It is for the panel of the parts list: {size} mm{lights}. That is from {plan.panel.measured}."


def draw(plan: Plan) -> bytes:
    drill = Drill(plan)
    margin = 16.0  # for the ruler
    wide, high = drill.width, drill.height + margin
    middle = drill.width / 2
    left, top = middle - drill.window[0] / 2, EDGE_MM + RIM_MM
    named = f"Drilling plan of {plan.profile.name}: print it at 100%, the ruler is {RULER_MM:g} mm long"
    sizes = f"front {drill.width:g} x {drill.height:g}; buttons Ø {BUTTON_MM:g}, screws Ø {SCREW_MM:g}"
    opening = f"window {drill.window[0]:g} x {drill.window[1]:g}"
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide:g}mm" height="{high:g}mm"',
        f' viewBox="0 0 {wide:g} {high:g}" font-family="{FONT}">',
        f"<title>{named}</title>",
        f'<rect width="{wide:g}" height="{high:g}" fill="{PAPER}"/>',
        outline(0.1, 0.1, drill.width - 0.2, drill.height - 0.2, 3),
        outline(left, top, *drill.window, 0),
        words(middle, top - 2, sizes),
        words(middle, top + drill.window[1] + 4, opening),
    ]
    radius = BUTTON_MM / 2
    for name, (x, y) in drill.holes().items():
        lines += [hole(x, y, BUTTON_MM), words(x, y - radius - 0.9, name.replace("_", " "))]
        lines.append(words(x, y + radius + 2.8, f"{x:.1f}, {y:.1f}"))
    lines += [hole(x, y, SCREW_MM) for x, y in drill.screws()]
    scale = f"{RULER_MM:g} mm; all numbers in mm, from the upper left corner"
    lines += [ruler(EDGE_MM, drill.height + 6), words(EDGE_MM, drill.height + 11, scale, "start")]
    return "\n".join([*lines, "</svg>\n"]).encode("utf-8")


def outline(x: float, y: float, width: float, height: float, radius: float) -> str:
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius:g}" fill="none" stroke="{INK}"'
        ' stroke-width="0.2"/>'
    )


def hole(x: float, y: float, across: float) -> str:
    """A circle, with a cross for the drill."""
    cross = f'<path d="M{x - 2:g} {y:g}h4M{x:g} {y - 2:g}v4" stroke="{INK}" stroke-width="0.2"/>'
    return circle(x, y, across / 2, "none", f'stroke="{INK}" stroke-width="0.2"') + cross


def ruler(x: float, y: float) -> str:
    ticks = f"h{RULER_MM:g}m0 -2v4m-{RULER_MM:g} -4v4"
    return f'<path d="M{x:g} {y:g}{ticks}" fill="none" stroke="{INK}" stroke-width="0.3"/>'


def words(x: float, y: float, text: str, anchor: str = "middle") -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="2.8" text-anchor="{anchor}" fill="{GREY}">{text}</text>'
