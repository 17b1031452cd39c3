"""The lesson in words: each line is told, a round is played alone, and every way through it ends."""

import random
import re

import pytest

from firmware.ui.words import LANGUAGES, Words
from host_tests.ui.talk import Talk, rules, tables

LINES = ("RYY", "BRY", "HINT", "RGB")
MODES = "What shall we play?"
OTHER = "Not that line: in the lesson I say what to type. QUIT leaves it."


def learning(**more):
    talk = Talk(**more)
    talk.say("LESSON")
    return talk


def to_the_round(talk):
    talk.say(*LINES)
    return talk


def code(talk):
    return talk.desk.lesson.round.known()


def test_it_tells_what_to_type_and_what_came_of_it():
    talk = Talk()
    assert talk.say("LESSON") == [
        "Here is a code of three pegs, and you find it. QUIT leaves the lesson.",
        "The colours: R red, G green, B blue, Y yellow",
        "Type RYY, a sign for each peg, and press Enter.",
    ]
    assert talk.say("ryy")[:2] == [" 1. R Y Y : x", "x = exact: right colour, right place"]
    assert talk.say("b r y") == [
        " 2. B R Y : oo",
        "o = near: right colour, wrong place",
        "Now type HINT: it names a code that fits every mark so far.",
    ]
    assert talk.say("hint") == [
        "This could be the code: R G B",
        "Type RGB, a sign for each peg, and press Enter.",
    ]
    assert talk.say("RGB") == [
        " 3. R G B : xxx",
        "You broke the code. Rows: 3",
        "Now find a code by yourself. HINT helps, QUIT leaves the lesson.",
        "Row 1 of 6: your guess?",
    ]


@pytest.mark.parametrize("signs", ["letters", "digits"])
def test_it_is_told_in_the_signs_that_were_chosen(signs):
    talk = Talk()
    talk.desk.set("signs", signs)
    talk.say("LESSON")
    for _ in range(4):
        talk.say(re.search(r"HINT|\b[A-Z0-9]{3}\b", talk.last[-1]).group())
    assert talk.last[-1] == "Row 1 of 6: your guess?"


def test_who_takes_each_hint_finds_the_code_and_is_asked_what_to_play():
    talk = to_the_round(learning())
    for _ in range(6):
        if not talk.desk.lesson:
            break
        (fits, _) = talk.say("HINT")
        talk.say(fits.rpartition(":")[2])
    assert talk.last[1].startswith("You broke the code.")
    assert talk.last[2:4] == ["That is all there is to it. HELP lists what you can type at any time.", MODES]


def test_who_finds_a_code_without_the_hint_may_err_again_as_often_as_before():
    talk = learning()
    talk.say(*LINES[:2], "GGG", "GGG")
    assert talk.say("RBG")[0].startswith(" 3. R B G : ")
    assert [talk.say("GGG")[-1] for _ in range(2)] == ["Type RGB, a sign for each peg, and press Enter."] * 2
    assert talk.say("GGG")[0] == " 4. R G B : xxx"


@pytest.mark.parametrize("word", ["STATS", "language de", "/names Anna Ben", "UNDO"])
def test_a_word_that_the_round_of_the_lesson_does_not_know_is_no_wrong_colour(word):
    talk = to_the_round(learning())
    assert talk.say(word) == ["QUIT leaves the lesson.", "Row 1 of 6: your guess?"]
    assert talk.say("HINT")[0] == "This could be the code: R R R"


def test_who_uses_up_the_rows_is_told_the_code():
    talk = to_the_round(learning())
    wrong = "RRR" if code(talk) else "GGG"
    talk.say(*[wrong] * 6)
    assert [line for line in talk.last if line.startswith("The code was ")]
    assert "You did not break the code. Rows: 6" in talk.last
    assert MODES in talk.last


@pytest.mark.parametrize("line", ["QUIT", "/quit", "NEW"])
@pytest.mark.parametrize("typed", range(5))
def test_it_is_left_at_any_line(line, typed):
    talk = learning()
    talk.say(*LINES[:typed])
    assert talk.say(line)[0] == MODES
    assert not talk.console.over


def test_help_is_told_and_the_lesson_goes_on():
    said = learning().say("HELP")
    assert "LESSON: how to play, step by step" in said
    assert said[-1].startswith("Type RYY")


def test_the_rules_are_told_and_the_lesson_goes_on():
    talk = learning()
    asked = talk.last[-1]
    said = talk.say("RULES")
    assert "x: right colour in the right place. o: right colour in the wrong place." in said
    assert "The colours: R red, G green, B blue, Y yellow" in said
    assert "A hidden code is to be found in 6 rows. Each row gets a mark." in said
    assert said[-1] == asked


def test_what_is_not_asked_is_asked_again_and_the_third_time_the_lesson_types_it():
    talk = learning()
    for wrong in ("GGG", "HINT"):
        assert talk.say(wrong) == [OTHER, "Type RYY, a sign for each peg, and press Enter."]
    assert talk.say("")[0] == " 1. R Y Y : x"


def test_a_sign_that_is_no_colour_is_a_miss_too_and_how_it_begins_is_not_told_again():
    talk = learning()
    for _ in range(2):
        assert talk.say("xyz") == [
            "X is not a colour of this game. They are R G B Y",
            "Type RYY, a sign for each peg, and press Enter.",
        ]
    assert talk.say("xyz")[0] == " 1. R Y Y : x"


def test_where_a_hint_is_asked_for_a_code_that_fits_is_taken_and_another_is_not():
    talk = learning()
    talk.say(*LINES[:2])
    asked = talk.last[-1]
    assert talk.say("GGG") == [OTHER, asked]
    assert talk.say("RB") == [OTHER, asked]
    assert talk.say("RBG")[0].startswith(" 3. R B G : ")
    assert talk.last[-1] == "Type RGB, a sign for each peg, and press Enter."
    talk = learning()
    talk.say(*LINES[:2])
    assert "You broke the code. Rows: 3" in talk.say("RGB")
    assert talk.last[-1] == "Row 1 of 6: your guess?"


def test_a_match_that_is_begun_at_the_lights_ends_it():
    talk = learning()
    talk.desk.begin(rules("break"))
    assert talk.listen()[-1] == "Row 1 of 10: your guess?"


def test_after_a_round_that_is_over_it_is_begun_from_its_start():
    talk = Talk(rules("break"))
    talk.say("RESIGN")
    assert talk.say("LESSON")[0].startswith("Here is a code of three pegs")


def test_it_is_not_begun_over_a_round_in_which_rows_were_played():
    talk = Talk(rules("break"))
    talk.say(talk.another())
    assert talk.say("LESSON")[0].startswith("This round is still going on")


@pytest.mark.parametrize("language", LANGUAGES)
def test_random_lines_always_reach_its_end(language):
    chance = random.Random(language)
    talk = learning(language=language, seed=3)
    lines = ["", "RGB", "GGG", "HINT", "x", "RYYY", "nonsense", "1", Words(tables(language)).list("commands")[3]]
    for _ in range(300):
        if not talk.desk.lesson:
            return
        talk.say(chance.choice(lines))
    raise AssertionError("it goes on for ever")
