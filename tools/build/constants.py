"""Replaces the named constants of a file by their numbers, before it is compiled for the board.

On the board a name costs some thirty bytes, a dozen more in each file that imports it, and a look-up each time; the
number itself costs a byte or two. A constant is a name in capitals that a file of the firmware binds once, at its top,
to an integer small enough to need no memory of its own; several names may share a `range`. Definitions and imports of
constants are removed, unless a file of READ_THERE needs them, which the board reads as source. An import with nothing
left is removed too: nothing happens at import. All other code keeps its line number.
"""

import ast
import operator
from collections.abc import Iterator
from functools import cache

from tools import ROOT

READ_THERE = ("boot.py", "code.py", "firmware/safemode.py")
MOST = 1 << 29
WAYS = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.LShift: operator.lshift,
}

Numbers = dict[str, int]
Edit = tuple[ast.expr | ast.stmt, str]  # the node to replace, and the new text


def folded(source: str, name: str) -> str:
    """The source of this file of the drive, with its constants replaced by numbers."""
    try:
        tree = parsed(source)
    except SyntaxError:
        return source  # mpy-cross will report it
    numbers, modules = in_sight(tree)
    if name.startswith("firmware/"):
        numbers = {**numbers, **defined(tree, numbers, modules)}
    edits = list(definitions(tree, numbers, asked_for(name))) if name.startswith("firmware/") else []
    gone = {node for definition, _ in edits for node in ast.walk(definition)}
    edits += [edit for edit in uses(tree, numbers, modules) if edit[0] not in gone]
    edits += imports(tree, modules, gone | {node for edit, _ in edits for node in ast.walk(edit)})
    return edited(source, edits)


def uses(tree: ast.Module, numbers: Numbers, modules: dict[str, Numbers]) -> Iterator[Edit]:
    for node in nodes_of(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id in numbers:
            yield node, f"({numbers[node.id]})" if numbers[node.id] < 0 else str(numbers[node.id])
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            number = modules.get(node.value.id, {}).get(node.attr)
            if number is not None:
                yield node, f"({number})" if number < 0 else str(number)


def imports(tree: ast.Module, modules: dict[str, Numbers], gone: set[ast.AST]) -> Iterator[Edit]:
    """Imports of constants, and of modules that were imported for their constants only."""
    wanted = {node.id for node in nodes_of(tree) if isinstance(node, ast.Name) and node not in gone}
    for node in nodes_of(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("firmware"):
            there = constants(node.module)
            left = [
                ast.unparse(alias)
                for alias in node.names
                if alias.name not in there and (seen_as(alias) in wanted or seen_as(alias) not in modules)
            ]
            if len(left) < len(node.names):
                yield node, f"from {node.module} import {', '.join(left)}" if left else "pass"


def definitions(tree: ast.Module, numbers: Numbers, kept: set[str]) -> Iterator[Edit]:
    for node in tree.body:
        if isinstance(node, ast.Assign):
            names = names_of(node)
            if names and not kept.intersection(names) and all(name in numbers for name in names):
                yield node, "pass"


def in_sight(tree: ast.Module) -> tuple[Numbers, dict[str, Numbers]]:
    """The constants and the modules that a file imports, except names that it also binds to something else."""
    numbers: Numbers = {}
    modules: dict[str, Numbers] = {}
    bound = bindings(tree)
    for node in nodes_of(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("firmware"):
            for alias in node.names:
                seen = seen_as(alias)
                if alias.name in constants(node.module):
                    assert seen not in bound, f"{seen} is imported, and means something else too"
                    numbers[seen] = constants(node.module)[alias.name]
                elif seen not in bound:
                    modules[seen] = constants(f"{node.module}.{alias.name}")
    return numbers, modules


def seen_as(alias: ast.alias) -> str:
    return alias.asname or alias.name


@cache
def constants(module: str) -> Numbers:
    """The constants of a module of the firmware."""
    file = ROOT / (module.replace(".", "/") + ".py")
    if not file.is_file():
        return {}
    tree = parsed(file.read_text("utf-8"))
    return defined(tree, *in_sight(tree))


@cache
def parsed(source: str) -> ast.Module:
    return ast.parse(source)


@cache
def nodes_of(tree: ast.Module) -> tuple[ast.AST, ...]:
    """All of them; the tree stays as it is."""
    return tuple(ast.walk(tree))


def defined(tree: ast.Module, known: Numbers, modules: dict[str, Numbers]) -> Numbers:
    """The constants that this file defines, with the help of those in its sight."""
    found: Numbers = {}
    bound = bindings(tree)
    for node in tree.body:
        if not isinstance(node, ast.Assign):
            continue
        names = names_of(node)
        if names and all(name.isupper() and bound.count(name) == 1 for name in names):
            values = values_of(node.value, len(names), {**known, **found}, modules)
            small = [value for value in values if value is not None and abs(value) < MOST]
            if len(small) == len(names):
                found.update(zip(names, small, strict=True))
    return found


@cache
def bindings(tree: ast.Module) -> list[str]:
    """Every name that is bound other than by an import, once for each binding."""
    found = []
    for node in nodes_of(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.append(node.id)
        elif isinstance(node, ast.arg):
            found.append(node.arg)
    return found


def names_of(node: ast.Assign) -> list[str]:
    target = node.targets[0]
    targets = target.elts if isinstance(target, ast.Tuple) else [target]
    return [target.id for target in targets if isinstance(target, ast.Name)]


def values_of(node: ast.expr, count: int, known: Numbers, modules: dict[str, Numbers]) -> list[int | None]:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "range" and count > 1:
        return list(range(count))
    return [value_of(node, known, modules)] if count == 1 else [None] * count


def value_of(node: ast.expr, known: Numbers, modules: dict[str, Numbers]) -> int | None:
    """The value of an expression, or None if it is not an integer known here."""
    if isinstance(node, ast.Constant):
        return node.value if type(node.value) is int else None
    if isinstance(node, ast.Name):
        return known.get(node.id)
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        return modules.get(node.value.id, {}).get(node.attr)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        value = value_of(node.operand, known, modules)
        return None if value is None else -value
    if isinstance(node, ast.BinOp) and type(node.op) in WAYS:
        left, right = (value_of(side, known, modules) for side in (node.left, node.right))
        return None if left is None or right is None else WAYS[type(node.op)](left, right)
    return None


def asked_for(name: str) -> set[str]:
    """The names that the files which the board reads as source import from this one."""
    module = name.removesuffix(".py").replace("/", ".")
    nodes = [node for file in READ_THERE for node in nodes_of(parsed((ROOT / file).read_text("utf-8")))]
    froms = [node for node in nodes if isinstance(node, ast.ImportFrom) and node.module == module]
    return {alias.name for node in froms for alias in node.names}


def edited(source: str, edits: list[Edit]) -> str:
    """The source with these nodes replaced, last to first, without moving any line."""
    lines = source.encode().splitlines(keepends=True)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line))
    content = source.encode()
    for node, text in sorted(edits, key=lambda edit: (edit[0].lineno, edit[0].col_offset), reverse=True):
        last = node.end_lineno or node.lineno
        begin = starts[node.lineno - 1] + node.col_offset
        end = starts[last - 1] + (node.end_col_offset or 0)
        content = content[:begin] + text.encode() + b"\n" * (last - node.lineno) + content[end:]
    return content.decode()
