"""Which files of the firmware become one on the board, and what their names become there.

Each file that the board loads costs it a module, the names that the file repeats, what it imports from others, a search
on the drive and a collection of garbage. What main.py imports at its top, and what that imports, is always loaded: it
goes into app.py. Of the rest, a file goes into the one file that imports it at its top, where no other does. main.py
itself, and what the board reads as source asks for, keep their places.
"""

import ast
import builtins
from collections.abc import Callable, Iterator, Mapping
from functools import cache, cached_property

from tools.build import constants, renaming, sentences, shortening
from tools.build.scopes import SCOPES, bound

FIRST, ALWAYS_THERE = "firmware.main", "firmware.app"


@cache
def prepared(source: str, place: str) -> str:
    """A file without sentences, its constants folded and its private names short, as it is before it is merged."""
    return shortening.shortened(constants.folded(sentences.numbered(source, place), place), place)


def module_of(place: str) -> str:
    """How the file with this place on the drive is imported."""
    return place.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


class House:
    """`sources` are the files by their places on the drive, `asked` the modules that must stay files of their own, and
    `in_flash` the names that CircuitPython has itself.
    """

    def __init__(
        self,
        sources: Mapping[str, str],
        asked: set[str] = frozenset(),  # type: ignore[assignment]
        prepare: Callable[[str, str], str] = prepared,
        in_flash: frozenset[str] = frozenset(),
    ):
        self.asked = asked
        self.places = {module_of(place): place for place in sources}
        self.written = {module_of(place): ast.parse(source) for place, source in sources.items()}
        self.wants = {module: self._wanted(module, late=False) for module in self.places}
        self.wants_late = {module: self._wanted(module, late=True) for module in self.places}
        self.sources = sources
        self.prepare = prepare
        self.in_flash = in_flash
        self._trees: dict[str, ast.Module] = {}
        self._names: dict[str, dict[tuple[str, str], str]] = {}
        self._defined: dict[str, set[str]] = {}

    def tree(self, module: str) -> ast.Module:
        """A module, prepared."""
        if module not in self._trees:
            place = self.places[module]
            self._trees[module] = ast.parse(self.prepare(self.sources[place], place))
        return self._trees[module]

    def imports(self, node: ast.AST) -> Iterator[tuple[ast.alias, str]]:
        """What an import takes from the house, each with the module that it is, or that has it."""
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                module = whole if whole in self.places else node.module or ""
                if module in self.places:
                    yield alias, module

    def _wanted(self, module: str, late: bool) -> set[str]:
        """What a module imports at its top, or what it imports later."""
        tree = self.written[module]
        at_top = set(tree.body)
        nodes = [node for node in ast.walk(tree) if node not in at_top] if late else tree.body
        return {wanted for node in nodes for _, wanted in self.imports(node)}

    # who lives where

    @cached_property
    def homes(self) -> dict[str, str]:
        """The module in which each module lies on the board."""
        found = {module: module for module in self.places}
        if FIRST in found:
            always = self.loaded_with({FIRST}) - self.loaded_with(self.asked - {FIRST}) - {FIRST}
            found.update({module: ALWAYS_THERE for module in always if self.is_pure(module)})
        later = set().union(*self.wants_late.values())
        stay = (
            later
            | self.asked
            | {ALWAYS_THERE}
            | {module for module, place in self.places.items() if place.endswith("__init__.py")}
        )
        while True:
            users = {module: {found[user] for user in found if module in self.wants[user]} for module in found}
            alone = [module for module in found if found[module] == module and module not in stay | users[module]]
            moving = {module: users[module].pop() for module in alone if len(users[module]) == 1}
            if not moving:
                return found
            module, home = min(moving.items())
            found.update({other: home for other, old in found.items() if old == module})

    def loaded_with(self, begin: set[str]) -> set[str]:
        """What is loaded once these modules are."""
        found = sorted(begin & self.places.keys())
        for module in found:
            found += [wanted for wanted in sorted(self.wants[module]) if wanted not in found]
        return set(found)

    def is_pure(self, module: str) -> bool:
        """Whether it knows no hardware, so that the other interpreters can load it too."""
        return not module.startswith("firmware.device") and not self.places[module].endswith("__init__.py")

    def home_of(self, module: str) -> str:
        return self.homes.get(module, module)

    @cached_property
    def addresses(self) -> dict[str, str]:
        """How each home is imported on the board: without the rooms between, which would be modules themselves."""
        moving = [home for home in set(self.homes.values()) - self.asked if home.startswith("firmware.")]
        found = {}
        for home in moving:
            parts = home.split(".")
            others = {other for other in moving if other.endswith("." + parts[-1])}
            alone = all(other == home or self.is_empty(other) for other in others)
            found[home] = f"firmware.{parts[-1] if alone else '_'.join(parts[1:])}"
        return found

    def address(self, home: str) -> str:
        return self.addresses.get(home, home)

    def is_empty(self, home: str) -> bool:
        """Whether it is a room and nothing else: the board finds what is in it without."""
        return self.places[home].endswith("__init__.py") and len(self.tree(home).body) <= 1

    def inside(self, home: str) -> list[str]:
        """The modules that lie in this one, each behind those that it imports."""
        ordered: list[str] = []

        def add(module: str) -> None:
            if self.home_of(module) == home and module not in ordered:
                for wanted in sorted(self.wants[module] - {module}):
                    add(wanted)
                ordered.append(module)

        for module in self.places:
            add(module)
        return ordered

    # what their names become

    def final(self, module: str, name: str) -> str:
        """What a name that a module defines is on the board."""
        home = self.home_of(module)
        if home not in self._names:
            self._names[home] = self._finals(home)
        return self._names[home].get((module, name), name)

    def _finals(self, home: str) -> dict[tuple[str, str], str]:
        inside = self.inside(home)
        local = set(dir(builtins))  # such a name might be shadowed where another module uses it
        for module in inside:
            scopes = [node for node in ast.walk(self.tree(module)) if isinstance(node, SCOPES)]
            local = local.union(*(bound(scope) for scope in scopes))
        found: dict[tuple[str, str], str] = {}
        taken: set[str] = set()
        for module in [home, *(module for module in inside if module != home)]:
            for name in sorted(self.defined(module)):
                found[module, name] = another(module, name, taken) if name in taken else name
                taken.add(found[module, name])
            taken |= local  # from the second on
        return found

    def defined(self, module: str) -> set[str]:
        """The names that a module defines."""
        if module not in self._defined:
            body = [node for node in self.tree(module).body if not isinstance(node, (ast.Import, ast.ImportFrom))]
            self._defined[module] = bound(ast.Module(body, [])) if body else set()
        return self._defined[module]

    @cached_property
    def renamed(self) -> dict[str, str]:
        """The names that are written as others, once all files have their places."""
        if not self.in_flash:
            return {}
        final = {self.final(module, name) for module in self.places for name in self.defined(module)}
        parts = {part for home in self.homes.values() for part in self.address(home).split(".")}
        trees = [self.tree(module) for module in self.places]
        return renaming.table(trees, final, self.in_flash, parts | constants.read_there())

    def stays(self, module: str, tree: ast.Module) -> set[str]:
        """What a file from outside names at its top itself: others, whom nobody here knows, may ask for that."""
        own = [line for line in tree.body if not any(self.imports(line))]
        return set() if module in self.places else bound(ast.Module(own, []))

    def listed(self) -> list[str]:
        """A line for each name that is another on the board: the file and the name there, and those in the sources."""
        lines = []
        for module, place in self.places.items():
            private = shortening.table(place) if place.startswith("firmware/") else {}
            for name in sorted({*private, *renaming.defined(self.written[module])}):
                there = self.final(module, private.get(name, name))
                there = self.renamed.get(there, there)
                if there != name:
                    lines.append(f"{self.address(self.home_of(module))} {there} {place} {name}")
        return sorted(lines)

    @cached_property
    def named_in_calls(self) -> set[str]:
        """The arguments that some call names, or may name where it gives a dictionary."""
        found: set[str] = set()
        for tree in self.written.values():
            nodes = list(ast.walk(tree))
            names = {node.arg for node in nodes if isinstance(node, ast.keyword)}
            if None in names:
                found |= {
                    node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)
                }
            found |= {name for name in names if name}
        return found


def another(module: str, name: str, taken: set[str]) -> str:
    """Another name for one that is taken: a private one stays short, others get that of the module in front."""
    if shortening.is_private(name):
        return next(short for short in shortening.SHORT if short not in taken)
    return with_module(module, name)


def with_module(module: str, name: str) -> str:
    return f"{module.rpartition('.')[2]}_{name}"
