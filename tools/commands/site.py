"""Make dist/site/: the game and its manual as plain files, to be played in a browser from any static host.

npm fetches MicroPython's VM once. tools/docs/texts/house/making.md tells you how to put the files on a host.
"""

import argparse
import gzip

from tools.build import product
from tools.trouble import Trouble

SUMMARY = "make the game as a page for any static host"
NEEDS = "board"
MOST_BYTES = 900_000  # of all that a visitor fetches, as it comes over the wire


def run(options: argparse.Namespace) -> int:
    from tools.site import files

    with product.alone(product.DIST):
        made = files.make(files.FOLDER)
    total = over_the_wire(made)
    print(f"A visit fetches {total:,} bytes, of {MOST_BYTES:,} that it may. All of it is in {files.FOLDER}.")
    if total > MOST_BYTES:
        raise Trouble(f"The site is larger than the {MOST_BYTES:,} bytes that it may have.")
    return 0


def over_the_wire(files: dict[str, bytes]) -> int:
    """Return the bytes that a visitor fetches of these files, compressed as hosts do."""
    from tools.site.files import is_of_a_board

    return sum(len(gzip.compress(content, mtime=0)) for name, content in files.items() if not is_of_a_board(name))
