"""The journal of the search for one book: each result is on disk as soon as it is there.

A result depends only on the set, the effort and the recipe. So any number of runs may fill a journal, in any order.
"""

from __future__ import annotations

import json
import os
from pathlib import Path

from tools import ROOT
from tools.books.maker.recipe import Recipe
from tools.trouble import Trouble

Key = tuple[int, int, int]  # name of the set, effort, guesses left
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


class Journal:
    def __init__(self, recipe: Recipe, folder: Path) -> None:
        self.recipe = recipe
        self.folder = folder
        self.results: dict[Key, Result] = {}
        self.path = folder / f"journal-{recipe.book}-{recipe.stamp()}.jsonl"
        if self.path.exists():
            self._read()

    def _read(self) -> None:
        """Read the results of earlier runs, without a torn last line, and end that line."""
        text = self.path.read_text("utf-8", errors="replace")
        for row in text.splitlines():
            try:
                name, effort, left, total, line = json.loads(row)
                self.results[int(name), int(effort), int(left)] = (int(total), [int(guess) for guess in line])
            except (ValueError, TypeError):
                continue
        if not text.endswith("\n"):
            self._write("\n")

    def add(self, key: Key, result: Result) -> None:
        self.results[key] = result
        self._write(json.dumps([*key, *result]) + "\n")

    def _write(self, text: str) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(text)
