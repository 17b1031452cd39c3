"""Each diff of the page on adding something is applied to a copy of the house, and does what the document says."""

import subprocess
import sys

import pytest

from host_tests import documents
from host_tests.copies import copy_to
from host_tests.documents import ROOT

pytestmark = pytest.mark.full

DIFFS = documents.blocks((ROOT / documents.TEXTS / "house" / "adding.md").read_text("utf-8"), "diff")


@pytest.fixture
def folder(tmp_path):
    return copy_to(tmp_path / "house")


@pytest.fixture
def house(folder):
    """The diffs below a heading are applied there; then it runs peg.py there."""

    def changed(heading):
        for diff in DIFFS[heading]:
            command = ["git", "apply", "--unidiff-zero", "-"]
            applied = subprocess.run(command, cwd=folder, input=diff.encode("utf-8"), capture_output=True)
            assert applied.returncode == 0, applied.stderr.decode("utf-8")

        def peg(*words, typed=""):
            answer = subprocess.run(
                [sys.executable, "-X", "utf8", str(folder / "tools" / "peg.py"), *words],
                cwd=folder,
                input=typed,
                capture_output=True,
                text=True,
                encoding="utf-8",
            )
            assert (answer.returncode, answer.stderr) == (0, ""), answer.stdout + answer.stderr
            return answer.stdout

        return peg

    return changed


def test_each_diff_has_its_test():
    tried = {"A new board", "A new game", "A new way to guess", "A new language", "A new way to play"}
    assert set(DIFFS) == tried


def test_the_board_is_listed_passes_the_tests_of_all_boards_and_is_drawn(folder, house):
    peg = house("A new board")
    assert "pico_16x16" in peg("play", "--help")
    assert " passed" in peg("test", "host_tests/device/test_profiles.py", "host_tests/device/test_wiring.py", "-q")
    picture = folder / "board.svg"
    peg("picture", "tools/docs/playthroughs/pico_16x16.play", str(picture))
    assert "<svg" in picture.read_text("utf-8")


def test_the_game_is_played(house):
    said = house("A new game")("play", "--text", "--variant", "small", "--mode", "break", typed="RGB\nquit\n\n")
    assert "Row 1 of 8: your guess?" in said
    assert " 1. R G B :" in said


def test_the_way_guesses(house):
    peg = house("A new way to guess")
    assert "last" in peg("strength", "3x4", "--way", "last", "--games", "5")
    assert "8 last: the last code that fits" in peg("play", "--text", typed="make\nmini\n\n")


def test_the_language_speaks(house):
    said = house("A new language")("play", "--text", "--language", "nl", typed="break\nquit\n\n").splitlines()
    assert said[1] == "HELP zegt altijd wat je kunt typen."
    assert said[-2] == "Tot ziens."


def test_the_mode_begins(house):
    said = house("A new way to play")("play", "--text", typed="proxy\nmini\nfirst\nxx\nhelp\nquit\n\n")
    assert "10 proxy: I play elsewhere for you, and you type the marks" in said
    assert "Row 1 of 10: I guess R R R R   Your mark?" in said
