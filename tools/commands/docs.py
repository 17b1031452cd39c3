"""Fill in the tables of the documents in tools/docs/pages, each from the code that it tells."""

import argparse
from pathlib import Path

from tools.docs.filled import PAGES, stale

SUMMARY = "fill in the tables of the documents"
NEEDS = "board"


def run(options: argparse.Namespace) -> int:
    return renew(PAGES)


def renew(folder: Path) -> int:
    """Fill in the tables of the pages in this folder."""
    pages = stale(folder)
    for file, text in pages.items():
        file.write_text(text, "utf-8", newline="\n")
    names = ", ".join(file.relative_to(folder).as_posix() for file in pages)
    print(f"Filled in: {names}." if pages else "All tables are up to date.")
    return 0
