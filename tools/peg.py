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
    """Replace standard streams that are closed, as by `<&-`, by empty ones: no other file may get their numbers. All
    are in UTF-8, and what cannot be read or written is replaced."""
    numbers = [os.open(os.devnull, os.O_RDWR)]
    while numbers[-1] < 3:
        os.set_inheritable(numbers[-1], True)
        numbers.append(os.open(os.devnull, os.O_RDWR))
    os.close(numbers[-1])
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        if getattr(sys, name) is None:
            stream = open(number, "w" if number else "r", encoding="utf-8", closefd=False)  # noqa: SIM115 - it stays open
            setattr(sys, name, stream)
        getattr(sys, name).reconfigure(encoding="utf-8", errors="replace")


def show_root():
    """Put the root on the path: behind the standard library, so that `import code` finds that of the library, and
    before installed packages, of which one might be called `tools`."""
    here = os.path.dirname(os.path.abspath(__file__))
    sys.path[:] = [entry for entry in sys.path if os.path.abspath(entry) != here]
    installed = [
        at for at, entry in enumerate(sys.path) if os.path.basename(entry) in ("site-packages", "dist-packages")
    ]
    sys.path.insert(min(installed + [len(sys.path)]), os.path.dirname(here))


def main():
    if refusal(sys.version_info):
        sys.stderr.write(refusal(sys.version_info) + "\n")
        return 1
    have_streams()
    show_root()
    from tools import cli

    return cli.main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
