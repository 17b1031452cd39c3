"""The wiring diagram of a profile: the board in the middle, buttons and piezo at its sides, the lights at the right.

Every pin is where it is on the board, and every wire comes from the plan, so the picture cannot be wrong.
"""

from tools.docs.wiring import board, circuit
from tools.docs.wiring.plan import Plan
from tools.docs.wiring.svg import Drawing

WIDTH = 960


def draw(plan: Plan) -> bytes:
    bottom = board.TOP + board.PITCH * (plan.header.rows - 1) + 22
    height = max(bottom + 96, circuit.bottom(plan) + 20)
    drawing = Drawing(
        WIDTH + circuit.across(plan),
        height,
        f"Peglight {plan.profile.name}: {plan.header.name} and its {plan.panel.name}",
    )
    board.board(drawing, plan, bottom)
    board.sides(drawing, plan, bottom)
    if plan.panel.plugs:
        circuit.plugged(drawing, plan)
    else:
        circuit.wired(drawing, plan)
    board.legend(drawing, plan, bottom + 44)
    return drawing.content()
