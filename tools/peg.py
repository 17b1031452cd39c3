#!/usr/bin/env python3
"""Peglight's one command: `python3 tools/peg.py --help` says what it can do.

This file is read by whatever Python the person has, so it is written in the language of the oldest and only decides
whether that Python will do. Everything else is in the files beside it.
"""

import os
import sys

OLDEST = (3, 10)


def refusal(version):
    """What to say to a Python that is too old; nothing to the others."""
    if tuple(version[:2]) >= OLDEST:
        return None
    return "peg: Peglight needs Python %d.%d or later and this is %d.%d: install a newer one and use that." % (
        OLDEST + tuple(version[:2])
    )


if __name__ == "__main__":
    if refusal(sys.version_info):
        sys.stderr.write(refusal(sys.version_info) + "\n")
        sys.exit(1)
    here = os.path.dirname(os.path.abspath(__file__))
    # `tools` is a package of the root, and the root goes last: `import code` must find the standard library's
    sys.path[:] = [entry for entry in sys.path if os.path.abspath(entry) != here]
    sys.path.append(os.path.dirname(here))
    from tools import cli

    sys.exit(cli.main(sys.argv[1:]))
