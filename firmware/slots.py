"""Loads and drops the files of screens.

The core, which every round needs, stays: it is what main.py imports. A screen's file is a slot:
loaded as a whole when a screen opens, dropped as a whole once none of its screens is on the stack. The brain comes in
where something needs it during a round, and goes with that. Nothing else is ever loaded or dropped.
"""

import gc
import sys

OURS = "firmware."
_TABLE = 3000  # bytes: less than the table of 640 names takes
_SPARE, _EACH = 240, 20  # names; so many between two looks at the memory
_dropped = [False]  # whether a module was, whose place was not collected yet


def make_table_of_names():
    """Have CircuitPython make its table of 640 names at the start, out of signs that nobody uses, for as many as are
    missing. It takes 4 KB in one piece, which the heap may not have any more when a file of a round brings the name.
    """
    if not hasattr(gc, "mem_free"):
        return
    gc.collect()
    for sign in range(0x100, 0x100 + _SPARE, _EACH):
        before = gc.mem_free()
        for at in range(_EACH):
            hasattr(gc, chr(sign + at))
        if before - gc.mem_free() > _TABLE:
            return


def need(module):
    """Return a module that only some rounds need, loaded if it is not there: it goes with the round."""
    __import__(module)
    return sys.modules[module]


def drop(modules):
    """Drop modules, which load again when they are needed."""
    if not hasattr(gc, "mem_free"):
        return  # a computer has room for everything
    for module in modules:
        if module in sys.modules:
            _dropped[0] = True
            del sys.modules[module]
            package, _, short = module.rpartition(".")
            if package in sys.modules and hasattr(sys.modules[package], short):
                delattr(sys.modules[package], short)


def drop_package(package):
    drop([module for module in sys.modules if module.startswith(package + ".")])


def _others_than(before):
    """Return our modules that are loaded now, but for these: a set as small as they are few, as a difference is not.
    Packages are left out, and stay: one takes as long to load as any file, and next to no memory.
    """
    others = set()
    for name in sys.modules:
        if name not in before and name.startswith(OURS) and not hasattr(sys.modules[name], "__path__"):
            others.add(name)
    return others


def _collect():
    """Collect once for all that was dropped, before something else fills its place: it takes a board 12 ms."""
    if _dropped[0]:
        _dropped[0] = False
        gc.collect()


class Slots:
    """Take whatever is loaded when this is made as the core."""

    def __init__(self):
        self._core = set(sys.modules)
        self._lent: set = set()
        self.files: dict = {}  # of each slot, the modules that came with it, and those of others that it may use

    def keep(self, module):
        """Load a module that stays, and return it."""
        before = set(sys.modules)
        __import__(module)
        self._core |= _others_than(before)
        return sys.modules[module]

    def lend(self, module):
        """Load a module that stays until another one is lent, and return it."""
        self._core -= self._lent
        drop(self._lent)
        before = set(sys.modules)
        _collect()
        __import__(module)
        self._lent = _others_than(before)
        self._core |= self._lent
        return sys.modules[module]

    def load(self, module):
        """Load the slot of this module, and return the module."""
        if module not in self.files:
            before = set(sys.modules)
            for files in self.files.values():
                before -= files
            _collect()
            __import__(module)
            self.files[module] = _others_than(before)
        return sys.modules[module]

    def once(self, module, function, *args):
        """Call a function of a module that is wanted so seldom that it is dropped again at once."""
        before = set(sys.modules)
        is_open = module in self.files
        try:
            return getattr(self.load(module), function)(*args)
        finally:
            if not is_open:
                self.files.pop(module, None)
            drop(_others_than(before))
            _collect()

    def close(self, names):
        """Drop every slot but these."""
        gone = set()
        for name in list(self.files):
            if name not in names:
                gone |= self.files.pop(name)
        for files in self.files.values():
            gone -= files
        drop(gone)

    def end_round(self):
        """Drop the brain: whatever is neither the core nor a slot."""
        brain = _others_than(self._core)
        for files in self.files.values():
            brain -= files
        drop(brain)
