"""The grades of a round that is over."""

import re

import pytest

from firmware.engine import marks
from firmware.engine.games import named
from firmware.ui.notation import read_code
from host_tests.ui.talk import AGAIN, Talk, rules, rules_for

GRADE = re.compile(r"^ ?\d+\. [A-Z-]+ : +\d+ > +\d+ \( *~?[\d.]+\) +\d+% +-?\d+%( [A-Z-]+)?$")


def grades(said):
    start = said.index("Row, guess: codes before > after (expected), skill, luck, a better guess") + 1
    return [line for line in said[start:] if GRADE.match(line)]


def test_each_row_is_graded_with_skill_and_luck_apart():
    said = Talk(rules("break")).say("RRGG", "RGBY", "RESIGN", "GRADES")
    assert [line[:9] for line in grades(said)] == [" 1. RRGG ", " 2. RGBY "]


def test_a_guess_that_could_be_bettered_names_the_better_one():
    talk = Talk(rules("break"))
    (grade,) = grades(talk.say("RRRR", "RESIGN", "GRADES"))
    assert re.search(r" \d+% +-?\d+% [RGBYOP]{4}$", grade)


@pytest.mark.parametrize(("hard", "allowed"), [(False, False), (True, True)])
def test_under_the_hard_rule_a_better_guess_is_one_that_the_rule_allows(hard, allowed):
    talk = Talk(rules("break", hard=hard))
    talk.say("RRGG", "RRBB")
    rows = talk.match.round.rows[:1]
    better = grades(talk.say("RESIGN", "GRADES"))[1].split()[-1]
    fits = [marks.score(talk.variant, guess, read_code(talk.variant, better)) == mark for guess, mark in rows]
    assert fits == [allowed]


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (("RESIGN",), "There are no rows to grade here."),
        (("RRGG", "RESIGN", "NEW"), "That is for a round that is over."),
    ],
    ids=["no row", "no match"],
)
def test_where_there_are_no_rows_there_is_nothing_to_grade(lines, said):
    talk = Talk(rules("break"))
    talk.say(*lines)
    assert talk.say("GRADES")[0] == said


def test_what_skill_and_luck_are_is_told_before_the_grades():
    talk = Talk(rules("break"))
    talk.say("RGBY", "RESIGN")
    assert talk.say("GRADES")[0].startswith("Skill: how good the guess was.")


def test_the_rows_of_a_puzzle_are_not_graded():
    talk = Talk(rules_for("puzzle", named("mini")))
    talk.say(talk.secret())
    assert talk.say("GRADES")[0] == "There are no rows to grade here."


def test_nothing_is_graded_while_the_round_runs():
    talk = Talk(rules("break"))
    assert talk.say("RRGG", "GRADES")[-2:] == ["That is for a round that is over.", "Row 2 of 10: your guess?"]


def test_rows_that_were_not_graded_in_the_time_are_spoken_of():
    talk = Talk(rules("break"), step_ms=5000)
    talk.say("RRGG", "RGBY", "RESIGN")
    assert "The grading was stopped: the other rows have no grade." in talk.say("GRADES")


def test_grading_that_was_cut_short_is_begun_anew_when_it_is_asked_for():
    talk = Talk(rules("break"), step_ms=0)
    talk.say("RRGG", "RGBY")
    talk.cut_short("RESIGN")
    said = talk.say("GRADES")
    assert len(grades(said)) == 2
    assert said[-1] == AGAIN


def test_the_grades_stand_in_columns():
    told = grades(Talk(rules("break")).say("RRGG", "RGBY", "YYOO", "RESIGN", "GRADES"))
    columns = [[line.index(sign) for sign in (":", ">", "(", ")", "%")] for line in told]
    assert columns == [columns[0]] * 3
