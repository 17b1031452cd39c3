"""The firmware is written in the board's language, which CPython does not check: it has and accepts more."""

import ast
import code
import re
from pathlib import Path

import pytest

from tools import ROOT
from tools.build import mpy
from tools.build.constants import board_files
from tools.trouble import Trouble

MOST_LINES = 400
LATER_METHODS = ("bit_count", "removeprefix", "removesuffix", "translate")
SOURCES = {file: (ROOT / file).read_text("utf-8") for file in board_files()}


def lacking(source):
    """Yield what this source asks of the runtime that CircuitPython does not have, though it compiles."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id == "next" and len(node.args) == 2:
                yield "next with a default"
            if node.func.id in ("min", "max") and any(word.arg == "default" for word in node.keywords):
                yield "min or max with a default"
            if node.func.id == "zip" and node.keywords:
                yield "strict zip"
        if isinstance(node, ast.Attribute) and node.attr in LATER_METHODS:
            yield node.attr


def test_no_file_of_the_board_asks_for_what_its_runtime_lacks():
    assert [(file, name) for file, source in SOURCES.items() for name in lacking(source)] == []


@pytest.mark.parametrize("line", ["def f(a, /): pass", "x = [*(1, 2)]\nmatch x:\n    case _: pass", "class A[T]: pass"])
def test_what_the_board_cannot_read_does_not_compile(line):
    with pytest.raises(Trouble, match=r"wrong\.py is not in the board's language: SyntaxError"):
        mpy.compiled(line + "\n", "wrong.py")


def test_a_file_needs_no_other_of_a_layer_above_its_own():
    layers = ("slots.py", "engine", "game", "ui", "closed.py", "app.py", "start.py", "main.py")
    for file, source in SOURCES.items():
        for name in re.findall(r'need\("firmware\.([a-z_.]+)"\)', source):
            needed = Path("firmware", name.replace(".", "/") + ".py")
            assert needed in SOURCES, f"{file} needs {needed}"
            if file.parts[1] in layers:
                assert layers.index(needed.parts[1]) <= layers.index(file.parts[1]), f"{file} needs {needed}"


def test_no_file_is_longer_than_an_idea():
    assert [file for file, source in SOURCES.items() if len(source.splitlines()) > MOST_LINES] == []


def test_the_module_called_code_is_the_standard_librarys():
    assert hasattr(code, "InteractiveConsole")
