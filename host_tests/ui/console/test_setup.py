"""The questions before a match: every answer can be given, and what was given last is offered again."""

import re

import pytest

from firmware.engine.games import NAMED, named
from firmware.engine.variant import Variant
from firmware.game.modes import DEALS, LEVELS, MODES, SCORINGS
from firmware.ui import wishes
from host_tests.ui.talk import Talk


def test_enter_alone_begins_the_classic_game():
    talk = Talk()
    assert talk.say("", "", "")[-1] == "Row 1 of 10: your guess?"
    assert talk.match.rules.mode == "break"
    assert talk.variant == named("classic")


@pytest.mark.parametrize("number", range(len(MODES)))
def test_a_mode_is_chosen_by_its_name_or_number(number):
    by_name, by_number = Talk(), Talk()
    assert by_name.say(f" {MODES[number].upper()} ") == by_number.say(str(number + 1))
    assert by_name.last[-1] != "(Enter: break)"


@pytest.mark.parametrize("typed", ["chess", "0", str(len(MODES) + 2), "RGBY", "\x00", "9" * 10000, "ß"])
def test_what_is_not_offered_is_answered_below_the_list_which_does_not_come_again(typed):
    talk = Talk()
    assert talk.say(typed) == [
        "That is not on the list: type a name or its number.",
        "What shall we play?",
        "(Enter: break)",
    ]


def test_the_rules_that_are_seldom_changed_are_offered_once():
    said = Talk().say("details")
    assert said[0] == "What shall we play?"
    assert not any("rules that are seldom changed" in line for line in said)


def test_each_game_is_offered_with_what_it_is():
    said = Talk().say("break")
    assert len(said) == len(NAMED) + 2
    for game in (
        "classic: 4 pegs of 6 colours",
        "bulls: 4 pegs of 10 colours, none twice",
        "blanks: 4 pegs of 6 colours, or empty",
        "blind: 5 pegs of 4 colours, only exact pegs are told",
        "digits: 4 pegs of 10 colours, no 0 in front, each place is told",
    ):
        assert game in said


def test_each_way_to_guess_is_offered_with_what_it_is():
    said = Talk().say("make", "", "head")
    assert [line.split()[1] for line in said[-len(LEVELS) - 1 : -1]] == [level + ":" for level in LEVELS]
    assert "1 book: a finished strategy, the strongest" in said


def test_a_variant_is_chosen_by_its_name():
    talk = Talk()
    talk.say("break", "Super", "")
    assert talk.variant == named("super")


def test_a_variant_is_chosen_by_its_size_as_it_is_called():
    talk = Talk()
    talk.say("break", "6x9", "")
    assert talk.variant == Variant(6, 9)


@pytest.mark.parametrize(
    "typed", ["chess", "1", "11", "-4", "4.0", "6x", "x6", "x", "11x6", "0x6", "6x11", "6x1", "2x3x4"]
)
def test_an_unknown_variant_is_asked_for_again(typed):
    talk = Talk()
    asked = talk.say("break")
    assert talk.say(typed) == ["Type one of the names, or a number of colours from 2 to 10.", asked[0], asked[-1]]


def test_a_game_by_its_name_has_the_rows_of_the_settings():
    talk = Talk()
    wishes.give(talk.desk, {"variant": "super", "level": "book", "rows": 12})
    talk.say("break", "classic", "")
    assert talk.variant == Variant(4, 6, rows=12)


def test_a_variant_is_chosen_by_its_numbers():
    talk = Talk()
    said = talk.say("break", "7", "3", "5", "yes", "no", "places", "")
    assert talk.variant == Variant(3, 7, False, True, 5, "places")
    assert said[-1] == "Row 1 of 5: your guess?"
    at = said.index("The colours: R red, G green, B blue, Y yellow, O orange, P purple, C cyan,")
    assert said[at + 1 : at + 3] == ["- empty", "Each colour at most once."]


def test_with_ten_colours_a_code_may_be_a_number():
    talk = Talk()
    said = talk.say("break", "10", "4", "10", "no", "", "no", "places", "")
    assert talk.variant == Variant(4, 10, tells="places", zero=False)
    assert "May a code begin with 0? (Enter: yes)" in talk.heard
    assert "In this game no code begins with L." in said
    assert talk.say("LRRR")[0] == "In this game no code begins with L."
    talk = Talk()
    talk.say("break", "10", "4", "10", "no", "", "", "", "")
    assert talk.variant == named("ten")


def test_more_positions_than_colours_must_repeat_and_that_is_not_asked():
    talk = Talk()
    said = talk.say("break", "2", "10", "20", "no", "", "")
    assert "May a colour be used more than once? (Enter: yes)" not in said
    assert talk.variant == Variant(10, 2, rows=20)


