"""Fills the tables that stand in the documents between two comments, each from the code that it tells.

<!-- table: games -->
<!-- /table -->
"""

import re
from pathlib import Path

from tools import ROOT
from tools.docs import german, tables

PAGES = ROOT / "tools" / "docs" / "pages"
TABLE = re.compile(r"(?<=<!-- table: )(\w+)(?: (\w+))?( -->\n\n).*?(?=<!-- /table -->)", re.DOTALL)


def stale(folder: Path) -> dict[Path, str]:
    """Return the pages whose tables are out of date, each with the text that it should have."""
    pages = {file: file.read_text("utf-8") for file in sorted(folder.rglob("*.md"))}
    fresh = {file: filled(text, "de" if file.stem.endswith(".de") else "en") for file, text in pages.items()}
    return {file: text for file, text in fresh.items() if text != pages[file]}


def filled(text: str, language: str) -> str:
    """Return the text with every table made anew in this language; ValueError for a table that there is not."""

    def put(found: re.Match[str]) -> str:
        lines = "\n".join(table(found[1], found[2], language))
        return f"{found[1]}{' ' * bool(found[2])}{found[2] or ''}{found[3]}{lines}\n\n"

    return TABLE.sub(put, text)


def table(name: str, of: str | None, language: str) -> list[str]:
    """Return the lines of a table in Markdown, of a board where one is named."""
    if name not in tables.MADE:
        raise ValueError(f"there is no table {name}: there are {', '.join(tables.MADE)}")
    head, rows = tables.MADE[name](of or language)
    shown_as = german.put if language == "de" else str
    return [line(map(shown_as, head)), "|---" * len(head) + "|", *(line(map(shown_as, map(str, row))) for row in rows)]


def line(cells) -> str:
    return f"| {' | '.join(cells)} |"
