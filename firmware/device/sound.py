"""The sound: one tone at a time on a piezo, and a motor that shakes. Nothing blocks; the caller ends both."""

HALF = 0x8000  # of the wave is high, which is the loudest


class Sound:
    """`pwm` is a pwmio.PWMOut of variable frequency; without one nothing is heard. `motor` is a digitalio.DigitalInOut:
    it cannot have a PWM too, as the pins of two neighbours share the frequency. Without one nothing is felt.
    """

    def __init__(self, pwm, motor):
        self._pwm = pwm
        self._motor = motor

    def tone(self, hz):
        if self._pwm:
            self._pwm.frequency = hz
            self._pwm.duty_cycle = HALF

    def shake(self, on):
        if self._motor:
            self._motor.value = on

    def quiet(self):
        """No tone, and no motion."""
        if self._pwm:
            self._pwm.duty_cycle = 0
        self.shake(False)


def tones(pin):
    """Return a pin as one that sounds."""
    import pwmio

    return pwmio.PWMOut(pin, frequency=440, duty_cycle=0, variable_frequency=True)
