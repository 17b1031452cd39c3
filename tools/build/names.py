"""Shortens the names that begin with an underscore, which cost a board a seventh of its heap otherwise.

A name costs its letters and some eight bytes more, once for each different one, and is never given back. A private
name is known in few files, so names of different files share a short one; files whose classes inherit from each other
count as one. `readable` gives the functions in a traceback their names back.
"""

import ast
import io
import re
import string
import tokenize
from functools import cache
from pathlib import Path

from tools import ROOT

PRIVATE = re.compile(r"_[A-Za-z]\w*")
ALPHABET = string.ascii_letters
TRACED = re.compile(r'(File "(firmware[\w.]*)", line \d+, in )(_\w+)')


def shortened(source: str, name: str) -> str:
    """Return the source of this file with its private names shortened; every token keeps its line."""
    known = table().get(name)
    if not known:
        return source
    lines = source.splitlines(keepends=True)
    for token in reversed(list(tokenize.generate_tokens(io.StringIO(source).readline))):
        if token.type == tokenize.NAME and token.string in known:
            row, begin = token.start
            line = lines[row - 1]
            lines[row - 1] = line[:begin] + known[token.string] + line[token.end[1] :]
    return "".join(lines)


def readable(line: str) -> str:
    """Return a line of a traceback with the name that its function has in the sources."""

    def named(found: re.Match) -> str:
        file = Path(found[2].replace(".", "/"))
        place = (file / "__init__.py" if (ROOT / file).is_dir() else file.with_suffix(".py")).as_posix()
        longs = {short: long for long, short in table().get(place, {}).items()}
        return found[1] + longs.get(found[3], found[3])

    return TRACED.sub(named, line)


@cache
def table() -> dict[str, dict[str, str]]:
    """Return the short name of each private one, by file."""
    files = {file.relative_to(ROOT).as_posix(): ast.parse(file.read_text("utf-8")) for file in firmware()}
    families = inheriting(files)
    found: dict[str, set[str]] = {}  # of each name, the files that know it
    for place, tree in files.items():
        for name in private(tree):
            found.setdefault(name, set()).update(families[place])
    known: dict[str, dict[str, str]] = {place: {} for place in files}
    for name in sorted(found, key=lambda name: (-len(found[name]), name)):
        taken = {short for place in found[name] for short in known[place].values()}
        short = next(short for short in shorts() if short not in taken)
        for place in found[name]:
            known[place][name] = short
    return known


def shorts():
    for letter in ALPHABET:
        yield "_" + letter
    for first in ALPHABET:
        for second in ALPHABET:
            yield "_" + first + second


def firmware() -> list[Path]:
    return sorted((ROOT / "firmware").rglob("*.py"))


def private(tree: ast.Module) -> set[str]:
    names = set()
    for node in ast.walk(tree):
        for field in ("id", "attr", "name", "arg", "asname"):
            name = getattr(node, field, None)
            if isinstance(name, str) and PRIVATE.fullmatch(name):
                names.add(name)
    return names


def inheriting(files: dict[str, ast.Module]) -> dict[str, set[str]]:
    """Return for each file all those with classes above or below its own, and itself."""
    homes: dict[str, set[str]] = {}  # the files with a class of this name
    for place, tree in files.items():
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                homes.setdefault(node.name, set()).add(place)
    families = {place: {place} for place in files}
    for place, tree in files.items():
        for inner in ast.walk(tree):
            for base in inner.bases if isinstance(inner, ast.ClassDef) else ():
                name = base.id if isinstance(base, ast.Name) else getattr(base, "attr", "")
                joined = families[place].union(*[families[home] for home in homes.get(name, ())])
                for member in joined:
                    families[member] = joined
    return families
