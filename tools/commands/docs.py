"""Fill in the tables of the documents in tools/docs/pages, each from the code that it tells."""

import argparse
from pathlib import Path

from tools.docs.filled import PAGES, stale
from tools.trouble import Trouble

SUMMARY = "fill in the tables of the documents"
NEEDS = "board"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--check", action="store_true", help="change nothing; only say which pages are out of date")


def run(options: argparse.Namespace) -> int:
    return renew(PAGES, options.check)


def renew(folder: Path, check: bool) -> int:
    """Fill in the tables of the pages in this folder, or only look whether they are up to date."""
    pages = stale(folder)
    names = ", ".join(file.relative_to(folder).as_posix() for file in pages)
    if check and pages:
        raise Trouble(f"Tables are out of date in {names}: run peg.py docs and keep what it fills in.")
    for file, text in pages.items():
        file.write_text(text, "utf-8", newline="\n")
    print(f"Filled in: {names}." if pages else "All tables are up to date.")
    return 0
