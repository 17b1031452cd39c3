"""Write our names as such that CircuitPython has in its own flash, where they cost the heap nothing.

Else a name costs its letters and some eight bytes more, once for each different one, and is never given back. There are
not enough for all: private names, which begin with an underscore, share one where neither of the folders that know them
lies in the other. So no class shares with one that it inherits from.
"""

import ast
import builtins
import io
import keyword
import sys
import tokenize
from collections import Counter
from collections.abc import Container, Iterator
from functools import cache
from pathlib import Path

from tools import ROOT
from tools.build import constants

FLASH = Path(__file__).with_name("names_in_flash.txt")  # what the builds of the boards have in common
PROBES = ROOT / "tools" / "bench" / "probes"  # compiled beside the game
OF_THE_COMPILER = {"const", "micropython"}  # mpy-cross takes a call of the one and a decorator of the other for its own


def in_flash(source: str, stay: Container[str] = ()) -> str:
    """Return a source of ours with the names that it has on the board, but for those that stay."""
    short = {name: table().get(name, name) for name in words(source) if name not in stay}
    return tokenize.untokenize((token.type, short.get(token.string, token.string)) for token in tokens(source))


@cache
def table() -> dict[str, str]:
    """Return the name in flash for each of ours but constants; those that most files use get the shortest."""
    files = sorted([*map(ROOT.joinpath, constants.board_files()), *PROBES.glob("*.py")])
    sources = {file: constants.folded(file.read_text("utf-8"), file.relative_to(ROOT).as_posix()) for file in files}
    trees = [ast.parse(source) for source in sources.values()]
    words_in = {file: words(source) for file, source in sources.items()}
    uses = Counter(name for names in words_in.values() for name in names)
    in_flash, stay = set(FLASH.read_text("utf-8").split()), staying(trees, words_in)
    endings = tuple(name for name in stay if name.startswith("_"))  # of names that are put together
    taken = stay | set(uses) | OF_THE_COMPILER | {*dir(builtins), *keyword.kwlist, *sys.stdlib_module_names}
    free = sorted((name for name in in_flash - taken if name[0] != "_"), key=lambda name: (len(name), name))
    ours = {name for tree in trees for name in defined(tree) if not name.endswith(endings)} - in_flash - stay
    folders = {file.parent for file in words_in}
    nested = {
        one: {other for other in folders if one in (other, *other.parents) or other in one.parents} for one in folders
    }
    shared: list[tuple[str, set[Path]]] = [(short, set()) for short in free]
    found = {}
    for name in sorted(ours, key=lambda name: (name[0] == "_", -uses[name], name)):
        homes = {file.parent for file in words_in if name in words_in[file]} if name[0] == "_" else folders
        near = set().union(*(nested[home] for home in homes))
        found[name], others = next((short, others) for short, others in shared if near.isdisjoint(others))
        others |= homes
    return found


def staying(trees: list[ast.Module], words_in: dict[Path, set[str]]) -> set[str]:
    """Return names that may be looked up as text, those of files, and those in files that the board reads as source."""
    texts = [node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    looked_up = {name for text in texts if isinstance(text, str) for name in named_in(text)}
    read_there = {name for place in constants.READ_THERE for name in words((ROOT / place).read_text("utf-8"))}
    places = {part for file in words_in for part in file.relative_to(ROOT).with_suffix("").parts}
    return looked_up | read_there | places


def named_in(text: str) -> list[str]:
    """Return the names in a text of nothing but names, as those of a namedtuple, or else in one of parts with dots."""
    parts = text.split()
    return parts if all(map(str.isidentifier, parts)) else list(filter(str.isidentifier, text.split(".")))


def words(source: str) -> set[str]:
    return {token.string for token in tokens(source) if token.type == tokenize.NAME}


def tokens(source: str) -> Iterator[tokenize.TokenInfo]:
    return tokenize.generate_tokens(io.StringIO(source).readline)


def defined(tree: ast.Module) -> set[str]:
    """Return the functions, classes, arguments, attributes and names at the top that a file defines."""
    found: set[str] = set()
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=name) | ast.arg(arg=name) | ast.Attribute(attr=name, ctx=ast.Store()):
                found.add(name)
            case ast.ClassDef(body=lines) | ast.Module(body=lines):
                for line in lines:
                    named = [line.name] if isinstance(line, (ast.FunctionDef, ast.ClassDef)) else constants.stores(line)
                    found.update(named)
    return found
