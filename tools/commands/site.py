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
    total = show(made)
    print(f"All of it is in {files.FOLDER}.")
    if total > MOST_BYTES:
        raise Trouble(f"The site is larger than the {MOST_BYTES:,} bytes that it may have.")
    return 0


def show(files: dict[str, bytes]) -> int:
    """Print each file that a visitor fetches with its bytes and those over the wire, and return the sum of these."""
    from tools.site.files import is_of_a_board

    of_boards = sum(len(content) for name, content in files.items() if is_of_a_board(name))
    files = {name: content for name, content in files.items() if not is_of_a_board(name)}
    packed = {name: len(gzip.compress(content, mtime=0)) for name, content in files.items()}
    print(f"{'file':24}{'bytes':>10}{'gzip':>10}")
    for name, content in files.items():
        print(f"{name:24}{len(content):10,}{packed[name]:10,}")
    total = sum(packed.values())
    print(f"{'for a board, if asked for':24}{of_boards:9,}")
    print(f"{'all':24}{sum(map(len, files.values())):10,}{total:10,}  of {MOST_BYTES:,}")
    return total
