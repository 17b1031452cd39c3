"""Tools that probes share: the time, the memory in use, random numbers, a typist, and the line that reports.

A line has the game or the part, the name of the figure, the number and its unit, with tabs between.
"""

import gc
import time

mem_alloc = getattr(gc, "mem_alloc", None)  # only MicroPython has it, and the next
mem_free = getattr(gc, "mem_free", None)


def now_ms():
    return time.monotonic_ns() / 1000000


def held():
    """Bytes in use."""
    gc.collect()
    return mem_alloc()


def free():
    """Bytes that are not."""
    gc.collect()
    return mem_free()


def allocated(act):
    """Return the bytes that one call allocates, without those of measuring."""
    gc.collect()
    gc.disable()
    before = mem_alloc()
    asking = mem_alloc() - before
    before = mem_alloc()
    act()
    used = mem_alloc() - before - asking
    gc.enable()
    return used


def finish(steps):
    """Run a search to its end."""
    for _ in steps:
        pass


def print_figure(what_of, what, number, unit):
    print("{}\t{}\t{}\t{}".format(what_of, what, round(number, 3), unit))


class Typist:
    """A port at which one line after the other is typed."""

    connected = is_read = echoes = True
    stalled = False
    begun = b""
    typed = None

    def line(self, _unseen, _wanted):
        typed = self.typed
        self.typed = None
        return typed

    def say(self, line):
        pass


def play(typist):
    """Open the board's own program, without its loop, with lights and with a console at which somebody types."""
    import microcontroller

    from firmware.keep.log import Log
    from firmware.main import Game
    from firmware.slots import make_table_of_names

    here = Game()
    here.open(Log(microcontroller.nvm))
    make_table_of_names()
    here.add_words(typist)
    return here


def chance(stop):
    """Draw the same on every machine: x -> 1 + 16807 x, modulo a prime."""
    _state[0] = (_state[0] * 16807 + 1) % 65521
    return _state[0] % stop


_state = [1]
