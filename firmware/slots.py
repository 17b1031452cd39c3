"""What is in memory. The core, which every round needs, stays: it is what main.py imports. A screen is a
slot: loaded as a whole when it opens, dropped as a whole once it has left the stack. What else comes in during a round
is the brain, and goes with the round. Nothing else is ever loaded or dropped.
"""

import gc
import sys

OURS = "firmware."


class Slots:
    """What is loaded when this is made is the core."""

    def __init__(self):
        self._core = set(sys.modules)
        self._files: dict = {}  # of each slot, the modules that came in with it

    def keep(self, module):
        """Load a module that stays, and return it."""
        before = set(sys.modules)
        __import__(module)
        self._core |= set(sys.modules) - before
        return sys.modules[module]

    def load(self, name, module):
        """Load a module for this slot; what is there already belongs to somebody else."""
        before = set(sys.modules)
        __import__(module)
        files = self._files.setdefault(name, set())
        files.update(set(sys.modules) - before)
        return sys.modules[module]

    def close(self, names):
        """Drop every slot but these."""
        gone = [name for name in self._files if name not in names]
        for name in gone:
            _drop(self._files.pop(name))

    def end_round(self):
        """Drop the brain: whatever is neither the core nor a slot."""
        held = set(self._core)
        for files in self._files.values():
            held |= files
        _drop([module for module in sys.modules if module.startswith(OURS) and module not in held])


def _drop(modules):
    if not hasattr(gc, "mem_free"):
        return  # a computer has room for everything
    for module in list(modules):
        if module in sys.modules:
            del sys.modules[module]
            package, _, short = module.rpartition(".")
            if package in sys.modules and hasattr(sys.modules[package], short):
                delattr(sys.modules[package], short)
    gc.collect()
