"""The commands: each can be typed at any question, and is answered."""

import re

import pytest

from firmware.engine import marks
from firmware.engine.variant import Variant
from firmware.engine.ways import disguise
from firmware.ui import notation
from firmware.ui.console import report
from firmware.ui.console.command_words import NAMES
from host_tests.ui.talk import Talk, library, rules
from tools import ROOT

MANUAL = ROOT / "tools" / "docs" / "pages" / "manual.md"


def test_board_lists_the_rows():
    talk = Talk(rules("break"))
    assert talk.say("BOARD") == ["No rows yet.", "Row 1 of 10: your guess?"]
    rows = talk.say(talk.another())[:1] + talk.say(talk.another())[:1]
    assert talk.say("board now") == [*rows, "Row 3 of 10: your guess?"]


UNKNOWN = "I do not know that word. HELP lists those that I do know, QUIT leaves."


@pytest.mark.parametrize("line", ["hlep", "exit", "/what", "menu please", "выход"])
def test_a_word_that_is_none_is_answered_with_the_one_that_helps(line):
    talk = Talk(rules("break"))
    assert talk.say(line)[0] == UNKNOWN
    talk = Talk(rules("make", level="first"))
    talk.say("")
    assert talk.say(line)[0] == UNKNOWN


@pytest.mark.parametrize(("line", "told"), [("RGBX", "X is not"), ("Q", "Q is not"), ("RGXQ", "X is not")])
def test_a_code_with_a_wrong_letter_is_no_word(line, told):
    assert Talk(rules("break")).say(line)[0].startswith(told)


def test_before_there_is_a_round_each_command_is_answered():
    for name in NAMES:
        talk = Talk()
        assert talk.say(name)
        assert talk.console.over == (name == "QUIT")


LEAVE = "Leave? The round is kept. Enter or yes leaves, anything else goes on."


@pytest.mark.parametrize("answer", ["", "  ", "quit", "yes", "Y"])
def test_quit_asks_before_it_leaves_a_round_which_is_kept(answer):
    talk = Talk(rules("break"))
    talk.say("RGBY")
    assert talk.say("QUIT") == [LEAVE]
    assert not talk.console.over
    assert talk.say(answer) == ["Goodbye."]
    assert talk.console.over
    assert len(talk.match.round.rows) == 1
    assert talk.desk.resumed  # because the next player is announced


@pytest.mark.parametrize("answer", ["no", "n", "RGBY"])
def test_anything_else_goes_on_with_the_round(answer):
    talk = Talk(rules("break"))
    assert talk.say("QUIT", answer) == [LEAVE, "Row 1 of 10: your guess?"]
    assert not talk.console.over


def test_a_command_instead_of_leaving_is_done():
    talk = Talk(rules("break"))
    assert talk.say("QUIT", "BOARD")[1:] == ["No rows yet.", "Row 1 of 10: your guess?"]


def test_whether_to_leave_is_seen_where_a_code_is_typed_unseen():
    talk = Talk(rules("duel"))
    talk.say("QUIT")
    assert not talk.console.unseen


def test_resign_ends_the_round_and_quit_then_the_game():
    talk = Talk(rules("break"))
    assert talk.say("RESIGN")[:2] == ["You gave up. Rows: 0", "The code was " + " ".join(talk.secret())]
    assert talk.say("RESIGN")[0] == "No round is being played."
    assert talk.say("QUIT") == ["Goodbye."]


def between_rounds():
    talk = Talk(rules("match", rounds=4))
    talk.say(talk.secret())
    return talk


def test_quit_between_two_rounds_asks_and_keeps_the_match():
    talk = between_rounds()
    match = talk.match
    assert talk.say("QUIT") == ["Leave? The round is kept. Enter or yes leaves, anything else goes on."]
    assert talk.say("") == ["Goodbye."]
    assert talk.desk.match is match


@pytest.mark.parametrize("meant", ["yes", "NEW"])
def test_new_between_two_rounds_asks_whether_to_give_the_match_up_and_counts_the_round(meant):
    talk = between_rounds()
    match = talk.match
    asked = "Give up the match? Yes gives it up, anything else goes on."
    assert talk.say("NEW") == [asked]
    talk.say("no")
    assert talk.desk.match is match
    talk.say("NEW")
    assert talk.say(meant)[0] == "What shall we play?"
    assert talk.desk.match is None
    assert talk.desk.statistics().records[0].won() == 1


@pytest.mark.parametrize("line", ["LESSON", "DAY 2026-11-22", "NUMBER 065X-TJ"])
def test_nothing_else_takes_the_place_of_a_match_between_its_rounds(line):
    talk = between_rounds()
    match = talk.match
    assert talk.say(line)[0] == "This match goes on: Enter begins its next round, NEW gives it up."
    assert talk.desk.match is match


def test_help_tells_how_to_guess_and_every_command():
    said = Talk(rules("break")).say("HELP")
    assert said[0] == "Type a code as letters or digits, with or without spaces: RGBY"
    headings = [line for line in said[1:] if line.endswith(":")]
    assert headings == ["In a round:", "Before a round and after it:", "At any time:"]
    assert {line.split(":")[0] for line in said[1:-1] if line not in headings} == set(NAMES)


