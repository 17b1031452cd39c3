"""What `peg.py test` does besides handing its words to pytest."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools import ROOT, cli
from tools.commands.test import ON_ALL_CORES, WITH_THE_FLOOR, keep_compiled, words


def answer_to(tmp_path, *words, **more):
    """How `peg.py test` ends with these words, where the emulator has kept no UF2."""
    empty = {
        name: str(tmp_path) for name in ("HOME", "XDG_CACHE_HOME", "LOCALAPPDATA", "WIN_PD_OVERRIDE_LOCAL_APPDATA")
    }
    return subprocess.run(
        [sys.executable, str(ROOT / "tools" / "peg.py"), "test", *words],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PEGLIGHT_UF2": "", **empty, **more},
    )


def test_insisting_on_a_board_that_is_not_there_is_one_sentence(tmp_path):
    answer = answer_to(tmp_path, "--board", "--version")
    assert answer.returncode == 1
    assert answer.stderr.startswith(
        "peg: The tests on the board cannot run: set PEGLIGHT_UF2 to a CircuitPython 10 UF2"
    )
    assert len(answer.stderr.splitlines()) == 1


def test_a_board_that_is_named_and_not_there_is_one_sentence(tmp_path):
    answer = answer_to(tmp_path, "--board", "--version", PEGLIGHT_UF2=str(tmp_path / "none.uf2"))
    assert answer.returncode == 1
    assert answer.stderr.startswith("peg: PEGLIGHT_UF2 names ")
    assert len(answer.stderr.splitlines()) == 1


@pytest.mark.slow
def test_without_a_board_the_end_of_the_run_says_that_its_tests_did_not_run(tmp_path):
    answer = answer_to(tmp_path, "host_tests/on_board/test_surface.py", "-q", "-p", "no:cacheprovider")
    assert answer.returncode == 0, answer.stdout
    assert "\nThe emulated board: not run, set PEGLIGHT_UF2 to a CircuitPython 10 UF2" in answer.stdout


def test_what_is_compiled_is_kept_where_the_environment_forbids_it_beside_the_sources(monkeypatch):
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setenv("PYTHONPYCACHEPREFIX", "elsewhere")
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    monkeypatch.setattr(sys, "pycache_prefix", None)
    keep_compiled()
    kept = str(Path(sys.prefix) / "compiled")
    assert not sys.dont_write_bytecode
    assert "PYTHONDONTWRITEBYTECODE" not in os.environ
    assert (os.environ["PYTHONPYCACHEPREFIX"], sys.pycache_prefix) == (kept, kept)


def test_what_is_compiled_stays_where_python_keeps_it(monkeypatch):
    monkeypatch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
    monkeypatch.setenv("PYTHONPYCACHEPREFIX", "elsewhere")
    monkeypatch.setattr(sys, "pycache_prefix", "elsewhere")
    keep_compiled()
    assert (os.environ["PYTHONPYCACHEPREFIX"], sys.pycache_prefix) == ("elsewhere", "elsewhere")


def given(*typed):
    return words(cli.parse(["test", *typed]))


def test_all_cores_work_unless_nothing_but_files_is_named(monkeypatch):
    monkeypatch.delenv("CI", raising=False)
    file = "host_tests/tools/commands/test_test.py"
    for typed in ((), ("-x",), ("host_tests/tools",), (file, "host_tests/keep"), ("-k", "marks")):
        assert given(*typed) == [*ON_ALL_CORES, *typed]
    for typed in ((file,), ("-x", f"{file}::test_all"), (file, "host_tests/test_style.py")):
        assert given(*typed) == [*typed]


@pytest.mark.parametrize("ci", ["", "1"])
def test_a_full_run_of_everything_holds_the_floor_and_is_what_ci_means(monkeypatch, ci):
    monkeypatch.setenv("CI", ci)
    full = ["--full", *ON_ALL_CORES, *WITH_THE_FLOOR]
    assert given("--full") == full
    assert given() == (full if ci else [*ON_ALL_CORES])
    assert given("--quick") == ["--quick", *ON_ALL_CORES]
    assert given("--full", "host_tests/keep") == ["--full", *ON_ALL_CORES, "host_tests/keep"]
