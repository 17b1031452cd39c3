"""The firmware as a board runs it where memory is short: a generator stops before it imports something late."""

import ast
import contextlib
import importlib.machinery
import sys
from functools import cache
from pathlib import Path

from tools.build import steps

FILES = 3  # that an import needs: a step each


class _Stops(ast.NodeTransformer):
    """Puts steps before each import in a generator."""

    def visit_FunctionDef(self, function):
        if steps.yields(function):
            self.generic_visit(function)
        return function

    def visit_ImportFrom(self, node):
        return [*(ast.Expr(ast.Yield()) for _ in range(FILES)), node]


class _Loader(importlib.machinery.SourceFileLoader):
    def get_code(self, fullname):  # nothing of it is kept where the ordinary way of loading would find it
        return _compiled(self.get_filename(fullname))


@cache
def _compiled(path):
    tree = ast.parse(Path(path).read_bytes())
    stops = _Stops()
    for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]:
        stops.visit(function)
    return compile(ast.fix_missing_locations(tree), path, "exec", dont_inherit=True)


class _Finder:
    def find_spec(self, name, path=None, target=None):
        spec = importlib.machinery.PathFinder.find_spec(name, path, target) if name.startswith("firmware.") else None
        if spec is not None:
            spec.loader = _Loader(name, spec.origin)
        return spec


@contextlib.contextmanager
def loading():
    """Load in steps what is imported of the firmware meanwhile."""
    finder = _Finder()
    sys.meta_path.insert(0, finder)
    try:
        yield
    finally:
        sys.meta_path.remove(finder)
