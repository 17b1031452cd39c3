"""The compiled build, in MicroPython's own VM with the first byte that it wants, and the files of each drive."""

import ast
import importlib.metadata
import re
from pathlib import Path

import pytest

from tools import ROOT
from tools.boards import BOARDS, PICO
from tools.books import shelf
from tools.build import contents, drive, product
from tools.build.constants import board_files
from tools.flash.manifest import Manifest, digest, load

# A module that fails for want of hardware was first read whole.
SCRIPT = """
import sys
sys.path.append("/lib")
def load(name):
    try:
        __import__(name)
        return "loaded"
    except ImportError as error:
        return "asks: {}".format(error)
for name in MODULES:
    print(name, load(name))
"""
ON_PICO_W = {"classic", "mini", "eight", "eight-six", "nine", "six", "bulls", "logik", "blind"}
NATIVE = {"adafruit_pixelbuf"}  # Adafruit libraries built into CircuitPython for these boards


def test_every_compiled_file_loads_in_the_second_interpreter(tmp_path, summary, second_interpreter):
    drive = tmp_path / "drive"
    files = {name: b"M" + content[1:] for name, content in contents.files(PICO).items() if name.endswith(".mpy")}
    product.lay(files, drive)
    places = [name.removesuffix(".mpy").removeprefix("lib/").removesuffix("/__init__") for name in files]
    modules = [place.replace("/", ".") for place in places]
    script = tmp_path / "script.py"
    script.write_text(f"MODULES = {modules}\n{SCRIPT}", "utf-8")
    said = second_interpreter.run(drive, script).splitlines()
    assert [line.split()[0] for line in said] == modules
    asking = [line for line in said if not line.endswith(" loaded")]
    assert all("asks: no module named" in line and "'firmware" not in line for line in asking), asking
    summary(f"Compiled files in the second interpreter: {len(modules)} loaded, {len(asking)} of them ask for hardware.")


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.id)
def test_the_game_fits_on_the_drive_of_every_board(board):
    files = contents.files(board)
    listed = Manifest("1.0", {name: digest(content) for name, content in files.items()}).dump()
    lists = 2 * drive.taken(len(listed), board)  # a copy writes its own beside the last one's
    assert len(drive.image(files, board)) + lists <= board.drive_size
    assert load(listed), "a name that is not plain would not be believed by the next copy"
    there = {Path(name).stem for name in files if name.endswith(".book")}
    assert there == (ON_PICO_W if board.id == "raspberry_pi_pico_w" else {*shelf.NAMES, *shelf.OPENING_BOOKS})


def imports(source):
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.partition(".")[0]


def test_every_library_that_a_board_lacks_is_put_on_its_drive():
    owners = importlib.metadata.packages_distributions()
    for board in BOARDS:
        sources = [ROOT / file for file in board_files()]
        sources += [contents.source_of(library) for library in board.libraries]
        imported = {name for source in sources for name in imports(source)}
        adafruits = {
            name
            for name in imported
            if any(owner.lower().startswith("adafruit-circuitpython") for owner in owners.get(name, ()))
        }
        assert adafruits - NATIVE - set(board.frozen) == set(board.libraries)


def test_only_what_joins_the_game_together_imports_files_of_ours_late():
    joining = ("boot.py", *(f"firmware/{name}.py" for name in ("main", "slots", "start")))
    for file in board_files():
        late = [
            node
            for function in ast.walk(ast.parse((ROOT / file).read_text("utf-8")))
            if isinstance(function, ast.FunctionDef)
            for node in ast.walk(function)
            if isinstance(node, ast.ImportFrom) and node.module.startswith("firmware")
        ]
        assert file.as_posix() in joining or not late, file


def test_what_is_hidden_or_compiled_here_stays_here():
    assert not [file for file in contents.data() if file.suffix in (".py", ".pyc") or "__pycache__" in file.parts]
    assert {file.suffix for file in contents.data()} == {".book", ".puzzles", ".txt"}


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.id)
def test_the_licence_of_each_library_names_its_owners(board):
    for library in board.libraries:
        text = contents.licence_of(library)
        source = contents.source_of(library).read_text("utf-8")
        holders = re.findall(r"^# SPDX-FileCopyrightText: \d+ .+$", source, re.M)
        assert holders
        assert all(f"{holder}\n" in text for holder in holders)
        assert "Permission is hereby granted, free of charge" in text
        assert "Adafruit Industries" in text
