"""The table of budgets: a row for each, and what is over is marked."""

import pytest

from tools.bench import budgets

LIGHT = ("all", "press to light")


@pytest.mark.parametrize(("board_ms", "over"), [(20.0, 0), (20.1, 1)])
def test_what_is_over_its_budget_is_marked(capsys, board_ms, over):
    assert budgets.show({LIGHT: {"unit": "ms", "board": board_ms}}) == over
    head, *rows = capsys.readouterr().out.splitlines()
    assert head.split() == ["game", "what", "at", "most", "board", "unit"]
    assert len(rows) == len(budgets.BUDGETS)
    (row,) = (row for row in rows if row.startswith("all   press to light  "))
    assert row.endswith("OVER") == bool(over)
