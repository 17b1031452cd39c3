"""Tools that probes share: the time, the memory in use, random numbers, a typist, and the line that reports."""

import gc
import time

mem_alloc = getattr(gc, "mem_alloc", None)  # only MicroPython has it


def now_ms():
    return time.monotonic_ns() / 1000000


def held():
    """Bytes in use."""
    gc.collect()
    return mem_alloc()


def finish(steps):
    """Run a search to its end."""
    for _ in steps:
        pass


def print_figure(what_of, what, number, unit):
    print("{}\t{}\t{}\t{}".format(what_of, what, round(number, 3), unit))


class Typist:
    """A port at which one line after the other is typed."""

    connected = True
    begun = b""
    typed = None

    def line(self, _unseen, _wanted):
        typed = self.typed
        self.typed = None
        return typed

    def say(self, line):
        pass


def chance(stop):
    """Draw the same on every machine: x -> 1 + 16807 x, modulo a prime."""
    _state[0] = (_state[0] * 16807 + 1) % 65521
    return _state[0] % stop


_state = [1]