@pytest.mark.parametrize("typed", ["0", "11", "four", "4 4", "-1"])
def test_a_number_out_of_range_is_asked_for_again(typed):
    said = Talk().say("break", "6", typed)
    assert said[-2:] == ["Type one of these: 1-10.", "How many pegs (1-10)? (Enter: 4)"]


@pytest.mark.parametrize(("typed", "blanks"), [("y", True), ("YES", True), ("n", False), ("no", False), ("", False)])
def test_yes_and_no_may_be_a_letter(typed, blanks):
    talk = Talk()
    talk.say("break", "6", "4", "10", typed, "", "", "")
    assert talk.variant.blanks == blanks


def test_what_is_neither_yes_nor_no_is_asked_again():
    assert Talk().say("break", "6", "4", "10", "maybe")[-2] == "Type one of these: yes, no."


@pytest.mark.parametrize("scoring", SCORINGS)
def test_a_match_is_agreed(scoring):
    talk = Talk()
    talk.say("match", "mini", "2", "yes", "12", scoring, "", "mixed", "sealed", "first")
    agreed = talk.match.rules
    assert (len(agreed.players), agreed.rounds, agreed.scoring) == (3, 12, scoring)
    assert (agreed.deal, agreed.sealed, agreed.level) == ("mixed", True, "first")


def test_only_rounds_that_are_fair_are_offered():
    talk = Talk()
    assert talk.say("match", "", "5")[-1] == "How many rounds (10, 20)? (Enter: 10)"
    assert talk.say("12")[0] == "Type one of these: 10, 20."


def test_people_alone_are_not_asked_about_the_device():
    talk = Talk()
    said = talk.say("match", "", "2", "no", "", "", "")
    assert said[-1] == "Press Enter when you are ready." or talk.console.unseen
    talk = Talk()
    assert talk.say("race", "", "2", "")[-2].startswith("Player 2: type the code")


@pytest.mark.parametrize("level", LEVELS)
def test_each_level_can_be_chosen(level):
    talk = Talk()
    talk.say("make", "", "", level)
    assert talk.match.rules.level == level


@pytest.mark.parametrize("deal", DEALS)
def test_each_setting_can_be_chosen(deal):
    talk = Talk()
    talk.say("break", "", deal)
    assert talk.match.rules.deal == deal


def test_what_was_chosen_last_is_offered_next():
    talk = Talk()
    talk.say("make", "7", "3", "5", "no", "yes", "exact", "sealed", "next", "RESIGN", "NEW")
    assert talk.last[-1] == "(Enter: make)"
    assert talk.say("", "", "", "")[-2].startswith("Type a code for me to break")
    agreed = talk.match.rules
    assert (agreed.variant, agreed.sealed, agreed.level) == (Variant(3, 7, rows=5, tells="exact"), True, "next")


def test_new_starts_the_questions_again():
    talk = Talk()
    assert talk.say("match", "", "2", "NEW")[-len(MODES) - 2] == "1 day: one code a day, for everybody"


def test_rules_that_are_seldom_changed_are_asked_for_only_when_that_is_wished():
    talk = Talk()
    assert talk.say("details")[-1] == "(Enter: break)"
    said = talk.say("break", "", "")
    assert said[-1] == "Only allow guesses that could still be the code? (Enter: no)"
    said = talk.say("yes")
    assert said[:3] == ["How much time does the guesser get?", "1 off", "2 30s/row"]
    talk.say("3min/round", "")
    assert (talk.match.rules.hard, talk.match.rules.clock) == (True, "180")
    talk.say("RESIGN", "NEW")
    assert talk.say("", "", "")[-1] == "Row 1 of 10: your guess?"
    assert talk.match.rules.hard  # until it is changed


def test_each_player_of_a_match_can_be_given_rows_of_their_own():
    talk = Talk()
    talk.say("details", "match", "mini", "1", "2", "rows", "", "", "", "", "", "")
    assert talk.last[-1] == "How many rows for Player 1 (0-20, 0: as the game)? (Enter: 0)"
    assert talk.say("21")[0] == "Type one of these: 0-20."
    talk.say("12", "")
    assert talk.last[-1] == "How many rows for Peglight (0-20, 0: as the game)? (Enter: 0)"
    talk.say("", "")
    assert talk.match.rules.own == (named("mini").with_rows(12), named("mini"))