def test_help_explains_a_word_of_its_list_and_says_so_of_another():
    talk = Talk(rules("break"))
    assert talk.say("HELP resign")[0] == "RESIGN: gives the round up and shows the code"
    for other in ("PINK", "\x1b"):
        assert talk.say("HELP " + other)[0] == "HELP explains only the words that it lists."


def test_the_manual_tells_every_command():
    told = re.findall(r"^\| `([A-Z]+)` \| [^|]+ \|$", MANUAL.read_text("utf-8"), re.MULTILINE)
    assert sorted(told) == sorted(NAMES)


def test_hint_tells_a_code_that_fits_and_the_best_guess_and_is_remembered():
    talk = Talk(rules("break"))
    said = talk.say("RRGG", "HINT")
    assert said[2].startswith("This could be the code: ")
    assert said[3].startswith("I would play ")
    talk.say(talk.secret())
    assert "Hints: 1   (this round counts as one with help)" in talk.last
    assert "won with help 1" in talk.say("STATS")


def test_by_the_hard_rule_a_hint_is_nothing_but_a_code_that_fits():
    talk = Talk(rules("break", hard=True))
    said = talk.say("RRGG", "HINT")
    assert said[2].startswith("This could be the code: ")
    assert "I would play" not in "".join(said)
    talk.say("RESIGN")
    assert "Hints: 1   (this round counts as one with help)" in talk.last


def advised(talk):
    """What the device would play, when it is asked for a hint."""
    return talk.say("HINT")[1].partition("I would play ")[2]


def test_a_hint_at_an_empty_board_is_the_same_when_it_is_asked_for_again():
    assert len({advised(Talk(rules("break"), seed=seed)) for seed in range(5)}) == 1
    talk = Talk(rules("break"))
    assert advised(talk) == advised(talk) != ""


@pytest.mark.parametrize("opening", ["BGRR", "OGOB", "YYPR"])
def test_who_opens_as_the_book_does_under_any_names_is_advised_by_it(opening):
    talk = Talk(rules("break"))
    talk.say(opening)
    proposed = disguise.guess(library(talk.variant), talk.match.round.rows)
    assert proposed >= 0
    assert advised(talk).startswith(notation.spell(talk.variant, proposed))


def test_what_the_maker_looks_at_is_no_hint():
    talk = Talk(rules("make"))
    talk.say("", "HINT", "COUNT", "LIST", "stop")
    assert talk.match.round.hints == 0


def test_count_tells_how_many_codes_are_left_and_is_no_hint():
    talk = Talk(rules("break"))
    assert talk.say("COUNT")[0] == "Codes left: 1296"
    assert talk.match.round.hints == 0


def test_undo_takes_back_one_mark_after_the_other():
    talk = Talk(rules("make", level="first"))
    first = talk.say("")[-1]
    second = talk.say("x")[-1]
    talk.say("x")
    assert talk.say("UNDO")[-1] == second
    assert talk.say("UNDO")[-1] == first
    assert talk.say("UNDO")[0] == "No rows yet."


def test_undo_takes_back_the_mark_that_ended_the_round():
    talk = Talk(rules("make"))
    asked = talk.say("")[-1]
    talk.say("xxxx")
    said = talk.say("UNDO")
    assert (said[0], said[-1]) == ("Taken back.", asked)


def test_undo_in_a_race_takes_back_the_mark_of_the_device():
    talk = Talk(rules("race"))
    talk.say("")
    asked = talk.say(talk.another())[-1]
    talk.say("x")
    assert talk.say("UNDO")[-1] == asked
    assert talk.say("xx")[0].endswith(" : xx")


def test_undo_where_nobody_marked_changes_nothing():
    talk = Talk(rules("break"))
    talk.say(talk.another())
    assert talk.say("UNDO") == ["Nothing to take back: sent rows stay, except in practice.", "Row 2 of 10: your guess?"]


def test_undo_of_a_mark_that_a_sealed_code_has_proved_says_that_it_stays():
    talk = Talk(rules("make", sealed=True, level="first"))
    talk.say("3512")
    talk.mark("3512")
    assert talk.say("UNDO")[0] == "Nothing to take back: a right mark stays."


def test_undo_before_any_row_says_that_there_is_none():
    assert Talk(rules("duel")).say("UNDO")[0] == "No rows yet."
    assert Talk(rules("break")).say("UNDO")[0] == "No rows yet."


def test_undo_in_practice_takes_rows_back_until_there_are_none():
    talk = Talk(rules("practice"))
    talk.say(talk.another())
    assert talk.say("UNDO")[0] == "Taken back."
    assert talk.say("UNDO")[0] == "No rows yet."


def test_undo_among_the_questions_goes_back_to_the_first():
    talk = Talk()
    first = talk.last[-2]
    assert talk.say("make")[-2] != first
    assert talk.say("UNDO")[-2] == first
    assert talk.say("UNDO")[-2] == first


