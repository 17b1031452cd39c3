"""The device's costs, measured where it runs: code and objects in bytes, a frame in milliseconds.

Then it prints `ready`, and for each event of a button `event` and its number, and lights the pixel of that button.
"""

from tools.bench.probes.gauge import allocated, held, now_ms, print_figure

INKS = 18
EVENTS = 12  # then it is over


def cost(act, times):
    """Return the bytes that one call allocates, and its milliseconds."""
    act()
    used = allocated(act)
    begin = now_ms()
    for _ in range(times):
        act()
    return used, (now_ms() - begin) / times


def measure(name, parts):
    size = len(parts.pixels)
    lights = parts.lights
    ordinary = bytearray([place % INKS for place in range(size)])
    dim = list(range(INKS))
    bright = [0xFFFFFF] * INKS
    for what, table in (("an ordinary frame", dim), ("a frame over the cap", bright)):
        used, took = cost(lambda table=table: lights.show(ordinary, table), 10)
        print_figure(name, what, took, "ms")
        print_figure(name, what, used, "bytes")
    used, took = cost(parts.pixels.show, 10)
    print_figure(name, "of which sending", took, "ms")
    used, took = cost(parts.buttons.event, 100)
    print_figure(name, "asking for an event", took, "ms")
    print_figure(name, "asking for an event", used, "bytes")


def picture(parts):
    """Return a frame in which every place has another colour."""
    size = len(parts.pixels)
    parts.lights.show(bytearray(range(size)), [place << 16 | 1 for place in range(size)])


def play(parts):
    frame = bytearray(len(parts.pixels))
    table = [0, 0x000040]
    print("ready")
    for _ in range(EVENTS):
        event = -1
        while event < 0:
            event = parts.buttons.event()
        place = event % len(frame)  # a key that is let go comes as many further on
        frame[place] = 1
        parts.lights.show(frame, table)
        frame[place] = 0
        print("event", event)


def main(_which):
    before = held()
    import neopixel  # noqa: F401 - weighed apart from what is ours

    print_figure("code", "neopixel", held() - before, "bytes")
    before = held()
    from firmware.device.assembly import assemble
    from firmware.device.profiles import named

    print_figure("code", "the device", held() - before, "bytes")
    before = held()
    parts = assemble(named("pico_8x8"))
    print_figure("pico_8x8", "lights, buttons and sound", held() - before, "bytes")
    parts.close()
    for name in ("pico_16x10", "pico_8x8"):
        parts = assemble(named(name))
        measure(name, parts)
        if name == "pico_16x10":
            parts.close()
    picture(parts)
    parts.lights.show(bytearray(64), [0xFFFFFF])
    parts.sound.tone(880)
    parts.sound.quiet()
    play(parts)
    try:
        assemble(named("feather_4x8"))
    except ValueError as wrong:
        print(wrong)
    parts.close()
