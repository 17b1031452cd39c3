"""Run the device's work in a phase, a step with each tick, until it tells the match the result."""

from firmware.game.phases import CHECK, DISPUTE, THINK

FOR_EVER_MS = 1 << 29


class Worker:
    def __init__(self):
        self.worked_ms = 0
        self._steps = None

    @property
    def busy(self):
        return self._steps is not None

    def begin(self, match):
        """Start the work of the phase."""
        self.worked_ms = 0
        self._steps = None
        if match.phase in (THINK, CHECK, DISPUTE):
            from firmware.game import work

            self._steps = work.begin(match)

    def tick(self, ms):
        """Do a step; `ms` have gone by since the last one."""
        steps = self._steps
        if steps is None:
            return
        self.worked_ms += ms
        for _ in steps:
            return
        if self._steps is steps:  # otherwise the step has led to another phase
            self._steps = None

    def hurry(self):
        """Take the best result so far."""
        self.worked_ms = FOR_EVER_MS
