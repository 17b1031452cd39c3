"""TEACH names the next guess of the step-by-step method, and says in a sentence why."""

import re

import pytest

from firmware.engine.games import named
from firmware.engine.variant import Variant
from firmware.game.phases import GUESS
from host_tests.ui.talk import Talk, rules


def taught(talk):
    """The guess and the sentence."""
    advice, reason = talk.say("TEACH")[:2]
    assert advice.startswith("I would play ")
    return advice.removeprefix("I would play "), reason


@pytest.mark.parametrize("seed", range(8))
def test_whoever_plays_what_is_taught_breaks_the_code_and_is_told_nothing_false(seed):
    talk = Talk(rules("break"), seed=seed)
    secret = talk.secret()
    reasons = []
    while talk.match.phase == GUESS:
        guess, reason = taught(talk)
        if reason.startswith("The code has "):
            known, new = reason.removeprefix("The code has ").split(". Now ")
            assert sorted(known.split()) == sorted(peg for peg in secret if peg in known.split())
            assert new == f"{guess.split()[-1]} is counted: it fills all other places." or new[0] in guess
        if reason.startswith("The colours are "):
            assert sorted(reason.removeprefix("The colours are ").split(":")[0].split()) == sorted(secret)
        reasons.append(reason)
        talk.say(guess)
    assert "You broke the code." in " ".join(talk.heard)
    assert reasons[0] == "A single colour: its mark tells how many pegs of the code have it."
    assert any(reason.startswith("The code has ") for reason in reasons)


def test_where_one_code_is_left_it_is_named_as_that():
    talk = Talk(rules("break", Variant(1, 3)))
    secret = talk.secret()
    first, second = (peg for peg in "RGB" if peg != secret)
    talk.say(first, second)
    assert taught(talk) == (secret, "No other code fits every mark.")


@pytest.mark.parametrize("variant", [Variant(4, 6, repeats=False), Variant(4, 6, tells="exact")])
def test_where_the_method_does_not_count_the_first_code_that_fits_is_taught(variant):
    talk = Talk(rules("break", variant))
    assert taught(talk)[1] == "It is the first code, in the order of the colours, that fits every mark."


def test_after_rows_of_another_kind_too():
    talk = Talk(rules("break"))
    talk.say("RRGB")
    assert taught(talk)[1] == "It is the first code, in the order of the colours, that fits every mark."


def test_once_all_colours_are_known_their_order_is_taught():
    talk = Talk(rules("break", Variant(3, 2)), seed=5)
    secret = talk.secret()
    assert sorted(secret) != sorted("RRR")
    talk.say("RRR")
    guess, reason = taught(talk)
    pegs = " ".join(sorted(secret, reverse=True))
    assert reason in (f"The colours are {pegs}: this is their first order that fits.", "No other code fits every mark.")
    assert sorted(guess.split()) == sorted(secret)


def test_where_guesses_of_a_shape_differ_there_is_no_table_of_first_guesses():
    said = Talk(rules("break", named("digits"))).say("TABLE")
    assert said[0] == "Here guesses of one shape are not alike, so there is no table."


def test_a_long_table_is_stopped_by_enter_which_answers_nothing_else():
    talk = Talk(rules("break", Variant(8, 8)))
    said = talk.cut_short("TABLE")
    assert said[0] == "I stopped looking: there may be more."
    assert talk.match.round.rows == []


def test_a_line_that_is_typed_meanwhile_stops_it_too_and_is_done():
    talk = Talk(rules("break", Variant(6, 9)))
    talk.console.type("TABLE")
    talk.console.step(0)
    talk.console.type("COUNT")
    said = talk.listen()
    assert said[0] == "I stopped looking: there may be more."
    assert said[-2] == "Codes left: 531,441"


def test_where_no_code_begins_with_a_0_the_method_is_taught_as_well():
    talk = Talk(rules("break", Variant(3, 10, rows=20, zero=False)), seed=2)
    while talk.match.phase == GUESS:
        guess, _ = taught(talk)
        assert guess[0] != "L"
        talk.say(guess)
    assert "You broke the code." in " ".join(talk.heard)


def test_it_counts_as_help():
    talk = Talk(rules("break"))
    talk.say("TEACH")
    assert talk.match.round.hints == 1


def test_without_a_round_there_is_nothing_to_teach():
    assert Talk().say("TEACH")[0] == "No round is being played."


def test_the_reason_is_in_the_signs_that_codes_are_written_in():
    talk = Talk(rules("break"), seed=3)
    talk.desk.settings["signs"] = "letters"
    known = []
    while talk.match.phase == GUESS:
        guess, reason = taught(talk)
        assert set(guess) <= set("ABCDEF ")
        known += re.findall(r"^The (?:code has|colours are) ([^.:]+)[.:]", reason)
        talk.say(guess)
    assert known
    assert set("".join(known)) <= set("ABCDEF ")
