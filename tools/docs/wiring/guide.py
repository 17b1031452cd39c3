"""The guide to build a board: guide.md filled in from the profile, and a drawing for each step."""

from collections.abc import Iterator
from pathlib import Path

from tools.docs.wiring import drill, parts, power, steps, tables
from tools.docs.wiring.page import CAP_MA, DEFAULTS, MADE, paragraphs
from tools.docs.wiring.plan import SHIFTER_IN, SHIFTER_OUT, SHIFTER_POWER, Plan

TEXT = Path(__file__).with_name("guide.md")


def pages(plan: Plan) -> Iterator[tuple[str, bytes]]:
    yield "wiring/guide.md", page(plan).encode("utf-8")
    yield from ((f"wiring/{path}", content) for path, content in steps.drawn(plan))


def page(plan: Plan) -> str:
    rows = [(f"button {name}", str(pin)) for name, pin in plan.buttons.items()] + [("piezo", str(plan.sound))]
    return TEXT.read_text("utf-8").format(
        made=MADE,
        name=plan.profile.name,
        lights=plan.profile.width * plan.profile.height,
        parts_table=parts.table(plan),
        total=parts.total(part for part, _ in parts.of(plan)),
        buttons_table=tables.table(("part", "pin"), rows),
        **{f"told_{number}": told.lower() for number, (told, _) in enumerate(steps.STEPS, 1)},
        power=plan.powers[0],
        data=plan.lights,
        shifter_in=SHIFTER_IN,
        shifter_out=SHIFTER_OUT,
        shifter_power=SHIFTER_POWER,
        case="\n\n".join(paragraphs(drill.told(plan))),
        cap=CAP_MA,
        power_table=power.table(plan),
        bank=power.BANK_MAH,
        **{name: DEFAULTS[f"{name}_s"] for name in ("dim", "attract", "sleep")},
    )
