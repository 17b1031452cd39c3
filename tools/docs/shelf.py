"""Compares the pages that the makers generate with those in the folder.

A maker is a module with `pages()`, which yields each page as its path below the folder, with slashes, and its bytes.
A page has the same bytes each time, on any system. A maker that cannot promise that, such as one of pictures whose
compression depends on a library's version, also has `same(there, made)`, which tells whether two pages are equal.
"""

import importlib
from collections.abc import Callable, Iterable
from operator import eq
from pathlib import Path
from typing import NamedTuple

from tools import ROOT

PAGES = ROOT / "tools" / "docs" / "pages"


class Page(NamedTuple):
    content: bytes
    same: Callable[[bytes, bytes], bool] = eq


def made(names: Iterable[str]) -> dict[str, Page]:
    """Every page of these makers, by its path."""
    pages: dict[str, Page] = {}
    for name in names:
        maker = importlib.import_module(f"tools.docs.{name}")
        for path, content in maker.pages():
            if path in pages:
                raise ValueError(f"{path} is made twice, and {name} makes it again")
            pages[path] = Page(content, getattr(maker, "same", eq))
    return pages


def stale(folder: Path, made: dict[str, Page]) -> list[str]:
    """The paths of pages that differ, are missing, or are not generated any more."""
    there = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    fresh = {path for path in there & made.keys() if made[path].same((folder / path).read_bytes(), made[path].content)}
    return sorted((there | made.keys()) - fresh)


def put(folder: Path, path: str, page: Page | None) -> None:
    """Write this page, or remove it and the folders that are empty then."""
    file = folder / path
    if page:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(page.content)
        return
    file.unlink()
    for parent in file.parents:
        if parent == folder or any(parent.iterdir()):
            return
        parent.rmdir()
