"""The latest figure of each budget is kept for the documents, until it is measured again."""

from tools.bench import record
from tools.bench.budgets import BUDGETS

LIGHT, MEDIAN = ("all", "press to light"), ("all", "press to light, median")


def figure(number, unit="ms"):
    return {"unit": unit, "board": number, "here": 90.0}


def test_a_figure_is_kept_until_the_board_is_measured_again(tmp_path):
    file = tmp_path / "measured.json"
    assert record.read(file) == []
    assert (
        record.keep({LIGHT: figure(15.2), MEDIAN: figure(11.0), ("5x8", "no budget"): figure(1)}, "10.2.1", "a", file)
        == 2
    )
    assert record.keep({LIGHT: figure(14.0), MEDIAN: {"unit": "ms", "here": 1.0}}, "10.2.2", "b", file) == 1
    told = {(each.game, each.what): each for each in record.read(file)}
    assert (told[LIGHT].number, told[LIGHT].circuitpython, told[LIGHT].day) == (14.0, "10.2.2", "b")
    assert (told[MEDIAN].number, told[MEDIAN].circuitpython, told[MEDIAN].day) == (11.0, "10.2.1", "a")


def test_what_is_told_stands_in_the_order_of_the_budgets_each_with_its_own(tmp_path):
    file = tmp_path / "measured.json"
    record.keep({MEDIAN: figure(11.0), LIGHT: figure(15.2)}, "10.2.1", "a", file)
    told = list(record.told(file))
    assert [(each.game, each.what) for each, _ in told] == [LIGHT, MEDIAN]
    assert [budget for _, budget in told] == [budget for budget in BUDGETS if "press to light" in budget.what]
