"""The lights, the buttons, the sound, the display and the knob of a board, once they are assembled."""

from firmware.device.buttons import SCAN_S, Buttons
from firmware.device.lights import Lights


class Parts:
    """`way` has the place that each pixel shows; `pins` are those of the buttons, and `numbers` those of their keys.

    `pressed` is the level of a pin whose button is down. `cap_ma` is the most that the lights may draw.
    """

    meanings = None  # of keys that are lights

    def __init__(self, pixels, way, cap_ma, pins, numbers, pressed, sound, display=None, knob=None):
        self.pixels = pixels
        self.pins = pins
        self.pressed = pressed
        self.sound = sound
        self.display = display
        self.knob = knob
        self.link: tuple = ()  # the pins of a wire to another board, if there may be one
        self._numbers = numbers
        self.lights = Lights(pixels, way, cap_ma)
        self.listen()

    def listen(self):
        """Start listening to the buttons. One that is down already counts as pressed now."""
        import keypad
        import supervisor

        self.keys = keypad.Keys(self.pins, value_when_pressed=self.pressed, pull=True, interval=SCAN_S)
        self.keys.reset()  # otherwise the runtime does not report a key that was down before
        self.buttons = Buttons(self.keys.events, keypad.Event(), self._numbers, supervisor.ticks_ms)
