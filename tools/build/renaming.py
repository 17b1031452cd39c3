"""On the board, each name of ours is written as one that CircuitPython has in its own flash and that we do not use.

A name that it has not got takes a dozen bytes of the heap and more, from when a file that has it is first loaded until
the power goes. Ours are those that we define and it does not know. Some stay as they are: the names of files, what the
board reads as source asks for, and what is also a text, as it may be looked up by that.
"""

import ast
import builtins
import collections
from collections.abc import Iterable, Mapping

from tools.build.scopes import bound

LETTERS = "abcegiknrvwxy"  # are what arguments are called
COMPILERS = ("const",)  # a call of it is no call to the compiler
# what is compiled beside the firmware may import any of these
LIBRARY: tuple[str, ...] = (
    "array",
    "binascii",
    "collections",
    "errno",
    "gc",
    "hashlib",
    "io",
    "json",
    "math",
    "os",
    "random",
    "re",
)
LIBRARY += ("select", "struct", "sys", "time", "traceback")
FIELDS = ("id", "attr", "arg", "name", "asname")  # of the nodes of a syntax tree, that have names
Names = Mapping[str, str]


def table(trees: Iterable[ast.Module], more: Iterable[str], there: frozenset[str], kept: set[str]) -> dict[str, str]:
    """What our names are written as: `more` are ours too, `there` those of the flash, and `kept` stay. What most files
    use gets the shortest.
    """
    trees = list(trees)
    files = collections.Counter(name for tree in trees for name in set(identifiers(tree)))
    texts = {node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    words = {text for text in texts if isinstance(text, str) and text.isidentifier()}
    endings = tuple(text for text in words if text.startswith("_"))
    stay = there | words | kept
    ours = {name for tree in trees for name in defined(tree)}.union(more) - stay
    long = [name for name in ours if not name.startswith("__") and not name.endswith(endings)]
    not_free = words.union(files, kept, more, LETTERS, dir(builtins), COMPILERS, LIBRARY)
    free = [name for name in there - not_free if not name.startswith("_")]
    by_use = sorted(long, key=lambda name: (-files[name], name))
    return dict(zip(by_use, sorted(free, key=lambda name: (len(name), name)), strict=False))


def identifiers(tree: ast.AST) -> Iterable[str]:
    """Every name in it, as often as it is there."""
    for node in ast.walk(tree):
        yield from (name for field in FIELDS if isinstance(name := getattr(node, field, None), str))
        if isinstance(node, ast.Global):
            yield from node.names


def defined(tree: ast.Module) -> set[str]:
    """What it defines that is seen outside of one function: functions, classes, attributes, and names at its top.

    Arguments are among them, as calls may name them.
    """
    found = _bound(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            found |= _bound(ast.Module(node.body, []))
        elif isinstance(node, ast.FunctionDef):
            found.add(node.name)
        elif isinstance(node, ast.arg):
            found.add(node.arg)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            found.add(node.attr)
        elif isinstance(node, ast.Global):
            found.update(node.names)
    return found


def _bound(tree: ast.Module) -> set[str]:
    return bound(ast.Module([line for line in tree.body if not isinstance(line, (ast.Import, ast.ImportFrom))], []))


class Renaming(ast.NodeTransformer):
    """Writes these names in a whole file, but for those that stay, and what is asked of modules among these."""

    def __init__(self, names: Names, stay: set[str] = frozenset()):  # type: ignore[assignment]
        self.names = names
        self.stay = stay
        self.foreign: set[str] = set()  # modules that are not ours

    def visit_Module(self, node: ast.Module) -> ast.AST:
        imports: list[ast.stmt] = [line for line in node.body if isinstance(line, (ast.Import, ast.ImportFrom))]
        self.foreign = self.stay & bound(ast.Module(imports, []))
        return self.generic_visit(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        for method in node.body:
            if isinstance(method, ast.FunctionDef):
                method.name = self.names.get(method.name, method.name)
        return self.generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        if isinstance(node.value, ast.Name) and node.value.id in self.foreign:
            return node
        node.attr = self.names.get(node.attr, node.attr)
        node.value = self.visit(node.value)
        return node

    def generic_visit(self, node: ast.AST) -> ast.AST:
        for field in FIELDS:
            name = getattr(node, field, None)
            if isinstance(name, str) and name not in self.stay:
                setattr(node, field, self.names.get(name, name))
        if isinstance(node, ast.Global):
            node.names = [self.names.get(name, name) for name in node.names]
        return super().generic_visit(node)
