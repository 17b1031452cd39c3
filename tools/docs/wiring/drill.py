"""The drilling plan of a profile: the front of a case in millimetres, 1:1 when it is printed at its own size.

The profile says how many lights there are and which buttons; the pitch of the lights is that of the matrix in the
guide's parts list.
"""

from tools.docs.wiring.plan import Plan
from tools.docs.wiring.svg import FONT, GREY, INK, PAPER
from tools.picture.svg import circle

LIGHT_MM = 8.89  # from one light of the matrix to the next
ACROSS_MM = 6.0  # a light of 5 mm, with some air
MATRIX_MM = 71.1  # the matrix itself, whose rim rests behind the window
RIM_MM = 6.0  # around the window, so that the matrix has room behind it
EDGE_MM = 10.0
BUTTON_MM = 12.5  # the hole for the cap of a button of 12 mm
BETWEEN_MM = 19.0  # from button to button
SCREW_MM, CORNER_MM = 3.2, 5.0  # for M3, from the edges
RULER_MM = 50.0
# where each button lies in the field below the lights: steps to the right and down
PLACES = {"left": (0, 1), "up": (1, 0), "down": (1, 2), "right": (2, 1), "back": (3.6, 1.6), "ok": (4.6, 0.6)}


class Drill:
    def __init__(self, plan: Plan):
        if set(plan.buttons) - PLACES.keys():
            raise ValueError(f"{plan.profile.name} has buttons that have no place on a front")
        self.plan = plan
        self.window = opening(plan.profile.width), opening(plan.profile.height)
        field = max(across for across, _ in PLACES.values()) * BETWEEN_MM + BUTTON_MM
        self.width = max(self.window[0] + 2 * RIM_MM, field) + 2 * EDGE_MM
        self.below = EDGE_MM + self.window[1] + 2 * RIM_MM + EDGE_MM  # where the buttons begin
        self.height = self.below + 2 * BETWEEN_MM + BUTTON_MM + EDGE_MM
        self.left = (self.width - field) / 2

    def holes(self) -> dict[str, tuple[float, float]]:
        """The middle of each button's hole, from the upper left corner."""
        middle = BUTTON_MM / 2
        return {
            name: (self.left + middle + across * BETWEEN_MM, self.below + middle + down * BETWEEN_MM)
            for name, (across, down) in PLACES.items()
            if name in self.plan.buttons
        }

    def screws(self) -> list[tuple[float, float]]:
        return [(x, y) for x in (CORNER_MM, self.width - CORNER_MM) for y in (CORNER_MM, self.height - CORNER_MM)]


def opening(lights: int) -> float:
    """From the outer edge of the first light to that of the last."""
    return round((lights - 1) * LIGHT_MM + ACROSS_MM, 1)


def draw(plan: Plan) -> bytes:
    drill = Drill(plan)
    margin = 16.0  # for the ruler
    wide, high = drill.width, drill.height + margin
    left, top = (drill.width - drill.window[0]) / 2, EDGE_MM + RIM_MM
    told = f"Drilling plan of {plan.profile.name}: print it at 100%, the ruler is {RULER_MM:g} mm long"
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide:g}mm" height="{high:g}mm"',
        f' viewBox="0 0 {wide:g} {high:g}" font-family="{FONT}">',
        f"<title>{told}</title>",
        f'<rect width="{wide:g}" height="{high:g}" fill="{PAPER}"/>',
        outline(0.1, 0.1, drill.width - 0.2, drill.height - 0.2, 3),
        outline(left, top, *drill.window, 0),
        words(drill.width / 2, top + 5, f"window {drill.window[0]:g} x {drill.window[1]:g}", "middle"),
    ]
    for name, (x, y) in drill.holes().items():
        lines += [hole(x, y, BUTTON_MM), words(x, y + BUTTON_MM / 2 + 3.4, f"{name} {x:.1f}, {y:.1f}", "middle")]
    lines += [hole(x, y, SCREW_MM) for x, y in drill.screws()]
    sizes = f"front {drill.width:g} x {drill.height:g}; buttons Ø {BUTTON_MM:g}, screws Ø {SCREW_MM:g}"
    lines += [words(left, top - 2, sizes), ruler(EDGE_MM, drill.height + 6)]
    lines.append(words(EDGE_MM, drill.height + 11, f"{RULER_MM:g} mm; all numbers in mm, from the upper left corner"))
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


def words(x: float, y: float, text: str, anchor: str = "start") -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="2.8" text-anchor="{anchor}" fill="{GREY}">{text}</text>'
