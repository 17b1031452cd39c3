"""The game's costs on the emulated board, section by section as the bench measures it, within its budgets."""

import pytest

from tools.bench import budgets, jobs
from tools.commands import bench

SECTIONS = bench.all_sections()
NIGHTLY = [pytest.mark.nightly]


@pytest.mark.parametrize("section", [pytest.param(name, marks=NIGHTLY * (name == "rounds")) for name in SECTIONS])
def test_it_stays_within_its_budgets(section, uf2, summary):
    found = {}
    budgets.collect(found, jobs.measure((section, SECTIONS[section], uf2)))
    of_budgets = ((budget, found.get((budget.game, budget.what))) for budget in budgets.BUDGETS)
    known = [(budget, figure[0]) for budget, figure in of_budgets if figure]
    assert known
    told = [f"{budget.game} {budget.what} {number:g}" for budget, number in known]
    summary(f"The emulated board, {section}: {', '.join(told)}")
    assert [line for line, (budget, number) in zip(told, known, strict=True) if not budget.is_kept(number)] == []
