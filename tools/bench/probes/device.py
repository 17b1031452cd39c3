"""The device's costs, measured where it runs: code and objects in bytes, a frame in milliseconds.

At the end come a frame in which every place has another colour, and a white one.
"""

from firmware.slots import Slots
from tools.bench.probes.gauge import allocated, held, now_ms, print_figure

INKS = 18


def cost(act, times):
    """Return the bytes that one call allocates, and its milliseconds."""
    act()
    used = allocated(act)
    begin = now_ms()
    for _ in range(times):
        act()
    return used, (now_ms() - begin) / times


def measure(name, parts):
    lights = parts.lights
    ordinary = bytearray([place % INKS for place in range(len(parts.lights.pixels))])
    for what, table in (("an ordinary frame", list(range(INKS))), ("a frame over the cap", [0xFFFFFF] * INKS)):
        used, took = cost(lambda table=table: lights.show(ordinary, table), 10)
        print_figure(name, what, took, "ms")
        print_figure(name, what, used, "bytes")
    used, took = cost(parts.lights.pixels.show, 10)
    print_figure(name, "of which sending", took, "ms")
    used, took = cost(parts.buttons.event, 100)
    print_figure(name, "asking for an event", used, "bytes")


def main(which):
    slots = Slots()  # these are the core, whatever the device is
    before = held()
    import neopixel  # noqa: F401 - weighed apart from what is ours

    print_figure("code", "neopixel", held() - before, "bytes")
    nothing = before = held()
    from firmware.device.assembly import assemble
    from firmware.device.profiles import named

    print_figure("code", "the device", held() - before, "bytes")
    before = held()
    parts = assemble(named(which))
    print_figure(which, "lights, buttons and sound", held() - before, "bytes")
    measure(which, parts)
    del assemble, named
    slots.end_round()  # as the start does
    print_figure(which, "the device in a round", held() - nothing, "bytes")
    size = len(parts.lights.pixels)
    parts.lights.show(bytearray(range(size)), [place << 16 | 1 for place in range(size)])
    parts.lights.show(bytearray(size), [0xFFFFFF])
