"""The journal of the search for one book: each result is on disk as soon as it is there.

A result is that of a part which the opening leaves, and depends on the recipe alone. So any number of runs may fill a
journal, in any order.
"""

import contextlib
import functools
import json
import os
from hashlib import sha256
from pathlib import Path

from tools import ROOT
from tools.books.recipe import Recipe
from tools.trouble import Trouble

Result = tuple[int, list[int]]  # total, line of guesses


def folder() -> Path:
    """Return the folder of tables and journals that PEGLIGHT_BOOKS names, or one in the root; make it if need be."""
    path = Path(os.environ.get("PEGLIGHT_BOOKS") or ROOT / ".books-cache")
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        raise Trouble(f"{path} cannot be a folder: let PEGLIGHT_BOOKS name another one.") from wrong
    if not os.access(path, os.W_OK):
        raise Trouble(f"Nothing can be written to {path}: let PEGLIGHT_BOOKS name another folder.")
    return path


@functools.cache
def sources() -> str:
    """Return a hash of the sources of the maker: another maker may find other trees."""
    files = sorted(Path(__file__).parent.glob("*.py"))
    return sha256(b"".join(file.read_bytes() for file in files)).hexdigest()


class Journal:
    def __init__(self, recipe: Recipe, folder: Path) -> None:
        self.recipe = recipe
        self.folder = folder
        self.results: dict[int, Result] = {}  # by the number of the part
        self.path = folder / f"journal-{recipe.book}-{recipe.stamp()}.jsonl"
        if self.path.exists():
            self._read()

    def _read(self) -> None:
        """Read the results of earlier runs, without a torn last line, and end that line."""
        text = self.path.read_text("utf-8", errors="replace")
        for row in text.splitlines():
            with contextlib.suppress(ValueError, TypeError):
                number, total, line = json.loads(row)
                self.results[int(number)] = (int(total), [int(guess) for guess in line])
        if not text.endswith("\n"):
            self._write("\n")

    def add(self, number: int, result: Result) -> None:
        self.results[number] = result
        self._write(json.dumps([number, *result]) + "\n")

    def _write(self, text: str) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(text)
