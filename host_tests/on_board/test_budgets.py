"""The game's costs on the emulated board, section by section as the bench measures it, within its budgets."""

import pytest

from tools.bench import budgets, figures, jobs
from tools.commands import bench

SECTIONS = bench.all_sections()
NIGHTLY = [pytest.mark.nightly]


@pytest.mark.parametrize("section", [pytest.param(name, marks=NIGHTLY * (name == "rounds")) for name in SECTIONS])
def test_it_stays_within_its_budgets(section, uf2, summary):
    found = {}
    figures.collect(found, jobs.measure((section, SECTIONS[section], uf2)))
    known = [
        (budget, found[budget.game, budget.what]) for budget in budgets.BUDGETS if (budget.game, budget.what) in found
    ]
    assert known
    told = [f"{budget.game} {budget.what} {row['board']:g}" for budget, row in known]
    summary(f"The emulated board, {section}: {', '.join(told)}")
    assert [line for line, (budget, row) in zip(told, known, strict=True) if not budget.is_kept(row["board"])] == []