def test_each_player_of_a_match_can_be_given_a_game_of_their_own():
    talk = Talk()
    talk.say("details", "match", "mini", "2", "no", "2", "rows", "", "")
    talk.say("")
    assert talk.last[0] == "Which game for Player 1 (-: that of the match)?"
    assert talk.last[1].startswith("1 -, 2 blanks, 3 blind, ")
    assert talk.last[-1] == "(Enter: -)"
    assert talk.say("chess")[0] == "That is not on the list: type a name or its number."
    talk.say("super")
    talk.say("7")
    assert talk.last[0] == "Which game for Player 2 (-: that of the match)?"
    talk.say("3", "", "")
    assert talk.match.rules.own == (named("super").with_rows(7), named("blind"))
    talk.say("RESIGN", "", "RESIGN", "", "NEW", "details", "match", "", "", "", "", "", "", "", "")
    assert talk.last[-1] == "(Enter: super)"
    talk.say("-")
    assert talk.last[-1] == "How many rows for Player 1 (0-20, 0: as the game)? (Enter: 7)"


def test_who_plays_elsewhere_is_not_asked_for_the_hard_rule():
    talk = Talk()
    assert "How should I write codes?" in talk.say("details", "helper", "", "")
    talk.say("")
    assert talk.match.rules.advises


def test_codes_are_written_in_the_signs_that_were_chosen_from_the_first_question_on():
    talk = Talk()
    talk.say("details", "make", "mini", "head", "first", "letters")
    assert "The colours: A red, B green, C blue, D yellow, E orange" in talk.last
    assert talk.say("")[-1] == "Row 1 of 10: I guess A A A A   Your mark?"
    assert talk.desk.changed["signs"] == "letters"
    talk.say("RESIGN", "NEW", "break", "mini", "")
    assert talk.last[-1] == "Row 1 of 10: your guess?"
    assert any(line.startswith(" 1. A B C D : ") for line in talk.say("abcd"))
    assert talk.say("RGBY")[0] == "R is not a colour of this game. They are A B C D E"
    assert talk.say("HELP")[0] == "Type a code as letters or digits, with or without spaces: ABCD"
    assert re.match("The code was [A-E]( [A-E]){3}", next(line for line in talk.say("RESIGN") if "code was" in line))


def test_where_people_play_each_other_their_names_are_asked_for_and_enter_keeps_those_they_have():
    talk = Talk()
    assert talk.say("duel", "") == [
        *talk.heard[talk.heard.index("Which game? Type a name, or a number of colours to make your own:") :][
            : len(NAMED) + 2
        ],
        "Who plays? Type the names with commas between them, up to 8 signs each.",
        "(Enter: Player 1, Player 2)",
    ]
    said = talk.say("Anna, Big Ben")
    assert "Anna is first in the list and guesses first; Big Ben sets the code." in said
    talk.say("RESIGN", "NEW", "NEW", "race", "mini", "2")
    assert talk.last[-1] == "(Enter: Anna, Big Ben)"
    assert talk.say("")[-2].startswith("Big Ben: type the code")
    talk.say("RESIGN", "", "NEW", "match", "mini", "1", "2", "rows")
    assert not any(line.startswith("Who plays?") for line in talk.last)


def test_more_names_than_people_are_refused_and_change_nothing():
    talk = Talk()
    talk.say("NAMES Anna, Ben", "duel", "")
    assert talk.say("Cy Di Ed")[0] == "Only 2 people play. Type that many names, with commas between them."
    assert talk.last[-1] == "(Enter: Anna, Ben)"


def test_what_is_answered_is_an_answer_of_the_desk_and_another_for_each():
    talk = Talk()
    before = talk.desk.chosen
    talk.say("make")
    assert (before, talk.desk.chosen) == ({}, {"mode": "make"})
    talk.say("super")
    assert talk.desk.chosen == {"mode": "make", "variant": named("super")}
    assert talk.desk.wishes["variant"] == named("super")
    talk.say("NEW", "make", "7")
    assert talk.desk.wishes["variant"] == named("super")
    talk.say("NEW")
    assert talk.desk.chosen == {}


def test_undo_goes_back_to_the_question_before_and_keeps_the_other_answers():
    talk = Talk()
    asked = [talk.say(line)[0] for line in ("match", "6", "4", "10", "", "", "", "2", "")]
    assert asked[-1] == "How many rounds (2, 4, 6, 8, 10, 12, 14, 16, 18, 20)? (Enter: 2)"
    for question in reversed(asked[:-1]):
        assert talk.say("UNDO")[0].partition(" (Enter")[0] == question.partition(" (Enter")[0]
    assert talk.desk.chosen == {"mode": "match"}
    assert talk.say("UNDO")[0] == "What shall we play?"


def test_undo_at_the_first_question_takes_back_only_the_details():
    talk = Talk()
    talk.say("details")
    assert "details" in talk.desk.chosen
    assert any("details" in line for line in talk.say("UNDO"))
    assert talk.say("UNDO")[0] == "What shall we play?"


def test_undo_behind_a_date_goes_back_to_the_first_question():
    talk = Talk()
    talk.say("day", "2026-11-22")
    assert talk.say("UNDO")[0] == "What shall we play?"
    assert talk.desk.chosen == {}
