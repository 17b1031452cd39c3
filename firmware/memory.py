"""The modules in memory: what stays, and what is dropped when it is tidied.

What main.py imports at its top, and what those files import at theirs, is what the game is made of: it stays. Whatever
is imported later, inside a function, is needed once or seldom: it is dropped, and loaded again by the next import.
Running code keeps the modules it holds; a later import loads a fresh copy. So nothing that stays may hold on to a
module that is dropped, except the mind of a device that guesses or advises.
"""

import gc
import sys

PLENTY = 200000  # bytes free: a board or a computer that has them drops nothing
ROOM = 50000  # bytes; where less is free, what was loaded is dropped in the middle of a game


def free():
    """Bytes; a computer does not count them."""
    return gc.mem_free() if hasattr(gc, "mem_free") else PLENTY


class Memory:
    def __init__(self):
        self.stays = set()
        self.littered = False  # whether there may be garbage to collect
        self._seen = 0  # how many modules there were at the last look
        self._doubtful = False  # whether memory is scarce, if it is not garbage that fills it

    def keep(self):
        """What is loaded now stays."""
        self.stays = set(sys.modules)
        self.take_stock()

    def take_stock(self):
        """From here on the modules that come in are counted."""
        self._seen = len(sys.modules)

    @property
    def crowded(self):
        """Whether memory has become scarce by modules that have come in since the last look.

        Garbage counts as memory in use: it is collected first, and then is the time to tell.
        """
        there = len(sys.modules)
        grown = there > self._seen
        self._seen = there
        if self._doubtful:
            self._doubtful = False
            return free() < ROOM
        self._doubtful = self.littered = grown and free() < ROOM
        return False

    def tidy(self):
        self.drop()
        self.collect()

    def drop(self):
        """The first half of it; the other takes a board as long again."""
        if free() < PLENTY:
            for name in list(sys.modules):
                if name.startswith("firmware.") and name not in self.stays:
                    _drop(name)
        self.littered = True
        self.take_stock()

    def collect(self):
        gc.collect()
        self.littered = False


def _drop(name):
    del sys.modules[name]
    package, _, short = name.rpartition(".")
    if package in sys.modules and hasattr(sys.modules[package], short):
        delattr(sys.modules[package], short)
