"""Replace the named constants of a file by their numbers, before it is compiled for the board.

On the board a name costs some thirty bytes, a dozen more in each file that imports it, and a look-up each time; the
number itself costs a byte or two. A constant is a name in capitals that a file of the firmware binds once, at its top,
to an integer small enough to need no memory of its own; several names may share a `range`, and it may be made of others
that are known by their name alone. Definitions and imports of constants are removed, unless a file of READ_THERE needs
them, which the board reads as source. An import with nothing left is removed too: nothing happens at import.
"""

import ast
import contextlib
from collections import Counter
from functools import cache
from itertools import accumulate
from pathlib import Path
from typing import Any

from tools import ROOT

READ_THERE = ("boot.py", "code.py", "firmware/safemode.py")
MOST = 1 << 29

Numbers = dict[str, int]  # by the names in a file, or those of a module and of a constant in it, with a dot between


def folded(source: str, name: str) -> str:
    """Return the source of this file of the drive, with its constants replaced by numbers."""
    tree = ast.parse(source)
    numbers_in, gone = in_sight(tree), set[str]()
    if name.startswith("firmware/"):
        own = defined(tree, numbers_in)
        numbers_in |= own
        gone = own.keys() - asked_for()
    edits: dict[Any, str] = {line: "pass" for line in tree.body if gone >= set(stores(line)) > set()}
    inside = {node for line in edits for node in ast.walk(line)}
    for node in ast.walk(tree):
        is_read = isinstance(node, (ast.Name, ast.Attribute)) and isinstance(node.ctx, ast.Load) and node not in inside
        number = numbers_in.get(ast.unparse(node)) if is_read else None
        if number is not None:
            edits[node] = f"({number})" if number < 0 else str(number)
            inside.update(ast.walk(node))
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and node not in inside}
    for node in imports(tree):
        names = [ast.unparse(alias) for alias in node.names if (alias.asname or alias.name) in used]
        edits[node] = f"from {node.module} import {', '.join(names)}" if names else "pass"
    return edited(source, edits)


def edited(source: str, edits: dict[Any, str]) -> str:
    """Return the source with these nodes replaced, last to first."""
    content = source.encode()
    begins = [0, *accumulate(map(len, content.splitlines(keepends=True)))]
    for node in sorted(edits, key=lambda node: (node.lineno, node.col_offset), reverse=True):
        begin, end = begins[node.lineno - 1] + node.col_offset, begins[node.end_lineno - 1] + node.end_col_offset
        content = content[:begin] + edits[node].encode() + content[end:]
    return content.decode()


def imports(tree: ast.Module) -> list[ast.ImportFrom]:
    """Return the imports of our modules."""
    nodes = (node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom))
    return [node for node in nodes if (node.module or "").startswith("firmware")]


def in_sight(tree: ast.Module) -> Numbers:
    """Return the constants that a file imports, except names that it also binds to something else."""
    numbers_in: Numbers = {}
    bound = bindings(tree)
    for node in imports(tree):
        numbers = constants(f"{node.module}")
        for alias in node.names:
            seen = alias.asname or alias.name
            assert alias.name not in numbers or not bound[seen], f"{seen} is imported, and means something else too"
            if not bound[seen]:
                inside = constants(f"{node.module}.{alias.name}")
                numbers_in |= {f"{seen}.{name}": number for name, number in inside.items()}
                numbers_in |= {seen: numbers[alias.name]} if alias.name in numbers else {}
    return numbers_in


@cache
def constants(module: str) -> Numbers:
    """Return the constants of a module of the firmware."""
    file = ROOT / (module.replace(".", "/") + ".py")
    tree = ast.parse(file.read_text("utf-8") if file.is_file() else "")
    return defined(tree, in_sight(tree))


def defined(tree: ast.Module, numbers_in: Numbers) -> Numbers:
    """Return the constants that this file defines, with the help of those in its sight."""
    found: Numbers = {}
    bound = bindings(tree)
    for line in tree.body:
        if isinstance(line, ast.Assign) and all(name.isupper() and bound[name] == 1 for name in stores(line)):
            with contextlib.suppress(NameError, TypeError):  # its value needs more than constants
                exec(ast.unparse(line), {"__builtins__": {"range": range}, **numbers_in}, found)
    return {name: value for name, value in found.items() if type(value) is int and abs(value) < MOST}


def bindings(tree: ast.Module) -> Counter[str]:
    """Count for each name how often it is bound other than by an import."""
    return Counter(stores(tree) + [node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)])


def stores(tree: ast.AST) -> list[str]:
    nodes = (node for node in ast.walk(tree) if isinstance(node, ast.Name))
    return [node.id for node in nodes if isinstance(node.ctx, ast.Store)]


@cache
def asked_for() -> set[str]:
    """Return the names that the files which the board reads as source import."""
    trees = [ast.parse((ROOT / file).read_text("utf-8")) for file in READ_THERE]
    return {alias.name for tree in trees for node in imports(tree) for alias in node.names}


def board_files() -> list[Path]:
    """List every Python file that goes to the board, as paths from the root.

    A board takes a folder for a package: a file that only describes one would cost it room, and time at the start.
    """
    files = sorted((ROOT / "firmware").rglob("[!_]*.py"))
    version = ROOT / "firmware" / "__init__.py"
    return [file.relative_to(ROOT) for file in (ROOT / "boot.py", ROOT / "code.py", version, *files)]
