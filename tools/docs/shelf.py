"""The shelf of made pages: what the makers make, beside what lies in the folder.

A maker is a module with `pages()`, which yields each page as its path below the folder, with slashes, and its bytes.
Making it again gives the same bytes, on any system; a maker whose pages cannot promise that, such as pictures whose
packing depends on a library's version, has `same(there, made)` too, which tells whether a page is as good as made.
"""

import importlib
from collections.abc import Callable, Iterable
from operator import eq
from pathlib import Path
from typing import NamedTuple


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
    """The paths of what differs, is missing, or is made by nothing any more."""
    there = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    fresh = {path for path in there & made.keys() if made[path].same((folder / path).read_bytes(), made[path].content)}
    return sorted((there | made.keys()) - fresh)


def put(folder: Path, path: str, page: Page | None) -> None:
    """Write this page, or remove what lies there, and the folders that this leaves empty."""
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
