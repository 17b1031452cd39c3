"""A drawing for each step of building a board: the wiring diagram as far as it is done by then."""

from collections.abc import Iterator
from functools import partial

from tools.docs.wiring import board, circuit, diagram
from tools.docs.wiring.plan import Plan

# the step, and what it adds to the diagram
STEPS = (
    ("The buttons", "sides"),
    ("The level shifter", "chip"),
    ("Power for the lights", "power"),
    ("The data wire", "data"),
    ("The lights", "panel"),
)


def drawn(plan: Plan) -> Iterator[tuple[str, bytes]]:
    """The path of each drawing below wiring/, and the drawing."""
    adds = {name: partial(circuit.added, plan=plan, name=name) for name in circuit.PARTS}
    adds["sides"] = partial(board.sides, plan=plan, bottom=diagram.bottom_of(plan))
    for number, (told, _) in enumerate(STEPS, 1):
        drawing = diagram.begun(plan, f"Step {number}: {told}")
        for _, name in STEPS[:number]:
            adds[name](drawing)
        yield f"{plan.profile.name}-step-{number}.svg", drawing.content()
