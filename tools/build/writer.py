"""Writes the files that become one on the board as one source, with every name and import to match.

Annotations go, which the board does not keep; arguments that no call names get letters, others what renaming.py has.
"""

import ast
import builtins
import collections
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from tools.build.house import House, module_of, with_module
from tools.build.renaming import LETTERS, Renaming
from tools.build.scopes import COMPREHENSIONS, SCOPES, bound
from tools.build.steps import steps_to, yields

SHORT_NUMBERS = 128  # are written in one byte


@dataclass
class Whole:
    """A module that a name stands for: `seen` as one still, or else what it has is found under these `names`."""

    module: str
    seen: bool
    names: dict[str, str] = field(default_factory=dict)


Frame = dict[str, "str | Whole | None"]  # what a name is written as; None: as it is


def written(house: House, source: str, place: str) -> str:
    """The source of the file with this place on the drive, and behind it all that goes into it."""
    try:
        tree = ast.parse(house.prepare(source, place))
    except SyntaxError:
        return source  # mpy-cross will report it
    module = module_of(place)
    inside = [other for other in house.inside(module) if other != module] if house.home_of(module) == module else []
    trees = [*((other, house.tree(other)) for other in inside), (module, tree)]
    heads: dict[str, ast.stmt] = {}
    body: list[ast.stmt] = []
    for each, its_tree in trees:
        writer = Writer(house, each, ast.parse(ast.unparse(its_tree)))
        for line in writer.block(writer.tree.body, writer.tree):
            if isinstance(line, (ast.Import, ast.ImportFrom)):
                heads[ast.unparse(line)] = line
            else:
                body.append(line)
    whole = Renaming(house.renamed, house.stays(module, tree)).visit(ast.Module([*heads.values(), *body], []))
    check(place, whole.body[: len(heads)], whole.body[len(heads) :])
    return ast.unparse(ast.fix_missing_locations(ast.Module([*often(whole), *whole.body], []))) + "\n"


def check(place: str, heads: Iterable[ast.stmt], body: list[ast.stmt]) -> None:
    """Of files that become one, no two may mean different things by one name at their top."""
    means: dict[str, tuple[str | None, str]] = {}
    for head in heads:
        for alias in getattr(head, "names", []):
            meant = getattr(head, "module", None), alias.name
            name = alias.asname or alias.name
            assert means.setdefault(name, meant) == meant, f"{name} is imported twice in {place}, as different things"
    twice = means.keys() & bound(ast.Module(body, []))
    assert not twice, f"{', '.join(sorted(twice))} is imported and defined in {place}"


def often(whole: ast.Module) -> list[ast.stmt]:
    """A line that never asks for the names that a large file uses most often: mpy-cross gives names numbers as it meets
    them, and the first ones take a byte less wherever they are used.
    """
    here = {getattr(node, "name", "") for node in whole.body}
    count: collections.Counter[str] = collections.Counter()
    for node in ast.walk(whole):
        if isinstance(node, ast.Attribute):
            count[node.attr] += 1
        elif isinstance(node, ast.Name) and (node.id in here or hasattr(builtins, node.id)):
            count[node.id] += 1
        elif isinstance(node, ast.arg):
            count[node.arg] += 1
    if len(count) <= SHORT_NUMBERS:
        return []
    names = ".".join(name for name, _ in count.most_common(SHORT_NUMBERS - 10))  # names that every file has come first
    return ast.parse(f"if not __name__:\n    __name__.{names}").body


