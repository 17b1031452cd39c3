"""How well a person plays, in bars: their lengths and the numbers beside them tell, wherever they are drawn."""

import pytest
import segno
from rich.console import Console

from host_tests.tools.faces.terminal.shown import page_of
from tools.faces.terminal import chart


def lines(drawn, columns=40):
    console = Console(width=columns, no_color=True)
    with console.capture() as seen:
        console.print(drawn)
    return [line.rstrip() for line in seen.get().split("\n")[:-1]]


@pytest.mark.parametrize("columns", [30, 68])
def test_a_bar_is_as_long_as_what_its_round_lost(columns):
    name, best, _, *bars = lines(
        chart.lost(("ROWS LOST 0.6", "best play", ((0, True), (10, False), (20, True)))), columns
    )
    assert (name, best) == ("ROWS LOST 0.6", "0.0 best play")
    assert [bar.split()[0] for bar in bars] == ["2.0", "1.0~", "0.0"]
    longest, half, none = (bar.count("█") for bar in bars)
    assert longest > 20
    assert abs(longest - 2 * half) <= 1
    assert none == 0


def test_each_number_of_rows_has_a_bar_and_its_count():
    drawn = lines(chart.rows((0, 1, 4)))
    assert [line.split()[:1] + line.split()[2:] for line in drawn] == [["1"], ["2", "1"], ["3", "4"]]


def test_nothing_lost_and_nothing_played_are_drawn():
    assert lines(chart.rows((0, 0))) == [" 1", " 2"]
    assert lines(chart.lost(("LOST", "best", ((0, True),))))[-1] == "0.0"


def test_days_are_a_calendar_of_weeks_from_monday_on():
    days = [f"2026-{day}: as it was" for day in ("12-01", "11-30", "11-29", "11-28")]
    page = page_of(entries=[*((day, "") for day in days), ("Share", "")], signs=("4", "X", ".", "+"), chosen=0)
    assert [line.split() for line in lines(chart.calendar(page))] == [
        ["28", "+", "29", chart.SIGNS["."]],
        ["30", chart.SIGNS["X"], "1", "4"],
    ]


def test_a_text_is_drawn_as_its_qr_code_with_a_border():
    text = "CHALLENGE VEC2-HYV6-TQM5-86FE-T34T-2F0M-VWKX-D"
    drawn = chart.code(text)
    halves = [[divmod(chart.HALVES.index(sign), 2) for sign in line] for line in drawn.plain.split("\n")]
    rows = [bytes(half[part] for half in line) for line in halves for part in (0, 1)]
    assert str(drawn.style) == "black on white"
    assert rows[: len(rows[0])] == [bytes(row) for row in segno.make(text, error="l").matrix_iter(border=2)]
