"""The game's costs on the emulated board, section by section as the bench measures it, within its budgets."""

import pytest

from tools.bench import budgets, figures, jobs
from tools.commands import bench

SECTIONS = bench.sections_of("board")


def measured(uf2, section):
    return jobs.board_lines(section, SECTIONS[section], uf2)


@pytest.mark.parametrize("section", SECTIONS)
def test_it_stays_within_its_budgets(section, uf2, summary):
    found = {}
    figures.collect(found, measured(uf2, section))
    most = {(budget.game, budget.what): budget.most for budget in budgets.BUDGETS}
    known = {row: found[row]["board"] for row in most if row in found}
    assert known
    summary(
        f"The emulated board, {section}: " + ", ".join(f"{game} {what} {known[game, what]:g}" for game, what in known)
    )
    assert {row: cost for row, cost in known.items() if cost > most[row]} == {}
