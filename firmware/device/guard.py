"""The watchdog: it resets the board when the loop no longer turns."""

_TIMEOUT_S = 8  # the longest that the chip allows


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
        """Switch it off: a program that has ended on purpose is no hang."""
        if self._watchdog is not None:
            self._watchdog.mode = None
