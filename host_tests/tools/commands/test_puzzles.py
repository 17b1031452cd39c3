"""`peg.py puzzles` makes puzzles that the game takes, and checks the shelf."""

import pytest

from firmware.game import puzzle
from tools.commands import puzzles
from tools.puzzles import maker, shelf, solver
from tools.puzzles.maker import Puzzle
from tools.trouble import Trouble


def test_its_puzzles_can_be_typed_and_are_as_hard_as_asked(peg):
    answer = peg("puzzles", "--make", "2", "--step", "4")
    assert answer.status == 0, answer.stderr
    for line in answer.stdout.splitlines():
        step, text = line.split()
        rules = puzzle.read(text)
        found = Puzzle(rules.hidden_code(), rules.given_rows)
        assert (step, solver.step(*found), maker.is_sound(found)) == ("4", 4, True)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--make", "0"], "peg: At least 1 puzzle is needed.\n"),
        (["--make", "-3"], "peg: At least 1 puzzle is needed.\n"),
        (["--verify", "--step", "3"], "peg: --step goes with --make: leave it out.\n"),
        (["--build", "--step", "3"], "peg: --step goes with --make: leave it out.\n"),
    ],
)
def test_what_would_make_nothing_is_refused(peg, words, sentence):
    refused = peg("puzzles", *words)
    assert (refused.status, refused.stdout, refused.stderr) == (1, "", sentence)


@pytest.mark.full
def test_the_shelf_is_verified_and_counted(peg):
    answer = peg("puzzles", "--verify")
    assert answer.status == 0, answer.stderr
    lines = answer.stdout.splitlines()
    assert [line.split()[:2] for line in lines[1:6]] == [[str(step), "200"] for step in range(1, 6)]
    assert lines[-1].startswith("8,000 bytes")


def test_a_shelf_that_is_not_right_is_one_sentence(monkeypatch):
    monkeypatch.setattr(shelf, "read", lambda: [maker.made(2)])
    with pytest.raises(Trouble, match="Puzzle 1 is not what it should be"):
        puzzles.verify()
