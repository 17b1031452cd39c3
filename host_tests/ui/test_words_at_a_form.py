"""Words that are typed at a form do what they do everywhere."""

import pytest

from host_tests.ui.table import Table, rules

DAY = 9823


def at_the_day():
    table = Table()
    table.desk.day = DAY
    table.say("DAY")
    assert table.stack == ["menu", "day"]
    return table


@pytest.mark.parametrize(
    ("typed", "stack"),
    [
        ("BACK", ["menu"]),
        ("MAKE", ["menu", "day", "game"]),
        ("SETTINGS", ["menu", "day", "settings"]),
        ("PALETTE safe", ["menu", "day"]),
        ("mini", ["menu", "day"]),
        ("6x6", ["menu", "day"]),
        ("2026-11-22", ["menu", "day"]),
    ],
)
def test_a_word_at_the_days_code_does_what_it_says(typed, stack):
    table = at_the_day()
    table.say(typed)
    assert table.stack == stack


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("nonsense", "That is not on the list: type a name or its number."),
        ("9", "That is not on the list: type a name or its number."),
        ("2026-13-22", "There is no such date. Type it like this: 2026-11-22"),
    ],
)
def test_nonsense_at_the_days_code_is_refused_in_a_sentence(typed, sentence):
    assert at_the_day().say(typed)[0] == sentence


def test_a_setting_that_is_typed_with_its_value_is_told():
    assert Table().say("PALETTE safe")[0] == "Palette: safe"


@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_a_number_of_people_is_taken_for_so_many(number):
    table = Table()
    assert f"Who plays: {number} people" in " ".join(table.say("MATCH", "Who plays", str(number)))


@pytest.mark.parametrize("word", ["HINT", "KNOWN", "TEACH"])
def test_help_is_told_before_the_round_counts_as_helped(word):
    table = Table(rules("break"))
    assert table.say("RGBY", word)[-3:][0 if word == "HINT" else 1] == "This round now counts as played with help."


def test_another_date_is_forgotten_when_its_screen_is_left():
    table = Table(clock=lambda: (2026, 11, 28, 12, 0, 0, 5, 332, 0))
    table.say("day")
    assert table.say("2026-11-22")[0] == "Date: 2026-11-22"
    table.say("back")
    assert table.say("day")[0] == "Today's code"


def test_each_kind_of_marks_is_explained_in_its_list():
    table = Table()
    table.say("make", "details")
    assert "2 exact: only exact pegs are told" in table.say("marks tell")


def test_a_puzzle_is_asked_for_before_it_is_explained():
    said = Table().say("puzzle")
    assert said[0].startswith("Which puzzle")
    assert said[1].startswith("1 and 6 are the easiest")
