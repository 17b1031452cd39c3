"""The sound: one tone at a time on a piezo or a speaker, or one recording of a word, and a motor that shakes. Nothing
blocks; the caller ends both.
"""

HALF = 0x8000  # of the wave is high, which is the loudest
_RECORDINGS = __file__.rpartition("sound")[0] + "voices/{}/{}.wav"
_BUFFER = 512  # bytes of a recording that are in memory


class Sound:
    """`pin` is that of a piezo or a speaker; without one nothing is heard. `motor` is a digitalio.DigitalInOut: it
    cannot have a PWM too, as the pins of two neighbours share the frequency. Without one nothing is felt. `amplifier`
    is that of a speaker, or None: it is on only while it sounds, or it would hiss and take current.
    """

    def __init__(self, pin, motor, amplifier):
        self._pin = pin
        self._motor = motor
        self._amplifier = amplifier
        self._pwm = _tones(pin) if pin else None
        self._audio = self._file = self._buffer = None

    def tone(self, hz):
        self._begin(True)
        if self._pwm:
            self._pwm.frequency = hz
            self._pwm.duty_cycle = HALF

    def shake(self, on):
        if self._motor:
            self._motor.value = on

    def quiet(self):
        """No tone, no word and no motion."""
        self._begin(False)
        if self._pwm:
            self._pwm.duty_cycle = 0
        self.shake(False)

    @property
    def speaks(self):
        """Return whether a recording is being played."""
        return self._audio is not None and self._audio.playing

    def say(self, language, word):
        """Begin to play a recording; nothing where the drive has none, or memory has no room for it now."""
        self.quiet()
        try:
            self._file = open(_RECORDINGS.format(language, word), "rb")  # noqa: SIM115 - it is open as long as it plays
        except OSError:
            return
        import audiocore
        import audiopwmio

        self._buffer = self._buffer or bytearray(_BUFFER)
        self._pwm.deinit()
        self._audio = audiopwmio.PWMAudioOut(self._pin)
        self._amplifier.value = True
        try:
            self._audio.play(audiocore.WaveFile(self._file, self._buffer))
        except MemoryError:
            self._audio.stop()  # or what it has taken stays so

    def _begin(self, is_loud):
        """Switch the amplifier, and end a recording."""
        if self._audio is not None:
            self._audio.deinit()
            self._audio = None
            self._file.close()
            self._pwm = _tones(self._pin)
        if self._amplifier:
            self._amplifier.value = is_loud


def _tones(pin):
    """Return a pin as one that sounds."""
    import pwmio

    return pwmio.PWMOut(pin, frequency=440, duty_cycle=0, variable_frequency=True)
