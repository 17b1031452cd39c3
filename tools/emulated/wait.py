"""Shortens the second after power-on or reset in which CircuitPython waits for a press of reset, for its safe mode.

It does nothing but read the clock then, which takes this computer half a minute to emulate. So the clock leaps during
that wait. A word in memory shows that it waits: the one by which it would recognise the press
(`wait_for_safe_mode_reset` in its supervisor/shared/safe_mode.c).
"""

WAITS = (0xAD0000AF | 17 << 8).to_bytes(4, "little")  # its guard around SAFE_MODE_USER
LEAP_NANOS = 10e6
BY_NANOS = 300e6  # it is waiting by then after power-on


class Wait:
    def __init__(self, memory: memoryview, clock) -> None:
        self._memory = memory
        self._clock = clock
        self._next_nanos = 0.0  # when to look for them next
        self._places: list[int] = []  # of the word, and of a copy that may never be cleared

    def shorten(self) -> None:
        """Let the clock leap if CircuitPython is waiting now."""
        nanos = self._clock.nanos
        if not self._places and self._next_nanos <= nanos < BY_NANOS:
            self._next_nanos = nanos + LEAP_NANOS
            self._places = found(WAITS, bytes(self._memory))
        if self._places and all(self._memory[place : place + 4] == WAITS for place in self._places):
            self._clock.tick(LEAP_NANOS)


def found(word: bytes, memory: bytes) -> list[int]:
    """Every place in memory with this word."""
    return [place for place in range(0, len(memory), 4) if memory.startswith(word, place)] if word in memory else []
