#!/usr/bin/env python3
"""Peglight's one command: `python3 tools/peg.py --help` says what it can do.

Any Python, however old, must be able to read this file. So it only checks whether that Python is new enough, and leaves
everything else to the files beside it.
"""

import os
import sys

OLDEST = (3, 10)


def refusal(version):
    """Return the message for a Python that is too old, or None."""
    if tuple(version[:2]) >= OLDEST:
        return None
    return "peg: Peglight needs Python %d.%d or later and this is %d.%d: install a newer one and use that." % (
        OLDEST + tuple(version[:2])
    )


def have_streams():
    """Replace standard streams that are closed, as by `<&-`, by empty ones: no other file may get their numbers."""
    numbers = [os.open(os.devnull, os.O_RDWR)]
    while numbers[-1] < 3:
        os.set_inheritable(numbers[-1], True)
        numbers.append(os.open(os.devnull, os.O_RDWR))
    os.close(numbers[-1])
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        if getattr(sys, name) is None:
            stream = open(number, "w" if number else "r", encoding="utf-8", closefd=False)  # noqa: SIM115 - it stays open
            setattr(sys, name, stream)


if __name__ == "__main__":
    if refusal(sys.version_info):
        sys.stderr.write(refusal(sys.version_info) + "\n")
        sys.exit(1)
    have_streams()
    here = os.path.dirname(os.path.abspath(__file__))
    # The root, which holds the package `tools`, goes last: `import code` must find the standard library's module.
    sys.path[:] = [entry for entry in sys.path if os.path.abspath(entry) != here]
    sys.path.append(os.path.dirname(here))
    from tools import cli

    sys.exit(cli.main(sys.argv[1:]))
