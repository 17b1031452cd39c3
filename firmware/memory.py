"""The modules in memory: what stays, and what is dropped when it is tidied.

What main.py imports at its top, and what those files import at theirs, is what the game is made of: it stays. Whatever
is imported later, inside a function, is needed once or seldom: it is dropped, and loaded again by the next import.
Running code keeps the modules it holds; a later import loads a fresh copy. So nothing that stays may hold on to a
module that is dropped, except the mind of a device that guesses or advises.
"""

import gc
import sys

PLENTY = 200000  # bytes free: a board or a computer that has them drops nothing
ROOM = 63000  # bytes; where less is free, what was loaded is dropped in the middle of a game
LEAST = 55000  # bytes; where less is free, so is what is needed by and by for one thing
MORE = 3000  # bytes; so much less may be free for it, each time that everything was dropped
NEEDS = 18000  # bytes that one thing may take in any case, even on a board that has little free at rest
LAST = 20000  # bytes; where less is free, everything is dropped, come what may
PATIENCE = 4  # times that a file is loaded for one thing, where it is dropped again and again
FRESH_TURNS = 4  # or up to twice as many, in which what is being loaded is not dropped: the console may have to wait
loaded = bytearray(1)  # how many files were loaded in steps in this turn of the loop
_wanted: list = [set(), set()]  # the files of which some are still to be loaded: in these turns, and in those before
FEW = 6  # modules that are dropped in a turn
LOOK_TURNS = 32  # of a search, after which the memory is looked at again: what it holds grows


def free():
    """Bytes; a computer does not count them."""
    return gc.mem_free() if hasattr(gc, "mem_free") else PLENTY


def in_steps(names):
    """Load these files of ours, one in each step, and those again that were dropped meanwhile. The build puts a call of
    it before each import in a generator.
    """
    names = ["firmware." + name for name in names.split()]
    for _ in names * PATIENCE:
        for name in names:
            if name not in sys.modules:
                loaded[0] += 1
                _wanted[0].update(names)
                __import__(name)
                yield
                break
        else:
            for wanted in _wanted:
                wanted.difference_update(names)
            return


class Memory:
    def __init__(self):
        self.stays = set()
        self._for_good = False  # whether they go even where something is half loaded
        self._doomed = []  # the names of modules that are dropped in the next turns
        self._littered = False  # whether there may be garbage to collect
        self._seen = 0  # how many modules there were at the last look
        self._scarce = False  # whether memory was scarce before its garbage was collected
        self._short = False  # whether everything was dropped in the last turn, to be collected now
        self._turns = 0  # in which files were wanted
        self._searched = 0  # of a search since the last look
        self._room = ROOM  # that was wanted in the last turn
        self._fewer = 0  # bytes less that must be left, on a board that has little free at rest
        self._least = LEAST  # or less, once everything was dropped and that was not enough

    def keep(self):
        """Let what is loaded now stay."""
        self.stays = set(sys.modules)
        self.take_stock()

    def take_stock(self):
        """From here on the modules that come in are counted."""
        self._seen = len(sys.modules)
        self._searched = 0

    def step(self, searches=False, room=ROOM):
        """Tidy a bit, in a turn of the loop: modules that came in are dropped where they, or a search that goes on,
        left less room than this, unless it was garbage that filled the memory; and all at once where memory runs out.
        True if garbage was collected, which takes a board as long as a turn may last.
        """
        self._searched += searches
        self._age()
        more = room > self._room  # than was wanted: what needed so much is done
        if more:
            self._least = LEAST
        self._room = room
        if self._short:
            self._short = False
            self.collect()
            self._least = max(min(self._least, free() + self._fewer) - MORE, LAST)
            self.take_stock()
            return True
        came = len(sys.modules) != self._seen
        fuller = came or self._searched >= LOOK_TURNS  # perhaps: to look takes its time, too
        least = max(self._least - self._fewer, LAST)
        if fuller and free() < least:
            if not came:  # or the import has collected the garbage itself
                self.collect()
            if came or free() < least:  # it was not garbage: there is no time to do it bit by bit
                self._doom()
                self._drop_first(PLENTY)
                self._short = True
            self.take_stock()
            return True
        if self._doomed:
            if room > LEAST or self._for_good:  # or what was loaded for one thing would be loaded again for it
                self._drop_first(FEW)
            elif fuller:
                self.take_stock()
        elif self._littered:
            self.collect()
            if not (self._scarce or searches) and room > LEAST:
                self._fewer = max(0, LEAST + NEEDS - free())
            return True
        elif self._scarce:
            self._scarce = False
            if free() < room - self._fewer:
                self._doom()
        elif more or fuller:
            spare = room > LEAST and len(sys.modules) > len(self.stays)
            self._scarce = self._littered = spare and free() < room - self._fewer
            self.take_stock()
        return False

    def _age(self):
        """Forget what was wanted a while ago and not loaded: its user has gone."""
        if _wanted[0] or _wanted[1]:
            self._turns += 1
            if self._turns >= FRESH_TURNS:
                self._turns = 0
                _wanted[:] = set(), _wanted[0]

    def tidy(self):
        """Drop and collect all of it at once."""
        _wanted[:] = set(), set()
        self.drop()
        self._drop_first(PLENTY)
        self.collect()

    def drop(self, for_good=False):
        """Drop what came in during the next turns, then collect: each takes a board a whole turn."""
        self._least = LEAST
        self._doom(for_good)

    def _doom(self, for_good=False):
        self._for_good = for_good
        if free() < PLENTY:
            self._doomed = [name for name in sys.modules if name.startswith("firmware.") and name not in self.stays]
        self._littered = True

    def _drop_first(self, many):
        for name in self._doomed[:many]:
            if name in sys.modules and name not in _wanted[0] and name not in _wanted[1]:
                _drop(name)
        self._doomed = self._doomed[many:]
        self.take_stock()

    def collect(self):
        gc.collect()
        self._littered = False


def _drop(name):
    del sys.modules[name]
    package, _, short = name.rpartition(".")
    if package in sys.modules and hasattr(sys.modules[package], short):
        delattr(sys.modules[package], short)
