"""The walls of the house: who may import whom, read from the sources.

Imports run one way, engine <- game <- ui <- app; keep and device import nothing of ours, and
app has the kinds of records from keep. Only device knows hardware,
and what joins it to the rest: main.py, in which code.py goes on, and start.py; and safemode.py, which may reset it.
"""

import ast
from pathlib import Path

import pytest

from tools.build import mpy
from tools.trouble import Trouble

ROOT = Path(__file__).resolve().parent.parent
FIRMWARE = ROOT / "firmware"
MAY_IMPORT = {
    "engine": {"engine"},
    "game": {"game", "engine"},
    "ui": {"ui", "game", "engine"},
    "app": {"app", "ui", "game", "engine", "keep"},
    "keep": {"keep"},
    "device": {"device"},
    "books": set(),
    "main": {"start", "app", "ui", "engine", "keep", "device"},
    "start": {"app", "ui", "engine", "device"},
    "closed": {"keep", "ui"},
    "safemode": {"closed", "keep"},
}
KNOW_HARDWARE = {"device", "main", "start", "safemode"}
# What pure code may import: modules of the language that the board has, and that know no hardware.
PURE = {"array", "binascii", "collections", "gc", "hashlib", "io", "math", "micropython", "re", "struct", "sys"}


def imported(source):
    """Every module that this source names in an import, wherever it stands."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written whole, so that they can be searched for"
            # `from firmware import ui` reaches a package by its parent
            yield from ([f"{node.module}.{alias.name}" for alias in node.names] if node.module == "firmware" else [])
            yield node.module
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "__import__":
            yield "__import__"


def breaches(room, source):
    """What this source imports through a wall."""
    for name in imported(source):
        if name in ("firmware", "firmware.VERSION"):
            continue
        parts = name.split(".")
        if parts[0] == "firmware":
            if parts[1] not in MAY_IMPORT[room]:
                yield name
        elif room not in KNOW_HARDWARE and parts[0] not in PURE:
            yield name


def room_of(file):
    parts = file.relative_to(FIRMWARE).parts
    return parts[0].removesuffix(".py")


FILES = [file for file in sorted(FIRMWARE.rglob("*.py")) if file != FIRMWARE / "__init__.py"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_no_import_goes_through_a_wall(file):
    assert list(breaches(room_of(file), file.read_text("utf-8"))) == []


@pytest.mark.parametrize(
    ("room", "source"),
    [
        ("engine", "from firmware.game.round import Round"),
        ("engine", "from firmware import ui"),
        ("game", "import firmware.ui.console"),
        ("ui", "def later():\n    import neopixel"),
        ("ui", "from firmware.app import turn"),
        ("keep", "from firmware.engine import codes"),
        ("device", "from firmware.ui import letters"),
        ("app", "import supervisor"),
        ("engine", "import random"),
        ("game", "import time"),
        ("ui", "__import__('board')"),
    ],
)
def test_the_wall_holds_against(room, source):
    assert len(list(breaches(room, source))) >= 1


def lacking(source):
    """What this source asks of the runtime that CircuitPython does not have, though it compiles."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id == "next" and len(node.args) == 2:
                yield "next with a default"
            if node.func.id in ("min", "max") and any(word.arg == "default" for word in node.keywords):
                yield "min or max with a default"
            if node.func.id == "zip" and node.keywords:
                yield "strict zip"
        if isinstance(node, ast.Attribute) and node.attr in ("bit_count", "removeprefix", "removesuffix", "translate"):
            yield node.attr


@pytest.mark.parametrize("source", mpy.board_files(), ids=lambda file: file.as_posix())
def test_no_file_of_the_board_asks_for_what_its_runtime_lacks(source):
    assert list(lacking((ROOT / source).read_text("utf-8"))) == []


def test_what_the_runtime_lacks_is_seen():
    source = "next(a, None); min(a, default=1); zip(a, b, strict=True); (3).bit_count()"
    assert len(list(lacking(source))) == 4


def test_only_device_and_what_joins_it_to_the_rest_may_import_hardware():
    assert list(breaches("device", "import board, neopixel, keypad")) == []
    assert list(breaches("ui", "import board, neopixel, keypad")) == ["board", "neopixel", "keypad"]


def test_the_standard_librarys_code_module_is_not_ours():
    import code

    assert hasattr(code, "InteractiveConsole")


@pytest.mark.parametrize("source", mpy.board_files(), ids=lambda file: file.as_posix())
def test_every_file_of_the_board_compiles_for_it(source, tmp_path):
    mpy.compile_into(tmp_path, [source])
    assert (tmp_path / source.with_suffix(".mpy")).stat().st_size > 0


@pytest.mark.parametrize("line", ["def f(a, /): pass", "x = [*(1, 2)]\nmatch x:\n    case _: pass", "class A[T]: pass"])
def test_what_the_board_cannot_read_does_not_compile(line, tmp_path):
    source = tmp_path / "wrong.py"
    source.write_text(line + "\n", "utf-8")
    with pytest.raises(Trouble, match=r"wrong\.py is not in the board's language: SyntaxError"):
        mpy.compile_file(source, tmp_path / "wrong.mpy", "wrong.py")


def test_the_top_level_holds_what_was_agreed():
    allowed = {"firmware", "host_tests", "tools", "boot.py", "code.py", "README.md"}
    allowed |= {"pyproject.toml", "LICENSE", "CONTRIBUTING.md", "CHANGELOG.md"}
    made_here = {"dist", "__pycache__"}
    there = {entry.name for entry in ROOT.iterdir() if not entry.name.startswith(".")}
    assert there - made_here <= allowed
    assert {"firmware", "host_tests", "tools", "boot.py", "code.py", "README.md"} <= there


def test_the_readme_tells_every_room_of_the_house():
    told = (ROOT / "README.md").read_text("utf-8").partition("## The house")[2]
    rooms = [room.name for room in (ROOT / "firmware").iterdir() if room.is_dir() and room.name != "__pycache__"]
    assert [room for room in rooms if f"| `firmware/{room}/` |" not in told] == []
    assert all(name in told for name in ("`firmware/app.py`", "`boot.py`", "`code.py`", "`host_tests/`", "`tools/`"))


def test_no_file_is_longer_than_an_idea():
    files = [*FILES, *(ROOT / "tools").rglob("*.py"), ROOT / "boot.py", ROOT / "code.py"]
    assert [file for file in files if len(file.read_text("utf-8").splitlines()) > 300] == []
