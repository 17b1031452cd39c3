"""The watchdog: a program that no longer comes round is ended, and the board starts anew."""

_TIMEOUT_S = 8  # the longest that the chip knows


class Guard:
    """`watchdog` is microcontroller.watchdog, or None where there is none."""

    def __init__(self, watchdog):
        self._watchdog = watchdog
        if watchdog is not None:
            from watchdog import WatchDogMode

            watchdog.timeout = _TIMEOUT_S
            watchdog.mode = WatchDogMode.RESET

    def feed(self):
        if self._watchdog is not None:
            self._watchdog.feed()

    def stop(self):
        """Let go: whoever has the console is no hang."""
        if self._watchdog is not None:
            self._watchdog.mode = None
