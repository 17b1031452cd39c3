"""What is told when a round is over."""

import re

import pytest

from firmware.engine import marks
from firmware.engine.variant import Variant
from firmware.game.phases import OVER
from firmware.ui.console import report
from firmware.ui.notation import read_code
from host_tests.ui.talk import Talk, rules

GRADE = re.compile(r"^ ?\d+\. [A-Z-]+ : +\d+ > +\d+ \( *~?[\d.]+\) +\d+% +-?\d+%( [A-Z-]+)?$")


def grades(said):
    start = said.index("Row, guess: codes before > after (expected), skill, luck, a better guess") + 1
    return [line for line in said[start:] if GRADE.match(line)]


def test_each_row_is_graded_with_skill_and_luck_apart():
    said = Talk(rules("break")).say("RRGG", "RGBY", "RESIGN")
    assert [line[:9] for line in grades(said)] == [" 1. RRGG ", " 2. RGBY "]


def test_a_guess_that_could_be_bettered_names_the_better_one():
    talk = Talk(rules("break"))
    (grade,) = grades(talk.say("RRRR", "RESIGN"))
    assert re.search(r" \d+% +-?\d+% [RGBYOP]{4}$", grade)


@pytest.mark.parametrize(("hard", "allowed"), [(False, False), (True, True)])
def test_under_the_hard_rule_a_better_guess_is_one_that_the_rule_allows(hard, allowed):
    talk = Talk(rules("break", hard=hard))
    talk.say("RRGG", "RRBB")
    rows = talk.match.round.rows[:1]
    better = grades(talk.say("RESIGN"))[1].split()[-1]
    fits = [marks.score(talk.variant, guess, read_code(talk.variant, better)) == mark for guess, mark in rows]
    assert fits == [allowed]


def test_a_round_without_rows_is_not_graded():
    assert not any("skill" in line for line in Talk(rules("break")).say("RESIGN"))


def test_rows_that_were_not_graded_in_the_time_are_spoken_of():
    talk = Talk(rules("break"), step_ms=5000)
    talk.say("RRGG", "RGBY")
    assert "The grading was stopped: the other rows have no grade." in talk.say("RESIGN")


def test_grading_can_be_cut_short():
    talk = Talk(rules("break"), step_ms=0)
    talk.say("RRGG", "RGBY")
    talk.console.type("RESIGN")
    for _ in range(20):
        talk.console.step(0)
    talk.console.type("")
    assert "The grading was stopped: the other rows have no grade." in talk.listen()


def test_the_list_of_what_was_possible_ends_with_a_note_where_it_is_long():
    talk = Talk(rules("make", Variant(4, 6, rows=1)))
    said = talk.say("", "o")
    assert "And more." in said


def test_the_score_is_told_after_each_round_of_a_match():
    talk = Talk(rules("match"))
    talk.say(talk.secret())
    said = talk.say("")
    assert said[said.index("Score after round 1 of 2") + 1 :][:2] == ["You: 0", "Peglight: 1"]


def test_the_grades_stand_in_columns():
    told = grades(Talk(rules("break")).say("RRGG", "RGBY", "YYOO", "RESIGN"))
    columns = [[line.index(sign) for sign in (":", ">", "(", ")", "%")] for line in told]
    assert columns == [columns[0]] * 3


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
    [(22755, False, "22755"), (22755, True, "~23,000"), (1234567, True, "~1,200,000"), (999, True, "~1,000")],
)
def test_an_estimate_is_told_as_one(count, about, told):
    assert report.number(Talk().desk.words, count, about) == told
