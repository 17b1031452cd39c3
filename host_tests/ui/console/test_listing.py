"""The codes that are left are listed a page at a time; other lists are folded."""

import itertools

import pytest

from firmware.engine.variant import Variant
from firmware.ui.described import WIDTH, folded
from host_tests.ui.talk import Talk, rules

MORE = "Enter shows more, any word stops."


def test_a_list_is_told_page_by_page_to_its_end():
    talk = Talk(rules("break"))
    said = talk.say("LIST")
    assert said[0] == "Codes left: 1296"
    listed = " ".join(said[2:-1]).split()
    while said[-1] == MORE:
        said = talk.say("")
        listed += " ".join(said[:-1]).split()
    assert said[-1] == "Row 1 of 10: your guess?"
    assert len(listed) == len(set(listed)) == 1296
    assert listed[:2] == ["RRRR", "RRRG"]


def test_after_a_last_page_that_is_full_nothing_more_is_offered():
    talk = Talk(rules("break", Variant(3, 5, False, rows=20)))  # 60 codes: no page is full
    assert MORE not in talk.say("LIST")
    talk = Talk(rules("break", Variant(1, 10)))
    assert talk.say("LIST")[2:] == ["R G B Y O P C W K L", "Row 1 of 10: your guess?"]


def test_any_word_stops_the_list_and_a_command_is_then_done():
    talk = Talk(rules("break"))
    assert talk.say("LIST", "stop")[-1] == "Row 1 of 10: your guess?"
    assert talk.say("LIST", "COUNT")[-3:] == [MORE, "Codes left: 1296", "Row 1 of 10: your guess?"]
    assert talk.say("LIST", "RESIGN")[-1].startswith("Enter plays the same again")


def test_a_list_begun_again_and_again_goes_no_deeper():
    talk = Talk(rules("break"))
    assert talk.say(*["LIST"] * 500)[-1] == MORE
    assert talk.say("stop")[-1] == "Row 1 of 10: your guess?"


def test_a_list_of_the_largest_game_comes_in_steps():
    talk = Talk(rules("break", Variant(10, 10, blanks=True)), step_ms=50)
    assert talk.say(talk.another(), "LIST")[-1] in (MORE, "Row 2 of 10: your guess?")


def test_a_search_for_codes_that_takes_too_long_says_so():
    talk = Talk(rules("break", Variant(10, 10, blanks=True)), step_ms=20_000)
    assert "I stopped looking: there may be more." in talk.say("RRRRRGGGGG", "BBBBBYYYYY", "LIST")


@pytest.mark.parametrize("between", [", ", " "])
def test_items_are_folded_into_as_few_lines_as_they_need(between):
    items = [f"{number}{'word' * (number % 4)}" for number in range(60)]
    lines = folded(items, between)
    assert max(len(line) for line in lines) <= WIDTH
    assert " ".join(lines) == between.join(items)
    assert all(len(line) + 1 + len(after.split()[0]) > WIDTH for line, after in itertools.pairwise(lines))


def test_a_single_item_is_a_line():
    assert folded(["one"]) == ["one"]
