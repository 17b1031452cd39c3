"""The assembly: what a profile names becomes lights, buttons and sound, on the board that this runs on.

Every pin is looked up before one is taken, so that a profile that does not fit leaves the board as it was.
"""

from firmware.device.buttons import Buttons, numbers
from firmware.device.lights import Lights
from firmware.device.profiles import named, suiting
from firmware.device.sound import Sound
from firmware.device.wiring import way


def chosen(name):
    """The profile with this name; without a name the one for this board."""
    import board

    return named(name) if name else suiting(board.board_id)


class Assembly:
    """`cap_ma` is the most that the lights may draw."""

    def __init__(self, profile, cap_ma=400):
        import board
        import neopixel

        places = way(profile.width, profile.height, **profile.wiring)
        self._names = sorted(profile.buttons)
        numbers(self._names)
        wanted = [profile.pixels] + [profile.buttons[name] for name in self._names]
        if profile.sound:
            wanted.append(profile.sound)
        pins = _pins(board, wanted)
        self.pixels = neopixel.NeoPixel(pins[0], len(places), auto_write=False, pixel_order=profile.order)
        self.pins = pins[1 : len(self._names) + 1]  # of the buttons
        self.pwm = _pwm(pins[-1]) if profile.sound else None
        self.lights = Lights(self.pixels, places, cap_ma)
        self.sound = Sound(self.pwm)
        self.listen()

    def listen(self):
        """Have the buttons heard; one that is down already is pressed now."""
        import keypad

        self.keys = keypad.Keys(self.pins, value_when_pressed=False, pull=True)
        self.keys.reset()  # without it the runtime tells nothing of a key that was down before
        self.buttons = Buttons(self.keys, keypad.Event(), self._names)

    def close(self):
        """Dark and quiet, and every pin free again."""
        self.pixels.deinit()
        self.keys.deinit()
        if self.pwm:
            self.pwm.deinit()


def _pins(board, names):
    """The pins with these names, or a sentence that has the names that exist."""
    import microcontroller

    pins = []
    for name in names:
        pin = getattr(board, name, None)
        if not isinstance(pin, microcontroller.Pin):
            there = [other for other in dir(board) if isinstance(getattr(board, other), microcontroller.Pin)]
            raise ValueError("this board has no pin {}; it has {}".format(name, ", ".join(sorted(there))))
        if pin in pins:
            raise ValueError("the pin {} is given twice".format(name))
        pins.append(pin)
    return pins


def _pwm(pin):
    import pwmio

    return pwmio.PWMOut(pin, frequency=440, duty_cycle=0, variable_frequency=True)
