"""Duels, matches and races: several people, or several rounds, to their end by typed lines."""

import pytest

from firmware.game.round import GIVEN_UP
from firmware.ui import notation
from host_tests.ui.talk import AGAIN, Talk, rules, state


def test_a_duel_hides_the_code_and_hands_the_device_over():
    talk = Talk(rules("duel"))
    assert talk.heard[2] == "Player 1 is first in the list and guesses first; Player 2 sets the code."
    assert talk.heard[3] == "Player 2: type the code to break. Nobody else may look."
    said = talk.say("BORG")
    assert said == ["The code is set.", "Hand over to Player 1", "Enter goes on, UNDO goes a step back."]
    said = talk.say("")
    assert said[-1] == "Player 1, row 1 of 10: your guess?"
    assert talk.say("BGRO")[0] == " 1. B G R O : xxoo"
    assert talk.say("BORG")[1] == "Player 1 broke the code. Rows: 2"


def test_a_code_that_was_not_handed_over_is_typed_anew_unseen():
    talk = Talk(rules("duel"))
    talk.say("BORG")
    said = talk.say("UNDO")
    assert said[0] == "Taken back."
    assert "Player 2: type the code to break. Nobody else may look." in said
    assert talk.console.unseen
    talk.say("RRRR", "")
    assert talk.say("BORG")[0] == " 1. B O R G : x"
    assert talk.say("UNDO")[0] == "Nothing to take back: sent rows stay, except in practice."


def test_a_duel_can_be_left_before_a_code_is_set():
    talk = Talk(rules("duel"))
    assert talk.say("RESIGN")[0] == "The round is void."


@pytest.mark.parametrize("scoring", ["rows", "penalty", "ten", "rounds"])
def test_a_match_with_the_device_is_played_to_its_end(scoring):
    talk = Talk(rules("match", scoring=scoring))
    said = talk.say(talk.secret())
    assert said[-1] == "Enter starts the next round, NEW asks for another game, QUIT leaves."
    said = talk.say("")
    assert "Score after round 1 of 2" in said
    assert said[-1] == "Press Enter when you are ready."
    talk.say("")
    talk.mark_all("3512")
    said = talk.say("")
    assert "Score after round 2 of 2" in said
    assert said[-2:] == ["It is a draw: You, Peglight" if scoring == "rounds" else "You win.", AGAIN]
    assert talk.say("")[-1] == "Row 1 of 10: your guess?"


def test_a_match_of_people_can_end_in_a_draw():
    talk = Talk(rules("match", people=2, device=False, scoring="rounds"))
    for who in (1, 2):
        said = talk.say("RGBY", "", "RGBY")
        assert f"Player {who} broke the code. Rows: 1" in said
        talk.say("") if who == 1 else None
    assert talk.last[-2] == "It is a draw: Player 1, Player 2"


def test_a_match_of_five_tells_its_winner():
    talk = Talk(rules("match", people=5, device=False, rounds=10, scoring="rounds"))
    for round_number in range(10):
        talk.say("RGBY", "")
        talk.say("RGBY") if round_number in (0, 5) else talk.say("RESIGN")
        talk.say("") if round_number < 9 else None
    standing = ["   4 Player 1", "   2 Player 2", "   2 Player 3", "   2 Player 4", "   0 Player 5"]
    assert talk.last[-8:-1] == ["Score after round 10 of 10", *standing, "The winner is Player 1"]


def test_a_void_round_of_a_match_tells_what_it_costs():
    for scoring, cost in (
        ("rows", "The maker pays for it. Rows: 3"),
        ("rounds", "The maker loses the round."),
    ):
        talk = Talk(rules("match", scoring=scoring))
        talk.say(talk.secret(), "", "", "RESIGN")
        assert cost in talk.last


@pytest.mark.parametrize("sealed", [False, True])
def test_a_race_with_the_device_is_won(sealed):
    talk = Talk(rules("race", sealed=sealed))
    talk.say("3512" if sealed else "")
    said = talk.say(talk.secret(0))
    assert said[0].startswith("You         1. ")
    assert said[-1].startswith("Row 1 of 10: I guess ")
    said = talk.mark_all("3512")
    assert said[0].startswith("Peglight    1. ")
    assert "You broke the code. Rows: 1" in said
    talk.say("") if not sealed else None
    assert talk.last[-2:] == ["You win.", AGAIN]


def test_a_race_with_the_device_is_lost():
    talk = Talk(rules("race"))
    talk.say("")
    for _ in range(10):
        if talk.last[-1].endswith("your guess?"):
            talk.say(talk.another())
            talk.mark_all("3512")
    assert "Peglight broke the code. Rows: " in " ".join(talk.last)
    assert talk.say("")[-2] == "The winner is Peglight"


def test_a_race_of_two_people_ends_after_as_many_rows_on_both_sides():
    talk = Talk(rules("race", people=2, device=False))
    said = talk.say("RGBY", "", "PPOO", "")
    assert said[-1].startswith("Player ")
    assert said[-1].endswith("row 1 of 10: your guess?")
    talk.say("RRRR", "RRRR")
    codes_set = [notation.spell(talk.variant, side.known(), "") for side in talk.match.sides]
    talk.say(codes_set[0])
    assert talk.last[-1].endswith("row 2 of 10: your guess?")
    talk.say(codes_set[1])
    assert "It is a draw: Player 1, Player 2" in talk.last


def test_a_race_given_up_is_over_on_both_sides():
    talk = Talk(rules("race"))
    said = talk.say("", "RESIGN")
    assert state(talk) == GIVEN_UP
    assert "Peglight had not broken the code yet. Rows: 0" in said
