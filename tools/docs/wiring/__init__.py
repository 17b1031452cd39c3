from collections.abc import Iterator

from firmware.device.profiles import every
from tools.docs.wiring import diagram
from tools.docs.wiring.plan import Plan


def pages() -> Iterator[tuple[str, bytes]]:
    for profile in every():
        plan = Plan(profile)
        yield f"wiring/{profile.name}.svg", diagram.draw(plan)
