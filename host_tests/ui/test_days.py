"""The days: how each of the last four weeks ended, practice of those that are past, and all of them as one text."""

import pytest

from firmware.engine.variant import named
from firmware.game import day
from firmware.game.match import OVER
from firmware.ui import notation
from firmware.ui.words import LANGUAGES
from host_tests.ui.table import Table

TODAY = (2026, 11, 29)
LAST = "2026-11-29"


def code_of(date, variant="classic"):
    return notation.spell(named(variant), day.code(named(variant), day.read(date)), "")


def played(*days):
    """Return a table after these days: each a date and its lines, SOLVE for the code."""
    table = Table(clock=lambda: TODAY)
    for date, *lines in days:
        table.say("day " + date, *[code_of(date) if line == "SOLVE" else line for line in lines])
    return table


def listed(table):
    """Return the entries of the last days."""
    told = table.say("day", "past days")
    return [line.partition(" ")[2] for line in told[-30:-1]]


def test_each_day_of_four_weeks_tells_how_it_ended():
    table = played(
        ("2026-11-20", "SOLVE"),
        ("2026-11-22", "RRRR", "resign", "yes"),
        ("2026-11-25", "hint", "SOLVE"),
        ("2026-11-28", "RGBY", "SOLVE"),
    )
    entries = listed(table)
    assert len(entries) == 29
    assert entries[:10] == [
        LAST + ": open",
        "2026-11-28: solved in 2",
        "2026-11-27: open",
        "2026-11-26: open",
        "2026-11-25: solved with help",
        "2026-11-24: open",
        "2026-11-23: open",
        "2026-11-22: not solved",
        "2026-11-21: open",
        "2026-11-20: solved in 1",
    ]
    assert table.top.title == ("days-title", "classic", 4)


def test_a_past_day_is_practice_and_its_share_says_so():
    table = played(("2026-11-28", "SOLVE"))
    counted = bytes(table.desk.counted)
    listed(table)
    assert "practice: nothing counts, and you can undo rows" in table.say("2026-11-26")
    table.say(code_of("2026-11-26"))
    assert table.match.phase == OVER
    assert table.say("share")[0].endswith(": 1/10, practice")
    table.say("menu")
    assert table.desk.counted == counted


def test_a_past_day_that_another_round_gives_way_to_has_its_code():
    table = played((LAST, "SOLVE"))
    table.say("break", "1", "RGBY", "day", "1", "yes")
    table.say(code_of(LAST))
    assert table.match.rules.mode == "practice"
    assert table.match.phase == OVER


def test_today_is_played_from_the_days_and_counts_once():
    table = played()
    listed(table)
    assert table.top.count == 28, "there is nothing to share yet"
    assert table.say("1")[0] == f"This is the code of the day, {LAST}."
    table.say(code_of(LAST))
    assert table.say("day")[1] == "1 Begin: solved in 1: this time it is practice"
    assert table.say("past days")[1] == f"1 {LAST}: solved in 1"
    assert "practice: nothing counts, and you can undo rows" in table.say("1")


def test_a_date_that_is_typed_is_told_the_list_with_its_title():
    table = Table()
    table.say("day")
    assert table.say("2026-11-20")[:2] == ["Today's code", "1 Begin"]


def test_the_days_are_shared_as_one_text():
    table = played(("2026-11-25", "hint", "SOLVE"), ("2026-11-27", "resign", "yes"), ("2026-11-28", "RGBY", "SOLVE"))
    listed(table)
    told = table.say("share")
    assert told[:2] == [f"Peglight 2026-11-02 - {LAST}, classic:", ". " * 23 + "+ . X 2 ."]


def test_the_first_days_of_all_days_are_fewer():
    table = Table()
    table.say("day 2000-01-03", "resign", "yes", "day", "past days")
    assert [table.top.entry(at)[0][1] for at in range(table.top.count - 1)] == [
        "2000-01-03",
        "2000-01-02",
        "2000-01-01",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_days_fit_into_a_line_in_each_language(language):
    table = played(("2026-11-20", "SOLVE"), ("2026-11-25", "hint", "SOLVE"), ("2026-11-27", "resign", "yes"))
    table.desk.set("language", language)
    table.say("/day", "4")
    assert table.stack[-1] == "days"
    assert all(len(line) <= 78 for line in table.last)
    table.say(str(table.top.count))
    assert all(len(line) <= 78 for line in table.last)
