"""The wiring pages: for each profile its parts, a diagram, the tables of its pins, and the order of its pixels."""

from collections.abc import Iterator

from firmware.device.profiles import every
from tools.docs.wiring import diagram, index, order, page, wokwi
from tools.docs.wiring.plan import Plan


def pages() -> Iterator[tuple[str, bytes]]:
    plans = [Plan(profile) for profile in every()]
    yield "wiring/README.md", index.page(plans).encode("utf-8")
    yield "wiring/wokwi/diagram.json", wokwi.diagram(plans[0])
    for plan in plans:
        name = plan.profile.name
        yield f"wiring/{name}.md", page.page(plan).encode("utf-8")
        yield f"wiring/{name}.svg", diagram.draw(plan)
        yield f"wiring/{name}-order.svg", order.draw(plan.profile)