def test_new_is_refused_while_rows_would_be_lost():
    talk = Talk(rules("break"))
    assert talk.say(talk.another(), "NEW")[-2] == "This round is still going on: RESIGN ends it."
    assert talk.say("RESIGN", "NEW")[-1] == "(Enter: break)"


def test_new_in_a_race_is_refused_also_where_only_the_other_side_has_rows():
    talk = Talk(rules("race"))
    talk.say("")
    talk.say(talk.another())
    assert talk.say("NEW")[0].startswith("This round is still going on")


def test_new_is_refused_in_the_second_round_of_a_match_before_its_first_row():
    talk = Talk(rules("match", "mini", people=2, device=False, rounds=2))
    talk.say("RGBY", "", "RESIGN", "")
    assert talk.match.round_number == 1
    assert talk.say("NEW")[0] == "This round is still going on: RESIGN ends it."
    talk.say("RGBY", "")
    assert talk.say("NEW")[0] == "This round is still going on: RESIGN ends it."


def test_the_number_of_a_round_is_told_when_it_is_over():
    talk = Talk(rules("break"))
    assert talk.say("NUMBER")[0] == "That is for a round that is over."
    said = talk.say("RESIGN", "NUMBER")
    assert said[-2].startswith("The number of this round: ")
    assert talk.say(f"number {said[-2].split(': ')[1]}")[-1] == "Row 1 of 10: your guess?"


def test_the_number_of_a_round_that_only_a_person_knows_is_not_told():
    talk = Talk(rules("make"))
    talk.say("", "RESIGN")
    assert talk.say("NUMBER")[0] == "Only its maker knew the code of this round."


def test_a_numbered_round_is_not_begun_over_a_running_one():
    talk = Talk(rules("break"))
    talk.say("RESIGN", "NUMBER")
    told = talk.last[-2].split(": ")[1]
    talk.say("")
    talk.say(talk.another())
    assert talk.say(f"NUMBER {told}")[0].startswith("This round is still going on")
    assert talk.say("NUMBER 7Q2")[0].startswith("No round has this number")


def test_an_unknown_language_is_answered_with_those_that_there_are():
    talk = Talk(rules("break"))
    for typed in ("LANGUAGE", "LANGUAGE xx", "LANGUAGE de fr", "LANGUAGE ../en"):
        assert talk.say(typed)[0] == "Type LANGUAGE and one of these: EN DE FR PL RU"


def test_the_language_is_switched_in_the_middle_of_a_round():
    talk = Talk(rules("break"))
    talk.say(talk.another())
    assert talk.say("language en") == ["I speak English now.", "Row 2 of 10: your guess?"]
    assert talk.desk.language == "en"


def test_what_was_thought_of_too_shortly_is_not_called_wrong_where_it_could_be_the_code():
    talk = Talk(rules("break", Variant(2, 6)))
    talk.say(talk.another())
    told = set()
    for _ in range(60):
        job = talk.match.mind().think(talk.match.round.rows, "parts")
        job.hurry()
        while not job.over:
            talk.desk.tick(1)
        could = fits(talk.variant, talk.match.round.rows, job.thought.best)
        told.add((could, job.thought.fits))
        assert ("cannot" in report.advice(talk.console, job.thought)) == (not could)
    assert (True, False) in told  # a guess whose effect it did not work out


def fits(variant, rows, code):
    return all(marks.score(variant, guess, code) == mark for guess, mark in rows)


def test_the_table_tells_how_many_codes_give_each_mark_to_each_first_guess():
    said = Talk(rules("break")).say("TABLE")
    assert said[0] == "AAAA: - 625, x 500, xx 150, xxx 20, xxxx 1"
    assert [line.split(":")[0] for line in said if ":" in line[:6]] == ["AAAA", "AAAB", "AABB", "AABC", "ABCD"]
    said = Talk(rules("break", Variant(3, 4, tells="places"))).say("TABLE")
    assert "AAA: - 27, x 27, xx 9, xxx 1" in said


@pytest.mark.parametrize("command", ["HINT", "TEACH", "LIST", "KNOWN"])
def test_that_the_round_counts_as_played_with_help_is_told_with_the_first_help_alone(command):
    told = "This round now counts as played with help."
    talk = Talk(rules("break"))
    assert talk.say(command).count(told) == 1
    assert told not in talk.say(command, "HINT")
    talk = Talk(rules("practice"))
    assert told not in talk.say(command, "RESIGN")
    assert not any(line.startswith("Hints: ") for line in talk.heard)


def test_after_a_command_a_long_question_is_asked_again_in_short_and_below_a_new_language_as_a_whole():
    talk = Talk()
    assert talk.say("RULES")[-3:] == [
        "x: right colour in the right place. o: right colour in the wrong place.",
        "What shall we play?",
        "(Enter: break)",
    ]
    assert talk.say("LANGUAGE DE")[-1] == "(Enter: knacken)"
    assert len(talk.last) > 10
