"""Generate the pages in tools/docs/pages: diagrams, tables and pictures, each from the code that it shows.

A page that is out of date is generated again, and one that nothing generates any more is removed.
"""

import argparse
from pathlib import Path

from tools.docs import shelf
from tools.docs.shelf import PAGES, Page
from tools.trouble import Trouble

SUMMARY = "make the diagrams, tables and pictures of the documents"
# modules of this package, as shelf.py describes them
MAKERS: tuple[str, ...] = ("essays", "manual", "measured", "pictures", "rooms", "wiring")
MOST_NAMED = 8


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--check", action="store_true", help="change nothing; only say which pages are out of date")


def run(options: argparse.Namespace) -> int:
    return renew(PAGES, shelf.made(MAKERS), options.check)


def renew(folder: Path, made: dict[str, Page], check: bool) -> int:
    """Bring the pages in this folder up to date, or only look whether they are."""
    stale = shelf.stale(folder, made)
    if check and stale:
        raise Trouble(f"{listed(stale)} out of date: run peg.py docs and keep what it makes.")
    for path in stale:
        shelf.put(folder, path, made.get(path))
        print(f"{'made' if path in made else 'removed'} {path}")
    print(f"All {len(made)} pages are up to date.")
    return 0


def listed(stale: list[str]) -> str:
    """These pages, and the verb that goes with them."""
    if len(stale) == 1:
        return f"The page {stale[0]} is"
    more = f" and {len(stale) - MOST_NAMED} more" if len(stale) > MOST_NAMED else ""
    return f"The pages {', '.join(stale[:MOST_NAMED])}{more} are"
