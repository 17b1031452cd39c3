"""The work of `peg.py test` besides handing its words to pytest."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools import ROOT, cli
from tools.commands.test import ON_ALL_CORES, QUICK_FOLDERS, WITH_COVERAGE, keep_compiled, seeds, words


def answer_to(tmp_path, *words, **more):
    """Run `peg.py test` with these words to its end, where the emulator has kept no UF2."""
    empty = dict.fromkeys(("HOME", "XDG_CACHE_HOME", "LOCALAPPDATA", "WIN_PD_OVERRIDE_LOCAL_APPDATA"), str(tmp_path))
    return subprocess.run(
        [sys.executable, str(ROOT / "tools" / "peg.py"), "test", *words],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PEGLIGHT_UF2": "", **empty, **more},
    )


@pytest.mark.slow
def test_without_a_board_the_end_says_so(tmp_path):
    answer = answer_to(tmp_path, "host_tests/on_board/test_surface.py", "-q", "-p", "no:cacheprovider")
    assert answer.returncode == 0, answer.stdout
    assert "The emulated board: not run, set PEGLIGHT_UF2 to a CircuitPython 10 UF2" in answer.stdout


def test_compiled_python_is_kept_where_it_may_not_lie(monkeypatch):
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setenv("PYTHONPYCACHEPREFIX", "elsewhere")
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    monkeypatch.setattr(sys, "pycache_prefix", None)
    keep_compiled()
    kept = str(Path(sys.prefix) / "compiled")
    assert not sys.dont_write_bytecode
    assert "PYTHONDONTWRITEBYTECODE" not in os.environ
    assert (os.environ["PYTHONPYCACHEPREFIX"], sys.pycache_prefix) == (kept, kept)
    monkeypatch.setenv("PYTHONPYCACHEPREFIX", "elsewhere")
    keep_compiled()
    assert os.environ["PYTHONPYCACHEPREFIX"] == "elsewhere", "where it may lie, it stays"


def given(*typed):
    return words(cli.parse(["test", *typed]))


@pytest.mark.parametrize("ci", ["", "1"])
def test_where_ci_is_set_a_run_is_a_full_one_with_its_coverage(monkeypatch, ci):
    monkeypatch.setenv("CI", ci)
    assert (given() == given("--full")) == bool(ci)
    assert set(WITH_COVERAGE) <= set(given("--full"))
    assert not set(WITH_COVERAGE) & set(given("--full", "host_tests/keep"))


def test_a_quick_run_is_one_process_for_the_firmwares_packages():
    assert set(QUICK_FOLDERS) <= set(given("--quick"))
    assert not set(ON_ALL_CORES) & set(given("--quick"))


def test_the_commit_decides_the_seeds_that_are_wanted():
    of_values, of_order = seeds([])
    assert of_values.removeprefix("--hypothesis-seed=") == of_order.removeprefix("--randomly-seed=")
    assert seeds(["-p", "no:randomly"]) == [of_values]
