"""Make the lights, buttons and sound that a profile names, on the board that this runs on.

Nothing of it stays in memory. Every pin is looked up before any is taken, so a profile that does not
fit leaves the board as it was.
"""

from collections import namedtuple

from firmware.device.buttons import Buttons
from firmware.device.lights import Lights
from firmware.device.profiles import Missing, numbers, way
from firmware.device.sound import Sound

# The parts of a board; the pins of a wire to another board, if there may be one; and the meanings of keys that are
# lights, which this knows nothing of.
Parts = namedtuple("Parts", ("lights", "buttons", "sound", "display", "link", "meanings"))

_BAUD = 115200
_ROOM = 512  # bytes that come while the game loads a file


def assemble(profile, cap_ma=400):
    """Assemble the parts that a profile names. `cap_ma` is the most current that the lights may draw.

    A computer that stands in for a board has a face, which is its display.
    """
    import board
    import neopixel

    places = way(profile.width, profile.height, **profile.wiring)
    turned = ["up", "down"] if profile.knob else []
    names = sorted([name for name in profile.buttons if name not in turned])
    keys = numbers(names + turned)
    wanted = [profile.pixels] + [profile.buttons[name] for name in names + turned]
    wanted += [pin for pin in (profile.sound, profile.motor, profile.speaker) if pin]
    display = getattr(board, "FACE", None)
    link = profile.link if display is None else ()
    pins = _pins(board, wanted + list(link))[: len(wanted)]
    pixels = neopixel.NeoPixel(pins[0], len(places), auto_write=False, pixel_order=profile.order)
    amplifier = _output(pins.pop()) if profile.speaker else None
    motor = _output(pins.pop()) if profile.motor else None
    pin = pins.pop() if profile.sound else None
    sound = Sound(pin, motor, amplifier)
    knob = None
    if profile.knob:
        import rotaryio

        knob = rotaryio.IncrementalEncoder(pins.pop(), pins.pop())
    if display is None and profile.display:
        display = getattr(board, profile.display)
    buttons = Buttons(pins[1:], profile.pressed, keys, knob)
    return Parts(Lights(pixels, places, cap_ma), buttons, sound, display, link, None)


def open_wire(sends, receives):
    """Return the port of the wire to another board, by the names of its pins."""
    import board
    import busio

    pins = _pins(board, (sends, receives))
    return busio.UART(*pins, baudrate=_BAUD, timeout=0, receiver_buffer_size=_ROOM)


def _pins(board, names):
    """Return the pins with these names; raise a sentence that lists the existing names if one is missing."""
    import microcontroller

    pins = []
    for name in names:
        pin = getattr(board, name, None)
        if not isinstance(pin, microcontroller.Pin):
            existing = [other for other in dir(board) if isinstance(getattr(board, other), microcontroller.Pin)]
            raise Missing("this board has no pin {}; it has {}", name, sorted(existing))
        if pin in pins:
            raise ValueError("the pin {} is given twice".format(name))
        pins.append(pin)
    return pins


def _output(pin):
    import digitalio

    output = digitalio.DigitalInOut(pin)
    output.switch_to_output()
    return output
