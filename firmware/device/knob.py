"""A knob that is turned: each step is a press of up or down, and its release.

The runtime counts the steps. Clockwise is down, as in a list.
"""

from firmware.device.buttons import NOTHING, RELEASED


class Knob:
    """`encoder` is a rotaryio.IncrementalEncoder; `up` and `down` are the numbers of the keys."""

    def __init__(self, encoder, up, down):
        self._encoder = encoder
        self._reported = encoder.position
        self._up = up
        self._down = down
        self._release = NOTHING

    def event(self):
        """Return the next event, or NOTHING."""
        event = self._release
        if event != NOTHING:
            self._release = NOTHING
            return event
        ahead = self._encoder.position - self._reported
        if ahead == 0:
            return NOTHING
        self._reported += 1 if ahead > 0 else -1
        key = self._down if ahead > 0 else self._up
        self._release = key | RELEASED
        return key
