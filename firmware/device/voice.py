"""A speaker that speaks, too: recordings of words, one at a time, in the place of tones."""

from firmware.device.sound import Sound, tones

_RECORDINGS = __file__.rpartition("voice")[0] + "voices/{}/{}.wav"
_BUFFER = 512  # bytes of a recording that are in memory


class Voice(Sound):
    """`pin` is that of the speaker. Its `amplifier` is on only while it sounds, or it would hiss and take current."""

    def __init__(self, pin, motor, amplifier):
        Sound.__init__(self, tones(pin), motor)
        self._amplifier = amplifier
        self._pin = pin
        self._audio = self._file = self._buffer = None

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

    def tone(self, hz):
        self._end_recording()
        Sound.tone(self, hz)
        self._amplifier.value = True

    def quiet(self):
        self._end_recording()
        Sound.quiet(self)
        self._amplifier.value = False

    def _end_recording(self):
        if self._audio is not None:
            self._audio.deinit()
            self._audio = None
            self._file.close()
            self._pwm = tones(self._pin)
