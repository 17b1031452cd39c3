"""Every form of the build, booted by a real CircuitPython on the emulated board."""

import shutil
import zipfile

import pytest

from firmware import VERSION
from tools import build, emulator
from tools.boards import PICO

TITLE = f"PEGLIGHT {VERSION}"
MOST_SECONDS = 30  # of the board's time


@pytest.fixture(scope="module")
def made(uf2, tmp_path_factory):
    return build.make(tmp_path_factory.mktemp("dist"), PICO, uf2)


def first(lines):
    for line in lines:
        if line:
            return line
    return None


def booted_as_drive(uf2, folder):
    return emulator.run(uf2, folder, MOST_SECONDS, lambda seconds: None)


def test_the_drive_boots_to_the_consoles_first_line(uf2, made, tmp_path):
    shutil.copytree(made.folder, tmp_path / "drive")
    assert first(booted_as_drive(uf2, tmp_path / "drive")) == TITLE


def test_the_folder_in_the_zip_boots(uf2, made, tmp_path):
    with zipfile.ZipFile(made.bundle) as bundle:
        bundle.extractall(tmp_path)
    assert first(booted_as_drive(uf2, tmp_path / made.bundle.stem / "CircuitPython 10.x")) == TITLE


def test_the_uf2_with_circuitpython_takes_a_bare_board_to_the_game(made):
    assert first(emulator.boot([made.whole], MOST_SECONDS)) == TITLE


def test_the_uf2_of_the_game_installs_it_on_a_board_with_circuitpython(uf2, made):
    assert first(emulator.boot([uf2, made.game], MOST_SECONDS)) == TITLE


def test_every_library_on_the_drive_imports(uf2, made, tmp_path):
    shutil.copytree(made.folder, tmp_path / "drive")
    names = ", ".join(PICO.libraries)
    (tmp_path / "drive" / "code.py").write_text(f"import {names}\nprint({names})\n", "utf-8")
    assert first(booted_as_drive(uf2, tmp_path / "drive")).startswith("<module ")
