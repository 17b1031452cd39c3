"""The sounds: tones one after another, timed by the clock so that nothing waits for them. A motor echoes each."""

from firmware.engine import marks
from firmware.engine.variant import PLACES
from firmware.ui import inks

SILENCE = 0
PEG_MS = 120
PAUSE_MS = 40
_FELT_MS = 60  # of a tone, so that it is gentle

# tone in hertz and how long in ms, one after the other
OK = (880, 40)
SUBMITS = OK + (SILENCE, PAUSE_MS) + OK
REFUSED = (165, 180)
SUBMITTED = (660, 60, 880, 60)
WON = (523, 90, 659, 90, 784, 90, 1047, 220)
LOST = (392, 160, 330, 160, 262, 300)


def of_mark(variant, mark: int):
    """Return a mark by ear: a short tone for each of its lights."""
    if variant.tells == PLACES:
        exact, near = marks.ones(mark), 0
    else:
        exact, near = marks.exact_in(mark), marks.near_in(mark)
    return (inks.TONES_HZ[inks.EXACT], 80, SILENCE, 50) * exact + (inks.TONES_HZ[inks.NEAR], 80, SILENCE, 50) * near


class Sounds:
    def __init__(self):
        self.hz = SILENCE  # the tone that sounds now
        self.playing = False
        self.felt = False  # a motor shakes now, where there is one
        self.aloud = False  # it sounds even if the sound is off
        self._tones = ()
        self._at = 0
        self._left_ms = 0

    def play(self, tones, aloud=False):
        """Start these tones and stop any others."""
        self.aloud = aloud
        self.playing = True
        self._tones = tones
        self._at = -2
        self._left_ms = 0
        self.tick(0)

    def tick(self, ms: int):
        if not self.playing:
            return
        tones = self._tones
        self._left_ms -= ms
        if self._left_ms <= 0:
            self._at += 2
            self.playing = self._at < len(tones)
            self.hz, self._left_ms = tones[self._at : self._at + 2] if self.playing else (SILENCE, 0)
        self.felt = self.hz != SILENCE and tones[self._at + 1] - self._left_ms < _FELT_MS
