"""The sound: one tone at a time on a piezo. Playing does not block; the caller ends the tone."""

LOWEST_HZ = 20
HIGHEST_HZ = 20000
HALF = 0x8000  # of the wave is high, which is the loudest


class Sound:
    """`pwm` is a pwmio.PWMOut of variable frequency; without one nothing is heard."""

    def __init__(self, pwm=None):
        self._pwm = pwm

    def tone(self, hz):
        if not LOWEST_HZ <= hz <= HIGHEST_HZ:
            raise ValueError("a tone has {} to {} Hz, not {}".format(LOWEST_HZ, HIGHEST_HZ, hz))
        if self._pwm:
            self._pwm.frequency = hz
            self._pwm.duty_cycle = HALF

    def quiet(self):
        if self._pwm:
            self._pwm.duty_cycle = 0
