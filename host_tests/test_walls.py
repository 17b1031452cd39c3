"""The walls of the house: who may import whom, read from the sources.

Imports run one way, engine <- game <- ui <- app; keep and device import nothing of ours, and app and restored have the
kinds of records from keep. Only device knows hardware, and what joins it to the rest: main.py, in which code.py goes
on, and start.py; and safemode.py, which may reset it. A room within a room is opened by the files at the top of that
room and by main.py. No files import each other in a circle, not even in functions.
"""

import ast
import functools
from graphlib import CycleError, TopologicalSorter

import pytest

from tools import ROOT
from tools.build import mpy
from tools.trouble import Trouble

FIRMWARE = ROOT / "firmware"
MAY_IMPORT = {
    "engine": {"engine"},
    "game": {"game", "engine"},
    "ui": {"ui", "game", "engine"},
    "app": {"app", "ui", "game", "engine", "keep", "memory"},
    "keep": {"keep"},
    "device": {"device"},
    "books": set(),
    "main": {"start", "memory", "app", "ui", "engine", "keep", "device"},
    "memory": set(),
    "restored": {"ui", "game", "keep"},
    "start": {"restored", "app", "ui", "engine", "keep", "device"},
    "closed": {"keep", "ui"},
    "safemode": {"closed", "keep"},
}
LOADS = ("memory", "__import__")  # for the build, which lets it load what a file imports before that does
KNOW_HARDWARE = {"device", "main", "start", "safemode"}
# Which rooms may import which sub-room.
OPENS = {("engine/ways", "engine/space"), ("ui/display", "ui/lights")}
# The rooms of tools: each may import those listed before it. cli finds the commands by name.
TOOLS = (
    *(
        "__init__",
        "trouble",
        "locks",
        "npm",
        "boards",
        "chromium",
        "circuitpython",
        "environment",
        "compiler",
        "scheduler",
        "cli",
        "peg",
    ),
    *("rounds", "books", "puzzles", "build", "virtual", "front", "vm", "playthrough", "faces", "picture"),
    *("flash", "emulated", "bench", "check", "docs", "site", "commands"),
)
FACES = ("__init__", "text", "web", "terminal")  # in the same way
# What pure code may import: standard modules that the board has and that touch no hardware.
PURE = {"array", "binascii", "collections", "gc", "hashlib", "io", "math", "micropython", "re", "struct", "sys"}


parsed = functools.cache(ast.parse)  # more than one wall looks at a source


def imported(source):
    """Every module that this source names in an import, wherever it stands."""
    for node in ast.walk(parsed(source)):
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
        elif room not in KNOW_HARDWARE and parts[0] not in PURE and (room, name) != LOADS:
            yield name


def room_of(file):
    parts = file.relative_to(FIRMWARE).parts
    return parts[0].removesuffix(".py")


FILES = [file for file in sorted(FIRMWARE.rglob("*.py")) if file != FIRMWARE / "__init__.py"]


def test_no_import_goes_through_a_wall():
    assert [(file, name) for file in FILES for name in breaches(room_of(file), file.read_text("utf-8"))] == []


@pytest.mark.parametrize(
    ("room", "source"),
    [
        ("engine", "from firmware.game.round import Round"),
        ("engine", "from firmware import ui"),
        ("game", "import firmware.ui.console.console"),
        ("ui", "def later():\n    import neopixel"),
        ("ui", "from firmware.app import turn"),
        ("keep", "from firmware.engine import codes"),
        ("device", "from firmware.ui import notation"),
        ("app", "import supervisor"),
        ("engine", "import random"),
        ("game", "import time"),
        ("ui", "__import__('board')"),
    ],
)
def test_the_wall_holds_against(room, source):
    assert len(list(breaches(room, source))) >= 1


def modules():
    """Every file of ours by its name in an import."""
    files = [*FIRMWARE.rglob("*.py"), *(ROOT / "tools").rglob("*.py")]
    parts = [file.relative_to(ROOT).with_suffix("").parts for file in files]
    names = [".".join(each[:-1] if each[-1] == "__init__" else each) for each in parts]
    return dict(zip(names, files, strict=True))


MODULES = modules()


