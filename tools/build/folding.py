"""Before a file is compiled for the board, every whole number that has a name there is written out where it is used.

On the board a name costs some thirty bytes, a dozen more in each file that imports it, and a look-up each time; the
number itself costs one byte or two. A constant is a name in capitals that a file of the firmware binds once, at its
top, to a whole number that the board holds without memory; several may stand before a `range`. Its definition goes and
so do its imports, but those that READ_THERE makes, which the board reads as they are written. An import of
which nothing is left goes too: nothing happens at import. What stays keeps its line.
"""

import ast
import operator
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
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
Edit = tuple[ast.AST, str]  # what is replaced, and by what


def folded(source: str, name: str) -> str:
    """The source of the file with this place on the drive, its constants written out."""
    try:
        tree = ast.parse(source)
    except SyntaxError:
        return source  # whether the board can read it is for its compiler to say
    numbers, modules = in_sight(tree)
    if name.startswith("firmware/"):
        numbers = {**numbers, **defined(tree)}
    edits = list(definitions(tree, numbers, asked_for(name))) if name.startswith("firmware/") else []
    gone = {node for definition, _ in edits for node in ast.walk(definition)}
    edits += [edit for edit in uses(tree, numbers, modules) if edit[0] not in gone]
    edits += imports(tree, modules, gone | {node for edit, _ in edits for node in ast.walk(edit)})
    return edited(source, edits)


def uses(tree: ast.Module, numbers: Numbers, modules: dict[str, Numbers]) -> Iterator[Edit]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id in numbers:
            yield node, f"({numbers[node.id]})" if numbers[node.id] < 0 else str(numbers[node.id])
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            number = modules.get(node.value.id, {}).get(node.attr)
            if number is not None:
                yield node, f"({number})" if number < 0 else str(number)


def imports(tree: ast.Module, modules: dict[str, Numbers], gone: set[ast.AST]) -> Iterator[Edit]:
    """Those of constants, and of modules of which nothing else was wanted."""
    wanted = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and node not in gone}
    for node in ast.walk(tree):
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
    """The constants that a file imports, and the modules with theirs; not where a name means something else too."""
    numbers: Numbers = {}
    modules: dict[str, Numbers] = {}
    bound = bindings(tree)
    for node in ast.walk(tree):
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
    return defined(ast.parse(file.read_text("utf-8"))) if file.is_file() else {}


def defined(tree: ast.Module) -> Numbers:
    found: Numbers = {}
    known, modules = in_sight(tree)
    bound = bindings(tree)
    for node in tree.body:
        names = names_of(node) if isinstance(node, ast.Assign) else []
        if names and all(name.isupper() and bound.count(name) == 1 for name in names):
            values = values_of(node.value, len(names), {**known, **found}, modules)
            if all(type(value) is int and abs(value) < MOST for value in values):
                found.update(zip(names, values, strict=True))
    return found


def bindings(tree: ast.Module) -> list[str]:
    """Every name that is given a value, other than by an import, as often as it is."""
    stored = [node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)]
    return stored + [node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)]


def names_of(node: ast.Assign) -> list[str]:
    target = node.targets[0]
    targets = target.elts if isinstance(target, ast.Tuple) else [target]
    return [target.id for target in targets if isinstance(target, ast.Name)]


def values_of(node: ast.expr, count: int, known: Numbers, modules: dict[str, Numbers]) -> list[int | None]:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "range" and count > 1:
        return list(range(count))
    return [value_of(node, known, modules)] if count == 1 else [None] * count


def value_of(node: ast.expr, known: Numbers, modules: dict[str, Numbers]) -> int | None:
    """What an expression comes to, or None where it is no whole number that is known here."""
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


@cache
def asked_for(name: str) -> set[str]:
    """What the files that the board reads as they are import from this one."""
    module = name.removesuffix(".py").replace("/", ".")
    nodes = [node for file in READ_THERE for node in ast.walk(ast.parse((ROOT / file).read_text("utf-8")))]
    froms = [node for node in nodes if isinstance(node, ast.ImportFrom) and node.module == module]
    return {alias.name for node in froms for alias in node.names}


def edited(source: str, edits: list[Edit]) -> str:
    """The source with these nodes replaced, from the last to the first, and its lines where they were."""
    lines = source.encode().splitlines(keepends=True)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line))
    content = source.encode()
    for node, text in sorted(edits, key=lambda edit: (edit[0].lineno, edit[0].col_offset), reverse=True):
        begin = starts[node.lineno - 1] + node.col_offset
        end = starts[node.end_lineno - 1] + node.end_col_offset
        content = content[:begin] + text.encode() + b"\n" * (node.end_lineno - node.lineno) + content[end:]
    return content.decode()
