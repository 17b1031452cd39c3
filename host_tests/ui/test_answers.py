"""A typed answer is taken by any name that it has, or refused with a sentence that says which answers there are."""

import pytest

from host_tests.ui.table import Table, rules

NO_ENTRY = "That is not on the list: type a name or its number."
BREAK = rules("break")


@pytest.mark.parametrize(
    ("playing", "lines", "answer"),
    [
        (None, ["/help"], "Help"),  # as in other programs
        (None, [":help"], "Help"),
        (None, ["?"], "Help"),
        (None, ["make", "details", "pegs", "11"], "It must be a whole number from 1 to 10."),
        (None, ["match", "details", "10", "21"], "It must be a whole number from 1 to 20."),
        (None, ["match", "rounds", "7"], "Type one of these: 2, 4, 6, 8, 10, 12, 14, 16, 18, 20."),
        (None, ["day", "nonsense"], NO_ENTRY),
        (None, ["day", "9"], NO_ENTRY),
        (None, ["day", "\N{SUPERSCRIPT TWO}"], NO_ENTRY),  # a digit, and no number
        (None, ["puzzle", "\N{SUPERSCRIPT TWO}"], "No round or puzzle has this number"),
        (None, ["day", "2026-13-22"], "Which day? For example 2026-11-22"),
        (None, ["number 4CQ7-R6"], "No round or puzzle has this number: check for a wrong or missing character."),
        (None, ["names Anna Bartholomew"], "A name has up to 8 letters."),
        (None, ["speech on"], "Nothing speaks here: "),
        (None, ["LINK"], "That does nothing here."),  # without pins for a wire
        (BREAK, ["insist"], "That does nothing here."),
        (BREAK, ["undo"], "No rows yet."),
        (BREAK, ["help seal"], "SEAL: "),
        (BREAK, ["help nothing"], "I do not know that word. HELP lists those that I do know, QUIT leaves."),
        (BREAK, ["palette pink"], NO_ENTRY),
        (BREAK, ["RRGG", "why 1"], "That is for a round that is over."),
        (BREAK, ["RRGG", "resign", "yes", "retry 0"], NO_ENTRY),
        (BREAK, ["RRGG", "resign", "yes", "retry 2"], NO_ENTRY),
        (BREAK, ["RRGG", "resign", "yes", "retry x"], NO_ENTRY),
    ],
)
def test_a_line_is_answered_in_a_sentence_at_once(playing, lines, answer):
    table = Table(playing)
    table.say(*lines[:-1])
    assert table.say(lines[-1])[0].startswith(answer)


@pytest.mark.parametrize("typed", ["Deutsch", "german", "German", "de", "2"])
def test_a_language_is_taken_by_each_of_its_names(typed):
    for lines in (["language", typed], ["language " + typed]):
        table = Table()
        table.say(*lines)
        assert table.desk.language == "de"
    table.say("sprache englisch")
    assert table.desk.language == "en"


def test_no_number_takes_a_handicap_away():
    table = Table()
    assert "1 - 20" in table.say("match", "details", "10")
    table.say("-")
    assert table.stack[-1] == "details"


def test_a_number_refused_in_a_round_is_asked_for_again():
    table = Table(rules("break"))
    asked = table.say("number")
    assert table.say("n")[1:] == asked


def test_help_where_a_mark_is_asked_for_tells_of_marks_alone():
    table = Table(rules("make"))
    table.say("")
    said = table.say("help")
    assert "Type a mark as x for each exact peg and o for each near one. 21 means xxo." in said
    assert not any(line.startswith("Type a code") for line in said)


def test_a_round_that_goes_on_is_told_its_rules():
    earlier = Table(rules("break"))
    earlier.say("rgby")
    table = Table(resumed=earlier.match)
    assert table.heard[2:10] == [
        "Your saved round goes on.",
        *earlier.say("rules")[1:-1],
        *[line for line in earlier.heard if line.startswith(" 1.")],
    ]


@pytest.mark.parametrize("word", ["back", "BACK", "/back"])
def test_back_at_the_question_for_a_name_is_no_name(word):
    table = Table()
    table.say("names", "1", "Anna", "1", word)
    assert (table.desk.names, table.stack) == (["Anna"], ["menu", "names"])


def test_codes_are_listed_in_the_columns_that_there_are():
    table = Table(rules("break"))
    table.shell.columns = 60
    lines = [line for line in table.say("rgby", "list") if set(line) <= set("RGBYOP ")]
    assert lines
    assert {len(line) for line in lines[:-1]} == {59}


def test_a_number_typed_after_the_grades_tells_the_list_beneath():
    table = Table(rules("break"))
    table.say("rgby", "resign", "yes", "grades")
    assert "1 Play again" in table.say("2")
    assert table.stack == ["outcome"]


# at a form


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
    table = Table()
    table.desk.day = 9823
    table.say("DAY", typed)
    assert table.stack == stack


@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_a_number_of_people_is_taken_for_so_many(number):
    table = Table()
    assert f"Who plays: {number} people" in " ".join(table.say("MATCH", "Who plays", str(number)))


@pytest.mark.parametrize(("word", "after"), [("HINT", 2), ("KNOWN", 1), ("TEACH", 1)])
def test_help_is_told_before_the_round_counts_as_helped(word, after):
    said = Table(rules("break")).say("RGBY", word)
    assert said.index("This round now counts as played with help.") == len(said) - 1 - after


def test_another_date_is_forgotten_when_its_screen_is_left():
    table = Table(clock=lambda: (2026, 11, 28, 12, 0, 0, 5, 332, 0))
    table.say("day")
    assert table.say("2026-11-22")[0] == "Date: 2026-11-22"
    table.say("back")
    assert table.say("day")[0] == "Today's code"


def test_each_kind_of_marks_is_explained_in_its_list():
    table = Table()
    table.say("make", "details")
    assert "2 Exact: only exact pegs are told" in table.say("marks tell")


# the first screen of all


LESSON = ["Find the hidden row of colours.", "(Enter: Go on)"]


@pytest.mark.parametrize("typed", ["", "1", "Lesson"])
def test_the_first_entry_of_the_first_screen_is_the_lesson(typed):
    table = Table(fresh=True)
    assert table.say(typed) == LESSON
    assert table.stack == ["welcome", "lesson"]


def test_a_language_is_chosen_and_the_first_screen_is_told_in_it():
    table = Table(fresh=True)
    table.say("4")
    assert table.say("German") == [
        "Finde die verborgene Farbreihe.",
        "1 Lektion: in einer Minute gelernt, Schritt für Schritt",
        "2 Spielen: du findest meinen Code heraus",
        "3 Der Code des Tages",
        "4 Sprache: Deutsch",
        "(Enter: Lektion)",
    ]


def test_the_first_screen_comes_back_until_something_was_played():
    table = Table(fresh=True)
    table.say("day", "back")
    assert table.stack == ["welcome"]
    table.say("1", "back", "no")
    assert (table.stack, table.desk.fresh) == (["menu"], False)


def test_the_menu_names_the_game_that_was_chosen_above_it():
    table = Table()
    table.say("MAKE", "2", "mini", "BACK", "BACK")
    assert table.stack == ["menu"]
    assert table.top.entry(0)[0] == ("entry-play", ("names-mode#1",), "mini")
