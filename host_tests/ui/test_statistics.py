"""The records of the statistics, each by its name and with its figures, and a person's progress."""

import pytest

from firmware.engine.variant import Variant
from firmware.game.grading import ENOUGH, HABITS
from firmware.game.statistics import (
    APART,
    BREAKER,
    DEVICE_EVIL,
    DEVICE_FAIR,
    GIVEN_ROWS,
    MAKER,
    SOMEBODY,
    THE_DAY,
    Record,
    Statistics,
)
from firmware.ui.screen import PICK, WORD
from firmware.ui.screens.statistics import figures, in_short
from firmware.ui.words import LANGUAGES
from host_tests.ui.table import Table, rules

TINY = Variant(2, 3)


@pytest.mark.parametrize(
    ("role", "opponent", "called"),
    [
        (MAKER, DEVICE_FAIR, "make"),
        (BREAKER, DEVICE_FAIR, "break"),
        (BREAKER, DEVICE_EVIL, "break evil"),
        (BREAKER, SOMEBODY, "between players"),
        (BREAKER, THE_DAY, "day"),
        (BREAKER, APART, "from elsewhere"),
    ],
)
def test_a_record_is_called_by_its_role_and_by_who_set_the_codes(role, opponent, called):
    line, short = in_short(Table().desk.words, Record(TINY, role, opponent))
    assert (line, short) == (f"2x3, {called}: played 0, won 0", f"2x3 {called} 0/0")


def test_the_mean_has_two_digits_and_there_is_none_of_no_code():
    words = Table().desk.words
    record = Record(TINY, BREAKER)
    record.best_streak = 1
    assert figures(words, record)[0].startswith("average -, ")
    record.by_rows[:3] = [1, 0, 2]
    assert figures(words, record)[0].startswith("average 2.33, ")


def test_ten_tries_at_puzzles_stand_for_more_too_and_are_told_so():
    words = Table().desk.words
    record = Record(Variant(2, 3, rows=10), BREAKER, GIVEN_ROWS)
    record.by_rows[2] = 1
    assert figures(words, record)[0].startswith("average 3.00, best 3, ")
    record.by_rows[9] = 1
    lines = figures(words, record, True)
    assert lines[0].startswith("average 6.50+, best 3, ")
    assert lines[-1] == "3: 1, 10+: 1"


def test_a_missed_day_that_is_forgiven_is_named():
    record = Record(TINY, BREAKER, THE_DAY)
    record.day, record.gap_age = 9823, 2
    assert figures(Table().desk.words, record)[-1] == "You missed 2026-11-20: one day in seven is forgiven."


def test_help_is_told_by_its_kinds():
    record = Record(TINY, BREAKER)
    record.helped, record.helps = 3, [2, 0, 1, 1]
    words = Table().desk.words
    assert in_short(words, record)[0] == "2x3, break: played 3, won 0, won with help 3"
    assert figures(words, record)[:1] == ["won with help 3: HINT 2, LIST 1, TEACH 1"]
    record.helps = [0] * 4  # saved before they were told apart
    assert figures(words, record) == []  # and no rows where no code was found


def test_a_record_of_puzzles_tells_the_runs_of_each_degree():
    record = Record(Variant(2, 3, rows=10), BREAKER, GIVEN_ROWS)
    record.runs[1:3] = [(0, 4), (2, 2)]
    assert figures(Table().desk.words, record) == [
        "puzzles of degree 2 found at once: 0 in a row, at most 4",
        "puzzles of degree 3 found at once: 2 in a row, at most 2",
    ]


def test_rows_are_held_against_the_book_lately_and_in_all():
    table = Table()
    table.say("number 065X-TJ", "RRRR", "YRBG")
    assert "Perfect play finds it in 2. It takes 3.94 on average, never over 6." in table.last
    table.say("number Z1QZ-DB", "RGBY")
    assert "Perfect play finds it in 5. It takes 3.94 on average, never over 6." in table.last
    told = "Rows against perfect play: -2.00 (last 2 rounds), -2.00 (all 2)."
    assert told in table.say("/stats", "2")


@pytest.mark.parametrize(("at", "name"), [(0, "record"), (1, "chart")])
def test_a_screen_of_rounds_that_are_forgotten_meanwhile_closes(at, name):
    table = Table(lights=(8, 8))
    table.say("number 065X-TJ", "YRBG")
    table.shell.do(table.lights, WORD, ("STATS", ""))
    table.shell.do(table.lights, PICK, at)
    table.listen()
    assert table.stack[1:] == ["statistics", name]
    assert "No rounds have been counted yet." in table.say("/stats reset", "yes")
    assert table.stack[1:] == []


def test_the_statistics_open_once_however_often_they_are_asked():
    table = Table(lights=(8, 8))
    table.say("number 065X-TJ", "YRBG")
    for _ in range(3):
        table.shell.do(table.lights, WORD, ("STATS", ""))
        table.shell.do(table.lights, PICK, 0)
    assert table.opened().stack[1:] == ["statistics", "record"]
    table.listen()


def test_a_screen_that_is_asked_for_again_leaves_those_over_it():
    table = Table(rules("break"))
    table.say("menu", "settings", "menu")
    assert table.stack == ["play", "settings", "menu"]
    table.say("back")
    assert table.stack == ["play", "settings"]


# a person's progress


def progress(*rounds, language="en"):
    """Return the title and the lines of a person's progress in these rounds: whether estimated, and by each habit."""
    table = Table()
    table.desk.set("language", language)
    statistics = Statistics()
    for lost in rounds:
        statistics.losses.add(lost)
    table.desk.counted[:] = statistics.dump()
    table.shell.open("statistics.chart")
    top = table.opened().top
    return [table.desk.words.tell(line) for line in (top.title, *top.lines)]


def test_each_round_is_told_in_tenths_and_an_estimate_as_one():
    rounds = [(0, 0, 0, 0, 0), (0, 4, 0, 0, 0), (1, 0, 5, 0, 0), (0, 0, 0, 30, 1)]
    title, each, bars = progress(*rounds)[:3]
    assert title == "The best play saves 1.0 rows a round"
    assert each == "0.0 0.4 ~0.5 3.1"
    assert bars == "\u2581\u2582\u2583\u2588"
    assert progress((0, 1, 0, 0, 0), (0, 2, 0, 0, 0), language="de")[1] == "0,1 0,2"


def test_a_persons_progress_begins_with_the_mean_of_its_rounds():
    assert progress((0, 9, 0, 0, 0), (0, 0, 0, 0, 3))[0] == "The best play saves 0.6 rows a round"
    assert "0,2" in progress((0, 1, 0, 0, 0), (0, 2, 0, 0, 0), language="de")[0]


def test_a_bar_grows_with_each_step_up_to_the_highest():
    steps = [(0, step, 0, 0, 0) for step in (1, 25, 28, 29, 60)]
    assert progress(*steps)[2] == "\u2582\u2588\u2588\u2588\u2588"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_habit_that_costs_most_has_words_of_its_own(language):
    assert len(progress((0, 9, 0, 0, 0), language=language)) == 3  # too few rounds
    told = set()
    for habit in range(HABITS):
        one = [0] * HABITS
        one[habit] = 4
        told.add(progress(*[(0, *one)] * ENOUGH, language=language)[3])
    assert len(told) == HABITS
    assert all(line.endswith((": 2.0", ": 2,0")) and len(line) <= 78 for line in told)