class Writer(ast.NodeTransformer):
    """Writes one module as it stands in its home."""

    def __init__(self, house: House, module: str, tree: ast.Module):
        self.house = house
        self.module = module
        self.home = house.home_of(module)
        self.tree = tree
        self.used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        names = house.defined(module) if module in house.places else set()
        self.is_generator = False  # the function that is written
        self.frames: list[tuple[bool, Frame]] = [(False, {name: house.final(module, name) for name in names})]

    # scopes

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.name = self.name_of(node.name)
        node.returns = None
        node.decorator_list = [self.visit(each) for each in node.decorator_list]
        self.visit_defaults(node.args)
        self.frames.append((False, {**dict.fromkeys(bound(node)), **self.lettered(node)}))
        around, self.is_generator = self.is_generator, yields(node)
        node.body, self.is_generator = self.block(node.body, node), around
        self.frames.pop()
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        node.name = self.name_of(node.name)
        node.bases = [self.visit(each) for each in node.bases]
        self.frames.append((True, dict.fromkeys(bound(node))))
        node.body = self.block(node.body, node)
        self.frames.pop()
        return node

    def visit_Lambda(self, node: ast.Lambda) -> ast.AST:
        self.visit_defaults(node.args)
        self.frames.append((False, self.lettered(node)))
        node.body = self.visit(node.body)
        self.frames.pop()
        return node

    def visit(self, node: ast.AST):
        return self.comprehension(node) if isinstance(node, COMPREHENSIONS) else super().visit(node)

    def comprehension(self, node):
        first = self.visit(node.generators[0].iter)  # it belongs to the scope around
        node.generators[0].iter = ast.Constant(None)
        self.frames.append((False, dict.fromkeys(bound(node))))
        node = self.generic_visit(node)
        self.frames.pop()
        node.generators[0].iter = first
        return node

    def visit_defaults(self, arguments: ast.arguments) -> None:
        arguments.defaults = [self.visit(each) for each in arguments.defaults]
        arguments.kw_defaults = [each and self.visit(each) for each in arguments.kw_defaults]

    def lettered(self, node: ast.FunctionDef | ast.Lambda) -> Frame:
        """What the arguments of a function are written as."""
        used = {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
        used |= {name for _, frame in self.frames for name in frame.values() if isinstance(name, str)}
        free = [letter for letter in LETTERS if letter not in used]
        frame: Frame = {}
        for argument in [each for each in ast.walk(node.args) if isinstance(each, ast.arg)]:
            argument.annotation = None
            keeps = argument.arg == "self" or argument.arg in self.house.named_in_calls
            frame[argument.arg] = argument.arg if keeps else free.pop(0)
            argument.arg = str(frame[argument.arg])
        return frame

    # statements

    def block(self, body: list[ast.stmt], scope: ast.AST) -> list[ast.stmt]:
        for imported in imports_in(body):
            self.bind(imported, scope)
        lines: list[ast.stmt] = []
        for node in body:
            done = self.visit(node)
            lines += done if isinstance(done, list) else [done]
        return lines

    def visit_AnnAssign(self, node: ast.AnnAssign):
        return self.visit(ast.Assign([node.target], node.value)) if node.value else ast.Pass()

    def visit_ExceptHandler(self, node: ast.ExceptHandler) -> ast.AST:
        node.name = node.name and self.name_of(node.name)
        return self.generic_visit(node)

    def visit_Global(self, node: ast.Global) -> ast.AST:
        node.names = [self.name_of(name) for name in node.names]
        return node

    def visit_ImportFrom(self, node: ast.ImportFrom):
        steps = steps_to(self.house, self.module, node) if self.is_generator else ()
        return [*steps, *getattr(node, "left", [node])]

    def bind(self, node: ast.ImportFrom, scope: ast.AST) -> None:
        """Find what the names of an import are written as, and what is left to import."""
        left: dict[str, list[ast.alias]] = {}
        ours = dict(self.house.imports(node))
        for alias, module in ours.items():
            seen = alias.asname or alias.name
            home = self.house.home_of(module)
            if f"{node.module}.{alias.name}" == module:
                self.frames[-1][1][seen] = whole = Whole(module, seen=home == module != self.home)
                if whole.seen:
                    room, _, name = self.house.address(home).rpartition(".")
                    left.setdefault(room, []).append(renamed(name, seen))
                elif home != self.home:
                    for name in asked_of(seen, scope):
                        there = self.house.final(module, name)
                        whole.names[name] = here = with_module(module, there) if there in self.used else there
                        left.setdefault(self.house.address(home), []).append(renamed(there, here))
            else:
                there = self.house.final(module, alias.name)
                self.frames[-1][1][seen] = there if home == self.home else None
                if home != self.home:
                    left.setdefault(self.house.address(home), []).append(renamed(there, seen))
        if ours:
            lines = [ast.ImportFrom(place, names, 0) for place, names in left.items()]
            node.left = lines or [ast.Pass()]  # type: ignore[attr-defined]

    # names

    def found(self, name: str) -> "str | Whole | None":
        for depth, (of_class, frame) in enumerate(reversed(self.frames)):
            if name in frame and not (of_class and depth):
                return frame[name]
        return None

    def name_of(self, name: str) -> str:
        found = self.found(name)
        return found if isinstance(found, str) else name

    def visit_Name(self, node: ast.Name) -> ast.AST:
        found = self.found(node.id)
        assert not isinstance(found, Whole) or found.seen, f"{node.id}, a module, has gone into {self.home}"
        return ast.Name(self.name_of(node.id), node.ctx)

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        found = self.found(node.value.id) if isinstance(node.value, ast.Name) else None
        if not isinstance(found, Whole):
            return self.generic_visit(node)
        name = found.names.get(node.attr) or self.house.final(found.module, node.attr)
        return ast.Attribute(node.value, name, node.ctx) if found.seen else ast.Name(name, node.ctx)


def imports_in(body: list[ast.stmt]) -> Iterator[ast.ImportFrom]:
    """The imports of a scope, but for those in scopes of their own."""
    waiting: list[ast.AST] = list(body)
    for node in waiting:
        if isinstance(node, ast.ImportFrom):
            yield node
        if not isinstance(node, (*SCOPES, ast.ClassDef)):
            waiting += ast.iter_child_nodes(node)


def asked_of(seen: str, scope: ast.AST) -> list[str]:
    """What is asked of the module that is seen under this name."""
    nodes = [node for node in ast.walk(scope) if isinstance(node, ast.Attribute)]
    return sorted({node.attr for node in nodes if isinstance(node.value, ast.Name) and node.value.id == seen})


def renamed(there: str, here: str) -> ast.alias:
    return ast.alias(there, here if here != there else None)
