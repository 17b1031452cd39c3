"""What is told when a round is over."""

import pytest

from firmware.engine.variant import Variant
from firmware.game.phases import OVER
from firmware.ui.console import report
from host_tests.ui.talk import Talk, rules

OFFER = "GRADES tells how good each row was."


def test_the_end_speaks_of_the_round_then_offers_the_grades_and_then_counts():
    talk = Talk(rules("break"))
    talk.say("RRGG", "RGBY")
    said = talk.say(talk.secret())
    told = [line for line in said if not line.startswith("I am thinking")]
    assert told[1:5] == [
        "You broke the code. Rows: 3",
        "Best row: 3   Codes before: 16, after: 1",
        OFFER,
        "classic, breaking: played 1, won 1",
    ]
    assert "Row, guess" not in "".join(said)


def test_the_best_row_is_told_long_before_the_grades_are_there():
    talk = Talk(rules("break", "super"))
    talk.say("RRGGB", "RGBYO")
    talk.console.type("RESIGN")
    told = []
    while OFFER not in told:
        talk.desk.tick(1)
        told.append(talk.console.step(1))
    assert len(told) < 200
    assert not talk.match.sides[0].grading.over
    assert any((line or "").startswith("Best row: ") for line in told)


def test_where_no_row_ruled_out_a_code_none_is_called_the_best():
    said = Talk(rules("break", Variant(2, 2, tells="exact"), deal="evil")).say("RESIGN")
    assert not any(line.startswith("Best row") for line in said)


def test_rows_of_the_device_can_be_graded_and_none_of_them_is_called_the_best():
    talk = Talk(rules("make", Variant(3, 3)))
    talk.say("")
    said = talk.mark_all("123")
    assert OFFER in said
    assert not any(line.startswith("Best row") for line in said)


def test_a_round_without_rows_offers_no_grades():
    assert OFFER not in Talk(rules("break")).say("RESIGN")


def test_the_list_of_what_was_possible_ends_with_a_note_where_it_is_long():
    talk = Talk(rules("make", Variant(4, 6, rows=1)))
    said = talk.say("", "o")
    assert "And more." in said


@pytest.mark.parametrize("steps", range(60))
def test_someone_at_the_lights_may_go_on_at_any_moment_while_it_is_told(steps):
    talk = Talk(rules("break", Variant(2, 3)))
    talk.say(talk.another())
    talk.console.type(talk.secret())
    for _ in range(steps):
        talk.desk.tick(1)
        talk.console.step(1)
    if talk.match.phase == OVER:
        talk.match.next()
    talk.listen()
    assert talk.console.waits


@pytest.mark.parametrize(
    ("count", "about", "told"),
    [
        (9999, False, "9999"),
        (10**10, False, "10,000,000,000"),
        (22755, True, "~23,000"),
        (1234567, True, "~1,200,000"),
        (999, True, "~1,000"),
    ],
)
def test_an_estimate_is_told_as_one_and_a_long_number_can_be_read(count, about, told):
    assert report.number(Talk().desk.words, count, about) == told
