"""What `peg.py test` does besides handing its words to pytest."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


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


def test_without_a_board_the_end_of_the_run_says_that_its_tests_did_not_run(tmp_path):
    answer = answer_to(tmp_path, "host_tests/on_board/test_surface.py", "-q", "-p", "no:cacheprovider")
    assert answer.returncode == 0, answer.stdout
    assert "\nThe emulated board: not run, set PEGLIGHT_UF2 to a CircuitPython 10 UF2" in answer.stdout
