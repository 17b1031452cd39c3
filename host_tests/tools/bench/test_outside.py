"""What is seen from outside, here."""

from tools.bench import budgets, figures, outside


def test_this_computer_has_a_figure_for_what_is_seen_from_outside():
    found = {}
    figures.collect(found, "here", [*outside.here(), *outside.sizes()])
    known = {(budget.game, budget.what) for budget in budgets.BUDGETS}
    assert set(found) == {budget for budget in known if budget[0] == "all"}
    assert all(row["here"] > 0 for row in found.values())
