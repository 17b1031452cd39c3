"""Writes our names as such that CircuitPython has in its own flash, where they cost the heap nothing.

Else a name costs its letters and some eight bytes more, once for each different one, and is never given back. There are
not enough for all. But a private name, which begins with an underscore, is known in few files, so names of different
files share one; files whose classes inherit from each other count as one. `readable` gives the functions in a traceback
their names back.
"""

import ast
import builtins
import collections
import io
import keyword
import re
import sys
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tools import ROOT
from tools.build import constants

PRIVATE = re.compile(r"_[A-Za-z]\w*")
FLASH = Path(__file__).with_name("names_in_flash.txt")  # what the builds of the boards have in common
PROBES = ROOT / "tools" / "bench" / "probes"  # compiled beside the game
OF_THE_COMPILER = {"const", "micropython"}  # mpy-cross takes a call of the one and a decorator of the other for its own
FIELDS = ("id", "attr", "arg", "name", "asname")  # of the nodes of a syntax tree, that have names
TRACED = re.compile(r'(File "(firmware[\w.]*)", line \d+, in )(\w+)')


def readable(line: str) -> str:
    """Return a line of a traceback with the name that its function has in the sources."""

    def named(found: re.Match) -> str:
        file = Path(found[2].replace(".", "/"))
        place = (file / "__init__.py" if (ROOT / file).is_dir() else file.with_suffix(".py")).as_posix()
        longs = {short: long for long, short in (public() | table().get(place, {})).items()}
        return found[1] + longs.get(found[3], found[3])

    return TRACED.sub(named, line)


def in_flash(source: str, name: str) -> str:
    """Return the source of this file with our names written as such that CircuitPython has in its own flash.

    A name stays if the flash has it already, if a text of ours is the same, as it may be looked up by that, or if a
    file has it or the board reads it as source. Every token keeps its line.
    """
    known = public() | table().get(name, {})
    lines = source.splitlines(keepends=True)
    for token in reversed(list(tokenize.generate_tokens(io.StringIO(source).readline))):
        if token.type == tokenize.NAME and token.string in known:
            row, begin = token.start
            line = lines[row - 1]
            lines[row - 1] = line[:begin] + known[token.string] + line[token.end[1] :]
    return "".join(lines)


@cache
def public() -> dict[str, str]:
    """Return the name in flash for each public one; those that most files use get the shortest."""
    return dict(zip(*_public_and_free(), strict=False))


@cache
def _public_and_free() -> tuple[list[str], list[str]]:
    """Return our public names, those that most files use first, and the names in flash that mean nothing to us."""
    there = set(FLASH.read_text("utf-8").split())
    files = [*firmware(), *(ROOT / place for place in constants.READ_THERE), *sorted(PROBES.glob("*.py"))]
    trees = {file: ast.parse(file.read_text("utf-8")) for file in files}
    uses = collections.Counter(name for tree in trees.values() for name in set(identifiers(tree)))
    texts = {node.value for tree in trees.values() for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    stay = {text for text in texts if isinstance(text, str) and text.isidentifier()}
    stay |= {part for file in files for part in file.relative_to(ROOT).with_suffix("").parts}
    for place in constants.READ_THERE:
        stay |= set(identifiers(trees[ROOT / place]))
    ours = {name for tree in trees.values() for name in defined(tree) if not name.startswith("_")} - there - stay
    endings = tuple(text for text in texts if isinstance(text, str) and re.fullmatch(r"_\w+", text))
    taken = stay | set(uses) | OF_THE_COMPILER | {*dir(builtins), *keyword.kwlist, *sys.stdlib_module_names}
    return (
        sorted((name for name in ours if not name.endswith(endings)), key=lambda name: (-uses[name], name)),
        sorted((name for name in there - taken if not name.startswith("_")), key=lambda name: (len(name), name)),
    )


def identifiers(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        yield from (name for field in FIELDS if isinstance(name := getattr(node, field, None), str))
        if isinstance(node, ast.Global):
            yield from node.names
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            yield from (getattr(node, "module", None) or "").split(".")
            yield from (part for alias in node.names for part in alias.name.split("."))


def defined(tree: ast.Module) -> set[str]:
    """Return the functions, classes, arguments, attributes and names at the top that a file defines."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found.add(node.name)
        elif isinstance(node, ast.arg):
            found.add(node.arg)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            found.add(node.attr)
        elif isinstance(node, ast.Global):
            found.update(node.names)
    for body in [tree.body, *(node.body for node in ast.walk(tree) if isinstance(node, ast.ClassDef))]:
        for line in body:
            if not isinstance(line, (ast.FunctionDef, ast.ClassDef)):
                stores = (node for node in ast.walk(line) if isinstance(node, ast.Name))
                found.update(node.id for node in stores if isinstance(node.ctx, ast.Store))
    return found


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
    shorts = _public_and_free()[1][len(public()) :]
    for name in sorted(found, key=lambda name: (-len(found[name]), name)):
        taken = {short for place in found[name] for short in known[place].values()}
        short = next(short for short in shorts if short not in taken)
        for place in found[name]:
            known[place][name] = short
    return known


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
