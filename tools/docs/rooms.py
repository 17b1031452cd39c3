"""Draws the map of the firmware from its imports: a box for each room, and an arrow to each room that it imports from.

What follows from other arrows is left out: the lights import from the game, and so may use what the game imports.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

from tools import ROOT
from tools.docs.wiring.svg import GREY, INK, Drawing

WIDTH, HEIGHT = 150, 132  # of a box
GAP = 60  # between boxes
HEAD = 8  # of an arrow
EDGE = 26
ROOM, INNER, RIM = "#eef3fb", "#ffffff", "#8aa4d6"
START = "main.py"

Imports = dict[str, set[str]]


def pages() -> Iterator[tuple[str, bytes]]:
    yield "house/firmware.svg", drawn(ROOT / "firmware")


def drawn(top: Path) -> bytes:
    arrows = shortest(imports(top))
    columns = columns_of(arrows)
    rows: dict[str, int] = {}
    for room in sorted(columns, key=lambda room: (-columns[room], len(arrows[room]) == 0, room)):
        rows[room] = sum(columns[other] == columns[room] for other in rows)
    across, down = max(columns.values()) + 1, max(rows.values()) + 1
    title = "The rooms of the firmware, and which imports from which"
    drawing = Drawing(2 * EDGE + across * (WIDTH + GAP) - GAP, 2 * EDGE + down * (HEIGHT + GAP) - GAP + EDGE, title)
    places = {room: (EDGE + columns[room] * (WIDTH + GAP), EDGE + rows[room] * (HEIGHT + GAP)) for room in columns}
    for room, place in places.items():
        box(drawing, room, place, top)
        for other in sorted(arrows[room]):
            arrow(drawing, place, places[other])
    drawing.words(EDGE, drawing.height - EDGE, "An arrow means: imports from.", 13, colour=GREY)
    return drawing.content()


def imports(top: Path) -> Imports:
    """The rooms that each room imports from, itself left out; a file at the top is a room of its own."""
    found: Imports = {}
    for file in sorted(top.rglob("*.py")):
        names = (name for node in ast.walk(ast.parse(file.read_text("utf-8"))) for name in named(node))
        room = file.relative_to(top).parts[0]
        others = {other for name in names if (other := room_named(top, name))}
        found.setdefault(room, set()).update(others - {room})
    return {room: others for room, others in found.items() if reached(found, START, room) or room == START}


def named(node: ast.AST) -> Iterator[str]:
    """The modules that a line imports from."""
    if isinstance(node, ast.ImportFrom) and node.module:
        yield node.module
        yield from (f"{node.module}.{alias.name}" for alias in node.names)
    elif isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)


def room_named(top: Path, module: str) -> str | None:
    """The room in which a module of the firmware lies."""
    package, _, rest = module.partition(".")
    first = rest.partition(".")[0]
    if package != top.name or not first:
        return None
    return first if (top / first).is_dir() else f"{first}.py" if (top / f"{first}.py").is_file() else None


def shortest(arrows: Imports) -> Imports:
    """Without the arrows that follow from others."""
    return {
        room: {other for other in others if not any(reached(arrows, third, other) for third in others - {other})}
        for room, others in arrows.items()
    }


def reached(arrows: Imports, room: str, other: str) -> bool:
    return any(third == other or reached(arrows, third, other) for third in arrows[room])


def columns_of(arrows: Imports) -> dict[str, int]:
    """How far to the right each room stands: to the left of all that import from it."""
    steps = {START: 0}
    waiting = [START]
    for room in waiting:
        for other in sorted(arrows[room]):
            steps[other] = max(steps.get(other, 0), steps[room] + 1)
            waiting.append(other)
    return {room: max(steps.values()) - step for room, step in steps.items()}


def box(drawing: Drawing, room: str, place: tuple[float, float], top: Path) -> None:
    x, y = place
    drawing.box(x, y, WIDTH, HEIGHT, ROOM, RIM, 8)
    drawing.words(x + WIDTH / 2, y + 20, room, 17, "middle", INK, bold=True)
    if not (top / room).is_dir():
        return
    inner = sorted(folder.name for folder in (top / room).iterdir() if (folder / "__init__.py").exists())
    for number, name in enumerate(inner):
        drawing.box(x + 14, y + 42 + 28 * number, WIDTH - 28, 20, INNER, RIM)
        drawing.words(x + WIDTH / 2, y + 52 + 28 * number, name, 12, "middle")


def arrow(drawing: Drawing, from_: tuple[float, float], to: tuple[float, float]) -> None:
    """From the left side of a box to the right side of the other."""
    start, end = (from_[0], from_[1] + HEIGHT / 2), (to[0] + WIDTH, to[1] + HEIGHT / 2)
    drawing.line([start, (end[0] + HEAD, end[1]), end], RIM, 2)
    drawing.stroke(end[0] + HEAD, end[1] - 5, f"l{-HEAD} 5 l{HEAD} 5", RIM)
