"""Before a file is compiled for the board, its private names are written short.

Each name takes a dozen bytes of the board's memory and more, for ever, however many files have it. One that begins with
an underscore means something in its own file alone, and in a file with a class made from one of its own, so all files
can do with the same few: `_a`, `_b` ... Tracebacks from a board name functions so; dist/names.txt tells which is which.
"""

import ast
import io
import string
import tokenize
from collections.abc import Iterator
from functools import cache

from tools import ROOT

LETTERS = string.ascii_letters
SHORT = ["_" + letter for letter in LETTERS] + ["_" + one + other for one in LETTERS for other in LETTERS]


def shortened(source: str, name: str) -> str:
    """The source of the file with this place on the drive, its private names short."""
    if not name.startswith("firmware/"):
        return source
    short = table(name)
    lines = source.splitlines(keepends=True)
    for token in reversed(list(private_tokens(source))):
        row, begin = token.start
        line = lines[row - 1]
        lines[row - 1] = line[:begin] + short[token.string] + line[begin + len(token.string) :]
    return "".join(lines)


@cache
def table(name: str) -> dict[str, str]:
    """The short name of each private name in a file; those that it has from another file are the ones there."""
    source = (ROOT / name).read_text("utf-8")
    theirs = {private: short for base in bases(ast.parse(source)) for private, short in table(base).items()}
    own = dict.fromkeys(token.string for token in private_tokens(source) if token.string not in theirs)
    free = [short for short in SHORT if short not in theirs.values()]
    return {**theirs, **dict(zip(own, free, strict=False))}


def private_tokens(source: str) -> Iterator[tokenize.TokenInfo]:
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.NAME and is_private(token.string):
            yield token


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__") and name != "_"


def bases(tree: ast.Module) -> set[str]:
    """The files of the firmware with a class that one of this file is made from."""
    froms = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    homes = {alias.name: node.module for node in froms for alias in node.names}
    parents = [base for node in ast.walk(tree) if isinstance(node, ast.ClassDef) for base in node.bases]
    modules = {homes.get(base.id) or "" for base in parents if isinstance(base, ast.Name)}
    return {module.replace(".", "/") + ".py" for module in modules if module.startswith("firmware.")}
