"""What is heard: a tone after another, each for its time, counted on the clock so that nothing waits for them."""

SILENCE = 0

# tone in hertz and how long in ms, one after the other
OK = (880, 40)
REFUSED = (165, 180)
SUBMITTED = (660, 60, 880, 60)
WON = (523, 90, 659, 90, 784, 90, 1047, 220)
LOST = (392, 160, 330, 160, 262, 300)
ASKED = (784, 60)


class Sounds:
    def __init__(self):
        self.hz = SILENCE  # what sounds now
        self._tones = ()
        self._at = 0
        self._left_ms = 0

    @property
    def playing(self):
        return self._at < len(self._tones)

    def play(self, tones):
        """Begin these tones; those that sounded end."""
        self._tones = tones
        self._at = 0
        self._start()

    def tick(self, ms):
        if self._at >= len(self._tones):
            return
        self._left_ms -= ms
        if self._left_ms <= 0:
            self._at += 2
            self._start()

    def _start(self):
        if self._at < len(self._tones):
            self.hz = self._tones[self._at]
            self._left_ms = self._tones[self._at + 1]
        else:
            self.hz = SILENCE
