"""What is in memory. The core, which every round needs, stays. Whatever else is in a slot: a face for as long as its
device is there, the brain for a round, a mode or a tool for as long as its screen is open. A slot is loaded file by
file, and dropped as a whole; nothing else is ever loaded or dropped.
"""

import sys

_files: dict = {}  # of each slot that is loaded, the modules that came in with it


def load(name, modules):
    """Load a slot: a generator that loads a file in each step. What is there already belongs to somebody else."""
    came = _files.setdefault(name, set())
    for module in modules:
        before = set(sys.modules)
        __import__(module)
        came.update(set(sys.modules) - before)
        yield


def drop(name):
    for module in _files.pop(name, ()):
        if module in sys.modules:
            del sys.modules[module]
            package, _, short = module.rpartition(".")
            if package in sys.modules and hasattr(sys.modules[package], short):
                delattr(sys.modules[package], short)


def held():
    """Return the modules of all slots."""
    return set().union(*_files.values())
