"""One style: ruff's rules and its formatter, and the types, over every Python file; and the spelling of every text."""

import ast
import subprocess
import sys

import pytest

from tools import ROOT

MADE = {".venv", "dist", "node_modules", "__pycache__", ".hypothesis"}


@pytest.mark.parametrize("words", [["check"], ["format", "--check", "--diff"]], ids=" ".join)
def test_ruff_has_nothing_to_say(words):
    ruff = subprocess.run(
        [sys.executable, "-m", "ruff", *words, "--no-cache", str(ROOT)], cwd=ROOT, capture_output=True, text=True
    )
    assert ruff.returncode == 0, ruff.stdout + ruff.stderr


SPELT = ("*.md", "*.py", "*.js", "*.css", "*.html", "*.toml", "en.txt", "*.play")
OF_MANY = ("spoken.js", "texts.js")  # languages


def misspelt(folder):
    files = [
        file
        for ending in SPELT
        for file in sorted(folder.rglob(ending))
        if MADE.isdisjoint(file.relative_to(folder).parts) and ".de." not in file.name and file.name not in OF_MANY
    ]
    command = [sys.executable, "-m", "codespell_lib", "--toml", str(ROOT / "pyproject.toml"), *map(str, files)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True).stdout


@pytest.mark.slow
def test_nothing_is_misspelt():
    assert misspelt(ROOT) == ""


def test_a_word_that_is_misspelt_is_seen(tmp_path):
    (tmp_path / "page.md").write_text("The lights rec" + "ieve a frame.\n", "utf-8")
    assert misspelt(tmp_path).endswith(" ==> receive\n")


@pytest.mark.parametrize(
    "system", [pytest.param("linux", marks=pytest.mark.slow), pytest.param("win32", marks=pytest.mark.full)]
)
def test_the_type_checker_has_nothing_to_say(system):
    mypy = subprocess.run(
        [
            sys.executable,
            "-m",
            "mypy",
            "--platform",
            system,
            "--no-error-summary",
            "--cache-dir",
            f".mypy_cache/{system}",
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert mypy.returncode == 0, mypy.stdout + mypy.stderr


def reached_into(source):
    """Each private name of something else that this source names, and its line; super's are the heir's own."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute):
            its_own = isinstance(node.value, ast.Name) and node.value.id in ("self", "cls")
            inherited = isinstance(node.value, ast.Call) and getattr(node.value.func, "id", "") == "super"
            names = () if its_own or inherited else (node.attr,)
        else:
            names = [alias.name for alias in node.names] if isinstance(node, ast.ImportFrom) else ()
        yield from ((name, node.lineno) for name in names if name.startswith("_") and not name.endswith("__"))


def test_no_test_reaches_into_private_names_without_a_reason():
    """By host_tests/inside.py it says why."""
    files = {file: file.read_text("utf-8") for file in sorted((ROOT / "host_tests").rglob("*.py"))}
    found = [
        f"{file.relative_to(ROOT)}:{line}: {name}" for file, text in files.items() for name, line in reached_into(text)
    ]
    assert found == []


def test_a_private_name_is_seen():
    source = (
        "from a import _b, c\nclass D(E):\n def f(self):\n  self._g = cls._h\n  super()._i()\n  x.y._z.v\n  w.__doc__"
    )
    assert sorted(reached_into(source)) == [("_b", 1), ("_z", 6)]


def test_no_class_of_the_game_is_asked_for():
    """Its module may have been dropped and loaded again: then the same class is there twice."""
    asked = [
        f"{file.name}:{node.lineno}"
        for file in sorted((ROOT / "firmware").rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("isinstance", "issubclass")
        if not ast.unparse(node.args[1]).startswith("microcontroller.")
    ]
    assert asked == []
