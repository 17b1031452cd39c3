"""The wiring diagram of a profile: the board in the middle, buttons and piezo at its sides, the lights at the right.

Every pin is where it is on the board, and every wire comes from the plan, so the picture cannot be wrong.
"""

from tools.docs.wiring import board, circuit
from tools.docs.wiring.plan import Plan
from tools.docs.wiring.svg import Drawing

WIDTH = 960


def draw(plan: Plan) -> bytes:
    drawing = begun(plan, f"Peglight {plan.profile.name}: {plan.header.name} and its {plan.panel.name}")
    board.sides(drawing, plan, bottom_of(plan))
    if plan.panel.plugs:
        circuit.plugged(drawing, plan)
    else:
        circuit.wired(drawing, plan)
    board.legend(drawing, plan, bottom_of(plan) + 44)
    return drawing.content()


def begun(plan: Plan, title: str) -> Drawing:
    """The board alone, with room for all the rest."""
    height = max(bottom_of(plan) + 96, circuit.bottom(plan) + 20)
    drawing = Drawing(WIDTH + circuit.across(plan), height, title)
    board.board(drawing, plan, bottom_of(plan))
    return drawing


def bottom_of(plan: Plan) -> int:
    return board.TOP + board.PITCH * (plan.header.rows - 1) + 22
