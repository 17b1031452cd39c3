"""What a start or an end needs is loaded before it, a file in each step."""

import sys

import pytest

from firmware.game.modes import DAY, NUMBER, PUZZLE
from firmware.ui import loads

WANTED = {
    None: {"firmware.game.rules", "firmware.game.holder"},
    NUMBER: {"firmware.game.rules", "firmware.game.number", "firmware.ui.puzzles"},
    PUZZLE: {"firmware.game.rules", "firmware.game.puzzle", "firmware.ui.puzzles"},
    DAY: {"firmware.game.rules", "firmware.game.day"},
}


@pytest.mark.parametrize("given", WANTED)
def test_each_step_has_one_file_and_together_they_are_what_the_start_needs(given):
    steps = [module.__name__ for module in loads.of_start(given)]
    assert len(steps) == len(set(steps))
    assert WANTED[given] <= set(steps) <= set(sys.modules)


@pytest.mark.parametrize("given", [None, PUZZLE])
def test_what_counts_a_round_comes_one_by_one_too(given):
    steps = [module.__name__ for module in loads.of_count(given)]
    assert len(steps) == len(set(steps))
    assert ("firmware.game.number" in steps) == (given == PUZZLE)
