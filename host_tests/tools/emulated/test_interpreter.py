"""The Python that runs the emulator is a PyPy where one has it, and this one otherwise."""

import os
import subprocess
import sys

import pytest

from tools.emulated import interpreter
from tools.trouble import Trouble

pytestmark = pytest.mark.skipif(os.name != "posix", reason="a Python is stood in for by a script of the shell")


@pytest.fixture
def chosen(monkeypatch, tmp_path):
    """What is chosen, where the programs of this folder are found."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("PEGLIGHT_PYPY", raising=False)
    interpreter.fastest.cache_clear()
    yield interpreter.fastest
    interpreter.fastest.cache_clear()


def program(file, status):
    file.write_text(f"#!/bin/sh\nexit {status}\n", "utf-8")
    file.chmod(0o755)
    return str(file)


def test_without_a_pypy_it_is_this_python(chosen):
    assert chosen() == sys.executable


def test_a_pypy_that_has_the_emulator_is_taken(chosen, tmp_path):
    pypy = program(tmp_path / "pypy3", 0)
    assert chosen() == pypy


def test_a_pypy_without_the_emulator_is_not(chosen, tmp_path):
    program(tmp_path / "pypy3", 1)
    assert chosen() == sys.executable


def test_the_one_that_is_named_comes_first_and_must_have_it(chosen, tmp_path, monkeypatch):
    program(tmp_path / "pypy3", 0)
    named = program(tmp_path / "other", 0)
    monkeypatch.setenv("PEGLIGHT_PYPY", named)
    assert chosen() == named
    interpreter.fastest.cache_clear()
    program(tmp_path / "other", 1)
    with pytest.raises(Trouble, match="which cannot run the emulator: install rp2040py there, or unset it"):
        chosen()


def test_this_python_has_the_emulator():
    assert interpreter.has_emulator(sys.executable)
    assert not interpreter.has_emulator("no such program")


def test_what_it_runs_is_there_without_our_packages():
    program = "import tools.bench.board, tools.emulated.process, sys; print(*sys.modules)"
    python, *rest = interpreter.command(sys.executable, program)
    loaded = subprocess.run([python, "-S", *rest], capture_output=True, check=True).stdout.split()
    assert b"tools.emulated.soldered" in loaded
    assert b"tools.virtual.pins" not in loaded  # it reads a package's files
