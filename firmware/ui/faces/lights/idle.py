"""Nobody is at the buttons: after a while the lights dim, then the device plays against itself, then it sleeps."""

AWAKE = 0
DIMMED = 1
ATTRACTING = 2
ASLEEP = 3

_AFTER = ("", "dim_s", "attract_s", "sleep_s")  # the setting of each; 0 is never
_MOST_MS = 1 << 28


class Idle:
    def __init__(self):
        self.state = AWAKE
        self._ms = 0  # since somebody was there

    def wake(self):
        """Somebody is there; true where that wakes it."""
        self._ms = 0
        woken = self.state != AWAKE
        self.state = AWAKE
        return woken

    def stay(self):
        """In this state, as long as the device is at work."""
        self._ms = 0

    def tick(self, ms: int, settings):
        """Return true when the state has just changed."""
        self._ms = min(self._ms + ms, _MOST_MS)
        idle_s = self._ms // 1000
        for state in (ASLEEP, ATTRACTING, DIMMED):
            if self.state < state and 0 < settings[_AFTER[state]] <= idle_s:
                self.state = state
                return True
        return False

    def light(self, settings):
        """Return the light of the inks, as the settings have it; the lowest where nobody is there."""
        from firmware.ui.palette import table

        return table(settings["palette"], settings["brightness"] if self.state == AWAKE else 0)
