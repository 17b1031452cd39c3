"""The table of budgets: a row for each, what is over is marked, and two runs are compared."""

import json

import pytest

from tools import bench, budgets, cli
from tools.trouble import Trouble

LIGHT = ("all", "press to light")


def test_without_a_word_the_game_is_measured_against_its_budgets():
    assert cli.parse(["bench"]).what == "board"


@pytest.mark.parametrize(("board_ms", "over"), [(40.0, 0), (40.1, 1)])
def test_what_is_over_its_budget_is_marked(capsys, board_ms, over):
    assert budgets.show({LIGHT: {"unit": "ms", "board": board_ms, "here": 90.0}}) == over
    head, *rows = capsys.readouterr().out.splitlines()
    assert head.split() == ["game", "what", "at", "most", "board", "here", "unit"]
    assert len(rows) == len(budgets.BUDGETS)
    (row,) = (row for row in rows if row.startswith("all   press to light"))
    assert row.endswith("OVER") == bool(over)
    assert "90.00" in row


def test_this_computer_has_a_figure_for_what_is_seen_from_outside():
    figures = {}
    bench.collect(figures, "here", [*budgets.from_outside_here(), *budgets.sizes()])
    known = {(budget.game, budget.what) for budget in budgets.BUDGETS}
    assert set(figures) == {budget for budget in known if budget[0] == "all"}
    assert all(row["here"] > 0 for row in figures.values())


def test_figures_that_cannot_be_written_are_not_measured(tmp_path):
    options = cli.parse(["bench", "--here", "--only", "tracking", "--json", str(tmp_path / "none" / "new.json")])
    with pytest.raises(Trouble, match=r"new\.json cannot be written: No such file or directory\.$"):
        options.run(options)


def test_two_runs_are_compared(tmp_path, capsys):
    file = tmp_path / "old.json"
    file.write_text(json.dumps([{"game": "all", "what": "press to light", "unit": "ms", "board": 20.0}]), "utf-8")
    bench.compare(bench.read(file), [{"game": "all", "what": "press to light", "unit": "ms", "board": 30.0}])
    assert capsys.readouterr().out.splitlines()[-1].split()[-4:] == ["board", "20.00", "30.00", "+50.0%"]
    file.write_text("[1]", "utf-8")
    with pytest.raises(Trouble, match="holds no figures"):
        bench.read(file)
