"""The dialogue in lines: a screen is told once, then only what is new; lines that are typed ahead wait their turn."""

import pytest

from firmware.game.match import DONE, GUESS, OVER, SET
from firmware.ui.faces.words import THINKING_ALOUD_MS, Words
from host_tests.ui.table import TURN_MS, Table, code_of, rules, rules_for


def test_a_long_list_that_comes_back_is_asked_in_short():
    table = Table()
    table.say("3", "make")
    assert table.say("back") == ["More games", "(Enter: Make)"]


def test_a_list_that_a_key_opens_is_told_whole_only_at_first():
    table = Table(rules("practice"), lights=(8, 8))
    table.say("rgby", "gggg")
    table.hold("back").listen()
    assert table.heard[-15:-12] == ["Menu", "1 Go on", "2 Undo"]
    table.say("read")
    table.wait(20_000)
    assert (table.stack, table.heard[-2:]) == (["play", "menu"], ["Menu", "(Enter: Read)"])


@pytest.mark.parametrize("entry", ["1", "2"])
def test_a_record_without_a_win_and_a_picture_ask_too(entry):
    table = Table(rules("break"))
    table.say("rrrr", "gggg", "resign", "yes")
    assert table.say("stats", entry)[-1] == "(Enter: Go on)"
    assert table.say("")[-1].startswith("(Enter: ")
    assert table.stack[-1] == "statistics"


@pytest.mark.parametrize(
    ("word", "refusal"),
    [("names", "Choose a player"), *((word, "That is not on the list") for word in ("settings", "language", "make"))],
)
def test_a_row_typed_at_an_open_list_is_refused_not_sent(word, refusal):
    table = Table(rules("break"))
    table.say(word)
    assert table.say("rgby")[0].startswith(refusal)
    assert table.match.round.rows == []


@pytest.mark.parametrize(
    ("language", "back", "undo"),
    [
        ("de", "zurück", "rückgängig"),
        ("fr", "retour", "annuler"),
        ("pl", "wstecz", "cofnij"),
        ("ru", "назад", "отмена"),
    ],
)
def test_the_word_for_back_leaves_and_takes_no_row_back(language, back, undo):
    table = Table(rules("practice"), language=language)
    table.say("rgby", back)
    assert table.stack == ["play", "menu"]
    table.say(back)
    assert (table.stack, len(table.match.round.rows)) == (["play"], 1)
    table.say(undo)
    assert table.match.round.rows == []


def test_help_tells_of_undo_once_something_can_be_taken_back():
    table = Table(rules("practice"))
    told = [table.say("help"), table.say("back", "rgby", "help")]
    assert [any(line.startswith("UNDO: ") for line in lines) for lines in told] == [False, True]


def test_help_over_a_list_tells_of_back_and_of_no_code():
    said = Table(rules("break")).say("settings", "help")
    assert any(line.startswith("BACK: ") for line in said)
    assert not any("Type a code" in line for line in said)


def test_a_number_beyond_the_top_list_chooses_nothing_below():
    table = Table(rules("break"))
    table.say("resign", "yes", "palette", "5")
    assert table.stack == ["outcome", "value"]


def test_yes_and_no_are_taken_in_both_languages_and_as_letters():
    for no in ("n", "No", "nein", "NEIN", ""):
        table = Table(rules("break"), language="de")
        table.say("aufgeben", no)
        assert (table.match.phase, table.stack) == (GUESS, ["play"])
    for yes in ("j", "ja", "YES"):
        table = Table(rules("break"), language="de")
        table.say("resign", yes)
        assert table.match.phase >= OVER


def test_it_thinks_long_thoughts_aloud_and_enter_hurries_it():
    table = Table(rules("make", "super", level="minimax"))
    table.say("")
    table.words.type("x")
    assert table.wait(THINKING_ALOUD_MS + 1000)[-1].startswith("I am thinking")
    assert table.match.busy
    table.words.type("")
    table.wait(100)
    assert "I guess" in table.heard[-2]


def test_rows_are_told_once_and_again_from_where_they_changed():
    table = Table(rules("practice"))
    table.say("rgby", "rrgg")
    assert [line[:3] for line in table.say("undo") if line[2:3] == "."] == []
    assert [line[:3] for line in table.say("rrgg") if line[2:3] == "."] == [" 2."]


def test_a_face_that_comes_later_is_told_what_lies_there():
    table = Table(rules("break"))
    table.say("rgby")
    later = Words(table.shell)
    lines = []
    while not later.waits:
        line = later.step(5)
        lines += [line] if line else []
    assert lines[-1] == "Row 2 of 10: your guess?"
    assert any(line.startswith(" 1. R G B Y") for line in lines)


def test_a_later_face_hears_no_hint_for_an_earlier_row():
    table = Table(rules("break"))
    table.say("rgby", "hint", "")
    told = next(line for line in table.heard if line.startswith("A code that fits every mark: "))
    later = Words(table.shell)
    assert told not in iter(lambda: "" if later.waits else later.step(5), "")


@pytest.mark.parametrize("line", ["grades 2", "count up", "board 3", "seal it", "share all"])
def test_words_behind_a_command_that_takes_none_are_ignored(line):
    table = Table(rules("practice"))
    table.say("rgby", line)
    assert table.stack[0] == "play"


def test_a_question_over_the_lesson_tells_no_row_below():
    table = Table(rules("break"))
    assert "3x4: 3 pegs of 4 colours" in table.say("rgby", "lesson", "", "rules")
    assert table.say("back")[0] == "Go on with the lesson?"


def test_whoever_quits_says_goodbye_and_the_lights_play_on():
    table = Table(rules("break"), lights=(8, 8))
    assert table.say("quit") == ["Goodbye."]
    assert table.words.over
    table.strike("1111O")
    assert len(table.match.round.rows) == 1


def test_read_is_not_offered_where_there_are_no_lights():
    assert not any("Read" in line for line in Table(rules("break")).say("rrgg", "menu"))
    assert Table(rules("break")).say("rrgg", "read")[-2] == "That does nothing here."


def test_a_code_may_be_called_back_where_codes_are_letters():
    table = Table(rules("break", "ten"))
    table.say("signs letters", "back")
    assert len(table.match.round.rows) == 1


@pytest.mark.parametrize("game", ["duel", "people", "pair"])
def test_the_colours_and_the_marks_are_told_once_in_a_match(game):
    table = Table(rules_for(game, "mini"))
    while table.match.phase < DONE:
        table.say("1234" if table.match.phase in (SET, GUESS) else "")
    for told in ("The colours: ", "x: right colour"):
        assert len([line for line in table.heard if line.startswith(told)]) == 1


@pytest.mark.parametrize(("word", "stale"), [("count", "Codes left: 32,768"), ("teach", "I would play R R R R R")])
def test_codes_are_looked_at_anew_when_a_row_comes_meanwhile(word, stale):
    table = Table(rules("break", "super"))
    table.words.type(word)
    table.wait(3 * TURN_MS)
    table.match.guess(code_of(table.match.variant(), "11223"))
    assert [line for line in table.listen() if line.startswith(stale[:12]) and line != stale]


def test_names_of_the_menus_entries_are_words_anywhere():
    for language, line, opens in (("en", "you", "you"), ("en", ":learn", "learn"), ("pl", "wiecej gier", "games")):
        table = Table(rules("break"), language=language)
        table.say(line)
        assert table.stack == ["play", opens]
