"""What a start or an end needs is loaded before it, a file in each step."""

import ast
import sys

import pytest

from firmware.game.modes import DAY, NUMBER, PUZZLE
from firmware.ui import loads
from tools import ROOT

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


def test_what_the_end_is_told_with_comes_one_by_one_and_before_it():
    steps = [module.__name__ for module in loads.of_result()]
    assert len(steps) == len(set(steps))
    imported = ast.parse((ROOT / "firmware/ui/console/result.py").read_text("utf-8")).body
    wanted = {
        f"{line.module}.{name.name}" if line.module == "firmware.game" else line.module
        for line in imported
        if isinstance(line, ast.ImportFrom) and line.module.startswith("firmware.game")
        for name in line.names
    }
    stays = {"firmware.game.agreed", "firmware.game.round"}
    assert wanted - stays == set(steps)
