"""The shelf of puzzles: every one is sound and as hard as its number says, and it is made the same again."""

import pytest

from firmware.game import puzzle
from firmware.game.modes import PUZZLES
from tools.puzzles import maker, shelf, solver

MOST_BYTES = 24 * 1024
FOUND = shelf.read()


def test_there_are_a_thousand_no_two_alike_in_a_few_bytes():
    assert len(set(FOUND)) == PUZZLES == 1000
    assert shelf.FILE.stat().st_size == 8 * PUZZLES <= MOST_BYTES


@pytest.mark.parametrize("hundred", range(0, PUZZLES, 20))
def test_each_has_one_answer_no_row_too_many_and_is_as_hard_as_its_number_says(hundred):
    for number in range(hundred + 1, hundred + 21):
        found = FOUND[number - 1]
        assert maker.is_sound(found), number
        assert solver.step(*found) == puzzle.step(number)


def test_some_are_made_the_same_again():
    assert [maker.made(number) for number in (1, 2, 3, 500, 999)] == [FOUND[at] for at in (0, 1, 2, 499, 998)]


@pytest.mark.full
def test_the_whole_shelf_is_made_the_same_again():
    assert shelf.content() == shelf.FILE.read_bytes()
