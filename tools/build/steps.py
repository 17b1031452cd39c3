"""Where a generator of the firmware imports something late, the board loads one file in each of its steps.

To load a file takes the board about as long as anybody may have to wait, and what is imported needs others, too.
"""

import ast
from collections.abc import Iterator

from tools.build.house import FIRST, House
from tools.build.scopes import SCOPES

LOADER = ("firmware.memory", "in_steps")


def steps_to(house: House, module: str, node: ast.ImportFrom) -> Iterator[ast.stmt]:
    """Load what an import in this module needs, beside what is always there. What was loaded with the module itself may
    have been dropped since.
    """
    there = {house.home_of(other) for other in house.loaded_with({FIRST})} | {house.home_of(module)}
    files = [home for home in needed(house, [wanted for _, wanted in house.imports(node)]) if home not in there]
    if files and LOADER[0] in house.places:  # a probe of the engine alone has no loop whose turns it could hold up
        loader = house.final(*LOADER)
        names = " ".join(house.address(home).partition(".")[2] for home in files)
        yield ast.ImportFrom(house.address(house.home_of(LOADER[0])), [ast.alias(loader)], 0)
        yield ast.Expr(ast.YieldFrom(ast.Call(ast.Name(loader, ast.Load()), [ast.Constant(names)], [])))


def needed(house: House, modules: list[str]) -> list[str]:
    """The files that must be there for these modules, each behind those that it needs."""
    ordered: list[str] = []

    def add(module: str) -> None:
        home = house.home_of(module)
        if home in ordered or home not in house.places or house.is_empty(home):
            return
        wanted = {house.home_of(wanted) for each in house.inside(home) for wanted in house.wants[each]} - {home}
        for other in sorted(wanted):
            add(other)
        ordered.append(home)

    for module in modules:
        add(module)
    return ordered


def yields(function: ast.FunctionDef) -> bool:
    """Whether it is a generator."""
    waiting: list[ast.AST] = list(function.body)
    for node in waiting:
        if isinstance(node, (ast.Yield, ast.YieldFrom)):
            return True
        if not isinstance(node, (*SCOPES, ast.ClassDef)):
            waiting += ast.iter_child_nodes(node)
    return False
