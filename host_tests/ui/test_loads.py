"""What a start or an end needs is loaded before it; the build makes a step of each file."""

import ast
import inspect
import sys
import textwrap

import pytest

from firmware.game.match import Match
from firmware.game.modes import DAY, NUMBER, PUZZLE
from firmware.ui import loads
from host_tests.ui.talk import rules
from tools import ROOT
from tools.build import mpy
from tools.build.steps import steps_to

WANTED = {
    None: {"firmware.game.rules", "firmware.game.holder"},
    NUMBER: {"firmware.game.rules", "firmware.game.number", "firmware.ui.puzzles"},
    PUZZLE: {"firmware.game.rules", "firmware.game.puzzle", "firmware.ui.puzzles"},
    DAY: {"firmware.game.rules", "firmware.game.day"},
}
STAYS = {f"firmware.game.{name}" for name in ("agreed", "round", "fields", "clock")}


@pytest.mark.parametrize("given", WANTED)
def test_what_a_start_needs_is_there_before_it(given):
    assert WANTED[given] <= loaded_by(loads.of_start(given)) <= set(sys.modules)


def imported(file):
    """The modules of the game that it imports, wherever it does."""
    return {
        f"{line.module}.{name.name}" if line.module == "firmware.game" else line.module
        for line in ast.walk(ast.parse((ROOT / "firmware" / file).read_text("utf-8")))
        if isinstance(line, ast.ImportFrom) and line.module.startswith("firmware.game")
        for name in line.names
    }


def test_what_counts_a_round_is_there_before_it():
    assert imported("game/statistics.py") - STAYS <= loaded_by(loads.of_count(Match(rules("break"), lambda _: 0)))


def test_only_a_day_is_counted_with_the_calendar():
    of_day, of_none = Match(rules("day", day=9823), lambda _: 0), Match(rules("break"), lambda _: 0)
    calendar = {"firmware.game.day", "firmware.engine.games"}
    assert loaded_by(loads.of_count(of_day)) - loaded_by(loads.of_count(of_none)) == calendar


@pytest.mark.parametrize("steps", [loads.of_start, loads.of_count])
def test_a_board_loads_one_file_in_each_step(steps):
    function = ast.parse(textwrap.dedent(inspect.getsource(steps))).body[0]
    house = mpy.whole_house()
    for line in [line for line in ast.walk(function) if isinstance(line, ast.ImportFrom)]:
        _, step = steps_to(house, loads.__name__, line)
        there = step.value.value.args[0].value.split()
        homes = {house.home_of(module) for _, module in house.imports(line)}
        assert {house.address(home) for home in homes} <= {f"firmware.{name}" for name in there}


def loaded_by(steps):
    """The modules that they hand out, and those that are loaded with them."""
    return mpy.whole_house().loaded_with({module.__name__ for modules in steps for module in modules})
