"""The table of budgets: a row for each, and a figure that misses its budget is marked."""

import pytest

from tools.bench import budgets


@pytest.mark.parametrize(
    ("what", "board", "missed"),
    [
        ("press to light", 20.0, 0),
        ("press to light", 20.1, 1),
        ("free at the fullest moment, day", 15_000, 0),
        ("free at the fullest moment, day", 14_999, 1),
    ],
)
def test_a_figure_that_misses_its_budget_is_marked(capsys, what, board, missed):
    assert budgets.show({("all", what): (board, "")}) == missed
    head, *rows = capsys.readouterr().out.splitlines()
    assert head.split() == ["game", "what", "budget", "board", "unit"]
    assert len(rows) == len(budgets.BUDGETS)
    (row,) = (row for row in rows if row.startswith(f"all   {what}  "))
    assert row.endswith("MISSED") == bool(missed)


def test_lines_of_probes_are_figures_and_others_are_not():
    found = {}
    budgets.collect(found, ["4x6\theld\t768\tbytes", "no figure", "all\ta turn\t8.4\tms\tits modules"])
    assert found == {("4x6", "held"): (768.0, "bytes"), ("all", "a turn"): (8.4, "ms")}
