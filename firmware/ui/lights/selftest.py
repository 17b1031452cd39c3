"""The self-test: every light in red, green and blue, then the version and the memory left, where letters have room;
every button lights its place and sounds. Back twice leaves.

Whatever the palette, each of the three is one channel of the pixels alone; tones are heard even if the sound is off.
"""

import gc

from firmware import VERSION
from firmware.ui import palette
from firmware.ui.lights import gestures, inks
from firmware.ui.lights.screens import Text

_STEP_MS = 60
_INKS = (inks.RED, inks.GREEN, inks.BLUE)


def about():
    """The version, and on a board how much memory is left."""
    gc.collect()
    return VERSION + (" {}K".format(gc.mem_free() // 1024) if hasattr(gc, "mem_free") else "")


def begin(handheld):
    handheld.show(SelfTest(handheld))


class SelfTest:
    over_board = False

    def __init__(self, handheld):
        self.over = False
        self.stale = True
        self.table = palette.table("vivid", handheld.desk.settings["brightness"])
        self._handheld = handheld
        self._lit = 0  # lights that were lit so far, of all three inks
        self._left_ms = _STEP_MS
        self._pressed = gestures.NONE

    def press(self, key: int):
        """A key lights its own place and sounds; back for the second time in a row leaves."""
        if key == gestures.BACK and self._pressed == key:
            self.over = True
        self._pressed = key
        self._handheld.sounds.play((440 + 110 * key, 150), aloud=True)
        self.stale = True

    def tick(self, ms: int):
        self._left_ms -= ms
        if self._left_ms <= 0 and self._lit < 3 * len(self._handheld.frame):
            self._left_ms = _STEP_MS
            self._lit += 1
            self.stale = True
            if self._lit == 3 * len(self._handheld.frame):
                self._handheld.show(Text(self._handheld, about(), passing=True))

    def draw(self, frame: bytearray, _beat):
        self.stale = False
        if self._pressed != gestures.NONE:
            frame[self._pressed % len(frame)] = inks.CURSOR
            return
        if self._lit:
            turn, latest = divmod(self._lit - 1, len(frame))
            for pixel in range(latest + 1):
                frame[pixel] = _INKS[turn]
