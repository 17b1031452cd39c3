"""The shelf of puzzles: every one is sound and as hard as its number says, and it is made the same again."""

import pytest

from firmware.game.modes import PUZZLES
from tools.puzzles import maker, shelf, solver

pytestmark = pytest.mark.full
MOST_BYTES = 24 * 1024


def test_a_thousand_different_puzzles_fit_the_board():
    assert len(set(shelf.read())) == PUZZLES == 1000
    assert shelf.FILE.stat().st_size == 8 * PUZZLES <= MOST_BYTES


@pytest.mark.no_cover
def test_every_puzzle_is_sound_and_as_hard_as_its_number_says():
    for number, found in enumerate(shelf.read(), 1):
        assert maker.is_sound(found), number
        assert solver.step(*found) == maker.step_of(number), number


@pytest.mark.no_cover
def test_the_whole_shelf_is_made_the_same_again():
    assert shelf.content() == shelf.FILE.read_bytes()