def ours(source, known):
    """The files of ours that this source imports: of `from package import name` the file, where the name is one."""
    for node in ast.walk(parsed(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)
        elif isinstance(node, ast.ImportFrom):
            wholes = [f"{node.module}.{alias.name}" for alias in node.names]
            yield from (whole if whole in known else node.module for whole in wholes if known & {whole, node.module})


def circle(imports):
    """The modules that import each other in a circle, or nothing."""
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as found:
        return found.args[1]
    return None


def test_no_files_import_each_other_in_a_circle():
    assert circle({name: ours(file.read_text("utf-8"), MODULES.keys()) for name, file in MODULES.items()}) is None


def test_a_circle_is_seen():
    sources = {"a.b": "from a import c", "a.c": "def later():\n    import a.d", "a.d": "from a.b import nothing"}
    assert circle({name: ours(source, sources.keys()) for name, source in sources.items()}) is not None
    assert circle({name: ours(sources[name], sources.keys()) for name in ("a.b", "a.c")}) is None


def inner_room(name):
    """The room within a room in which this module of the firmware is, or nothing."""
    parts = name.split(".")
    inner = len(parts) > 2 and parts[0] == "firmware" and (FIRMWARE / parts[1] / parts[2]).is_dir()
    return "/".join(parts[1:3]) if inner else None


def opened_from_outside(name, source):
    """The rooms within rooms that this module has no business in."""
    here, top = inner_room(name), name.split(".")[1:2]
    for wanted in ours(source, MODULES.keys()):
        there = inner_room(wanted)
        at_home = there and (here == there or (not here and top in ([there.split("/")[0]], ["main"])))
        if there and not at_home and (here, there) not in OPENS:
            yield there


def upwards(name, source):
    """What this module of tools imports from a room that stands on its own."""
    parts = name.split(".")
    for wanted in ours(source, MODULES.keys()):
        others = wanted.split(".")
        if others[0] != "tools" or len(others) < 2:
            continue
        rooms, here, there = TOOLS, parts[1:2], others[1:2]
        if here == there == ["faces"]:
            rooms, here, there = FACES, parts[2:3], others[2:3]
        at, wanted_at = (rooms.index(*(room or ["__init__"])) for room in (here, there))
        if at < wanted_at:
            yield wanted


@pytest.mark.parametrize(("breaks", "top"), [(opened_from_outside, "firmware."), (upwards, "tools")])
def test_a_room_is_opened_from_where_it_may_be(breaks, top):
    sources = {name: file.read_text("utf-8") for name, file in MODULES.items() if name.startswith(top)}
    assert [(name, room) for name, source in sources.items() for room in breaks(name, source)] == []


@pytest.mark.parametrize(
    ("breaks", "name", "source"),
    [
        (opened_from_outside, "firmware.game.match", "from firmware.engine.space import bits"),
        (opened_from_outside, "firmware.app", "from firmware.ui.lights.handheld import Handheld"),
        (opened_from_outside, "firmware.ui.lights.seat", "def later():\n    from firmware.ui.console import report"),
        (opened_from_outside, "firmware.ui.console.console", "import firmware.ui.lights.inks"),
        (opened_from_outside, "firmware.engine.space.bits", "from firmware.engine.ways.lanes import Lanes"),
        (upwards, "tools.build.mpy", "from tools.flash import jobs"),
        (upwards, "tools.front.player", "def later():\n    from tools.faces.terminal import app"),
        (upwards, "tools.faces.text.script", "from tools.faces.terminal import panel"),
        (upwards, "tools.bench.board", "from tools.commands import bench"),
        (upwards, "tools.trouble", "import tools.cli"),
    ],
)
def test_a_room_is_closed_to(breaks, name, source):
    assert len(list(breaks(name, source))) == 1


def lacking(source):
    """What this source asks of the runtime that CircuitPython does not have, though it compiles."""
    for node in ast.walk(parsed(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id == "next" and len(node.args) == 2:
                yield "next with a default"
            if node.func.id in ("min", "max") and any(word.arg == "default" for word in node.keywords):
                yield "min or max with a default"
            if node.func.id == "zip" and node.keywords:
                yield "strict zip"
        if isinstance(node, ast.Attribute) and node.attr in ("bit_count", "removeprefix", "removesuffix", "translate"):
            yield node.attr


def test_no_file_of_the_board_asks_for_what_its_runtime_lacks():
    asked = [(file, what) for file in mpy.board_files() for what in lacking((ROOT / file).read_text("utf-8"))]
    assert asked == []


def test_what_the_runtime_lacks_is_seen():
    source = "next(a, None); min(a, default=1); zip(a, b, strict=True); (3).bit_count()"
    assert len(list(lacking(source))) == 4


def test_only_device_and_what_joins_it_to_the_rest_may_import_hardware():
    assert list(breaches("device", "import board, neopixel, keypad")) == []
    assert list(breaches("ui", "import board, neopixel, keypad")) == ["board", "neopixel", "keypad"]


def test_the_standard_librarys_code_module_is_not_ours():
    import code

    assert hasattr(code, "InteractiveConsole")


class WithoutAnnotations(ast.NodeTransformer):
    def visit_arg(self, node):
        node.annotation = None
        return node

    def visit_FunctionDef(self, node):
        node.returns = None
        return self.generic_visit(node)

    def visit_AnnAssign(self, node):
        return ast.copy_location(ast.Assign([node.target], node.value), node) if node.value else None


@pytest.mark.slow
def test_annotations_cost_the_board_nothing():
    for source in mpy.board_files():
        tree = ast.parse((ROOT / source).read_text("utf-8"))
        annotated = ast.unparse(tree)
        bare = ast.unparse(ast.fix_missing_locations(WithoutAnnotations().visit(tree)))
        assert mpy.compiled(annotated, source.as_posix()) == mpy.compiled(bare, source.as_posix())


@pytest.mark.parametrize("line", ["def f(a, /): pass", "x = [*(1, 2)]\nmatch x:\n    case _: pass", "class A[T]: pass"])
def test_what_the_board_cannot_read_does_not_compile(line, tmp_path):
    source = tmp_path / "wrong.py"
    source.write_text(line + "\n", "utf-8")
    with pytest.raises(Trouble, match=r"wrong\.py is not in the board's language: SyntaxError"):
        mpy.compile_file(source, tmp_path / "wrong.mpy", "wrong.py", mpy.house_of([]))


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
    assert [file for file in files if len(file.read_text("utf-8").splitlines()) > 250] == []
