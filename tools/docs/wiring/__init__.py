"""The wiring pages: for each profile its parts, the tables of its pins, the order of its pixels, and a diagram.

The first profile has a guide as well, step by step. Those that are wired by hand have a drilling plan. A console has
no diagram, as there is nothing to wire.
"""

from collections.abc import Iterator

from firmware.device.profiles import every
from tools.docs.wiring import console, diagram, drill, guide, index, order, page, wokwi
from tools.docs.wiring.plan import Plan


def pages() -> Iterator[tuple[str, bytes]]:
    plans = [Plan(profile) for profile in every()]
    yield "wiring/README.md", index.page(plans).encode("utf-8")
    yield from wokwi.project(plans[0])
    yield from guide.pages(plans[0])
    for plan in plans:
        name = plan.profile.name
        if plan.panel.keys:
            yield f"wiring/{name}.md", console.page(plan).encode("utf-8")
        else:
            yield f"wiring/{name}.md", page.page(plan).encode("utf-8")
            yield f"wiring/{name}.svg", diagram.draw(plan)
        if drill.possible(plan):
            yield f"wiring/{name}-drill.svg", drill.draw(plan)
        yield f"wiring/{name}-order.svg", order.draw(plan.profile)
