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


STAYS = {f"firmware.game.{name}" for name in ("agreed", "round", "fields", "clock")}


@pytest.mark.parametrize("given", WANTED)
def test_each_step_has_one_file_and_together_they_are_what_the_start_needs(given):
    steps = [module.__name__ for module in loads.of_start(given)]
    assert len(steps) == len(set(steps))
    assert WANTED[given] <= set(steps) <= set(sys.modules)


def imported(file):
    """The modules of the game that it imports, wherever it does."""
    return {
        f"{line.module}.{name.name}" if line.module == "firmware.game" else line.module
        for line in ast.walk(ast.parse((ROOT / "firmware" / file).read_text("utf-8")))
        if isinstance(line, ast.ImportFrom) and line.module.startswith("firmware.game")
        for name in line.names
    }


def names_of(steps):
    names = [module.__name__ for module in steps]
    assert len(names) == len(set(names))
    return set(names)


def test_what_counts_a_round_comes_one_by_one_and_before_it():
    assert imported("game/statistics.py") - STAYS <= names_of(loads.of_count())


def test_what_packs_the_wishes_comes_one_by_one_and_before_it():
    reads = {"firmware.game.unpacking"}
    assert imported("ui/preferences.py") - STAYS - reads <= names_of(loads.of_wishes())


def test_what_the_end_is_told_with_comes_one_by_one_and_before_it():
    assert imported("ui/console/result.py") - STAYS == names_of(loads.of_result())
