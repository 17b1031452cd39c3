"""A speaker behind an amplifier, which is on while a tone sounds: a quiet one would hiss, and take current."""

from firmware.device.sound import Sound


class Amplified(Sound):
    """`switch` is a digitalio.DigitalInOut."""

    def __init__(self, pwm, motor, switch):
        super().__init__(pwm, motor)
        self._switch = switch

    def tone(self, hz):
        super().tone(hz)
        self._switch.value = True

    def quiet(self):
        super().quiet()
        self._switch.value = False

    def close(self):
        super().close()
        self._switch.deinit()
