"""The first frame and the light of a press, measured on this computer."""

import pytest

from firmware.engine.games import named
from firmware.game import loading
from firmware.game.phases import GUESS
from firmware.keep.log import MATCH, Log
from tools.bench import budgets, figures, outside
from tools.boards import PICO


@pytest.mark.full
def test_this_computer_has_a_figure_for_the_view_from_outside():
    found = {}
    figures.collect(found, "here", [*outside.here(), *outside.sizes()])
    known = {(budget.game, budget.what) for budget in budgets.BUDGETS}
    assert set(found) == {budget for budget in known if budget[0] == "all"}
    assert all(row["here"] > 0 for row in found.values())


def test_the_board_starts_with_a_running_round_or_with_nothing():
    assert outside.nvm(False) == b"\xff" * PICO.nvm_size
    match, _ = loading.load(Log(outside.nvm(True)).read(MATCH), lambda stop: 0)
    assert (match.phase, match.rules.variant, match.round.rows) == (GUESS, named("classic"), [])
