"""What a person is told of the game: in RULES, in HELP, and before the first row."""

import pytest

from firmware.engine.games import named
from firmware.engine.variant import Variant
from host_tests.ui.talk import Talk, rules


def test_rules_tells_what_is_played_and_what_the_marks_mean():
    assert Talk(rules("break")).say("RULES") == [
        "I set a code and you break it",
        "A hidden code is to be found in 10 rows. Each row gets a mark.",
        "classic: 4 pegs of 6 colours",
        "A colour may be in the code more than once.",
        "The colours: R red, G green, B blue, Y yellow, O orange, P purple",
        "x: right colour in the right place. o: right colour in the wrong place.",
        "Row 1 of 10: your guess?",
    ]
    said = Talk(rules("break", "bulls", hard=True)).say("RULES")
    assert said[2] == "bulls: 4 pegs of 10 colours, none twice"
    assert "You may guess only what can be the code: it has to fit every mark so far." in said


@pytest.mark.parametrize(
    ("playing", "typed", "told"),
    [(rules("make", level="first"), [""], True), (rules("duel"), ["RGBY", ""], False), (rules("break"), [], False)],
)
def test_how_a_mark_is_typed_is_told_to_who_gives_one(playing, typed, told):
    talk = Talk(playing)
    assert any("x for each exact peg" in line for line in talk.heard + talk.say(*typed)) == told


def test_before_a_round_with_a_number_rules_tells_of_the_mode():
    assert "Play a round by its number" in Talk().say("details", "number", "RULES")


@pytest.mark.parametrize("mode", ["break", "make"])
def test_before_a_round_rules_tells_of_the_game_that_enter_would_choose(mode):
    talk = Talk()
    talk.say(mode)
    of_a_round = Talk(rules(mode, level="first")).say("RULES")[:4]
    assert talk.say("RULES")[:4] == of_a_round


@pytest.mark.parametrize(
    ("tells", "sentence"),
    [
        ("classic", "Type a mark as x for each exact peg and o for each near one, or 21 for xxo."),
        ("exact", "Type a mark as x for each exact peg, or as how many there are."),
        ("places", "Type a sign for each place: x where it is right, a point where it is not."),
    ],
)
def test_help_tells_how_to_mark_where_a_person_marks(tells, sentence):
    talk = Talk(rules("make", Variant(4, 6, tells=tells)))
    assert sentence in talk.say("HELP")
    assert ("Just press Enter if there are no marks." in talk.last) == (tells != "places")
    assert sentence not in Talk(rules("break", Variant(4, 6, tells=tells))).say("HELP")


def test_each_player_of_a_match_is_told_the_game_of_their_own():
    own = (Variant(2, 3, rows=5), named("digits"))
    talk = Talk(rules("match", people=2, device=False, rounds=2, own=own))
    assert "2x3: 2 pegs of 3 colours" in talk.heard
    assert talk.say("RGB")[0] == "That is too long. Pegs in the code: 2"
    talk.say("RG", "")
    assert talk.last[-1] == "Player 1, row 1 of 5: your guess?"
    assert "The colours: R red, G green, B blue" in talk.last
    talk.say("RR", "RG")
    assert " 1. R R : x" in talk.heard
    talk.say("")
    assert "digits: 4 pegs of 10 colours, no 0 in front, each place is told" in talk.last
    assert "In this game no code begins with L." in talk.last
    assert talk.say("L123")[0] == "In this game no code begins with L."
    talk.say("1000", "")
    assert talk.last[-1] == "Player 2, row 1 of 12: your guess?"
    talk.say("1234")
    assert talk.say("RULES")[2] == "digits: 4 pegs of 10 colours, no 0 in front, each place is told"
    assert " 1. R G B Y : x..." in talk.heard
    talk.say("1000", "")
    assert "The winner is Player 2" in " ".join(talk.heard) or "It is a draw" in " ".join(talk.heard)


def test_the_games_of_all_are_told_in_the_first_round_of_a_match_and_by_rules():
    each = ["Player 1: mini, 4 pegs of 5 colours. Rows: 10", "Player 2: 2x3, 2 pegs of 3 colours. Rows: 5"]
    talk = Talk(rules("match", people=2, device=False, rounds=2, own=(named("mini"), Variant(2, 3, rows=5))))
    talk.say("RGBY", "")
    assert [line for line in talk.last if line in each] == each
    assert [line for line in talk.say("RULES") if line in each] == each
    talk.say("RGBY", "", "RG", "")
    assert talk.last[-1] == "Player 2, row 1 of 5: your guess?"
    assert not [line for line in talk.last if line in each]
    assert not [line for line in Talk(rules("match", people=2, device=False)).say("RULES") if ". Rows: " in line]


def test_who_plays_with_the_device_is_told_its_game_and_their_own():
    talk = Talk(rules("match", people=1, rounds=2, own=(named("mini"), named("classic"))))
    assert "You: mini, 4 pegs of 5 colours. Rows: 10" in talk.heard
    assert "Peglight: classic, 4 pegs of 6 colours. Rows: 10" in talk.heard


def test_who_practises_is_told_that_nothing_counts():
    assert "nothing counts, and you can undo rows" in Talk(rules("practice")).heard
    assert "nothing counts, and you can undo rows" not in Talk(rules("break")).heard


def test_whoever_plays_against_a_clock_is_told_how_to_play_without():
    assert "To play without a clock: NEW, then details." in Talk(rules("break", clock="30")).heard
    assert "To play without a clock: NEW, then details." not in Talk(rules("break")).heard
