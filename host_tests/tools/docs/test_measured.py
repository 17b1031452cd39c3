"""The page of what was measured tells the record, and what is over its budget."""

import pytest

from tools.bench import record
from tools.docs import measured

TEXT = "Before.\n\n{figures}\n\n{over}\nAfter.\n"
LIGHT = ("all", "press to light")


@pytest.mark.parametrize(
    ("number", "told", "judged"),
    [
        (15.2, "15.2", "All of it is within what was aimed at."),
        (20.5, "20.5", "More than we aim for: press to light (20.5 ms)."),
    ],
)
def test_each_figure_stands_beside_its_budget_and_what_is_over_is_named(tmp_path, number, told, judged):
    file = tmp_path / "measured.json"
    record.keep({LIGHT: {"unit": "ms", "board": number}}, "10.2.1", "2026-11-22", file)
    assert measured.page(TEXT, file).splitlines() == [
        "Before.",
        "",
        "| game | what | measured | at most | | CircuitPython | on |",
        "|---|---|---|---|---|---|---|",
        f"| all | press to light | {told} | 20 | ms | 10.2.1 | 2026-11-22 |",
        "",
        judged,
        "After.",
    ]


@pytest.mark.parametrize(("number", "told"), [(0, "0"), (3, "3"), (16.34, "16.3"), (136336, "136,336"), (482.4, "482")])
def test_a_figure_has_the_digits_that_mean_something(number, told):
    assert measured.spelt(number) == told


def test_the_page_tells_which_circuitpython_was_measured():
    assert all(each.circuitpython and each.day for each in record.read())
    assert record.read()
