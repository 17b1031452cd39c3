"""Rounds that everybody can play, at the console: the code of the day, from a clock or from a date that is typed."""

import datetime

import pytest

from firmware.engine.games import named
from firmware.game import day
from firmware.game.round import WON
from host_tests.ui.talk import Talk, rules

TODAY = day.read("2026-11-22")
GUESS = "Row 1 of 10: your guess?"
WHICH_DATE = "What is the date? Type it like this: 2026-11-22"
NO_DATE = "There is no such date. Type it like this: 2026-11-22"


def with_clock(date=(2026, 11, 22), playing=None):
    return Talk(playing, clock=lambda: datetime.date(*date).timetuple())


def played(talk):
    return talk.match.rules.mode, talk.match.rules.day, talk.variant, talk.match.round.known()


def of_today(name):
    return "day", TODAY, named(name), day.code(named(name), TODAY)


def test_where_a_clock_tells_the_date_the_code_of_the_day_is_two_answers_away():
    talk = with_clock()
    said = talk.say("day", "classic")
    assert played(talk) == of_today("classic")
    assert said[-1] == GUESS
    assert "This is the code of the day, 2026-11-22." in said


def test_without_a_clock_the_date_is_asked_for_once():
    talk = Talk()
    assert talk.say("day") == [WHICH_DATE]
    assert talk.say("yesterday") == [NO_DATE, WHICH_DATE]
    assert talk.say("") == [NO_DATE, WHICH_DATE]
    talk.say("2026-11-22", "super")
    assert played(talk) == of_today("super")
    talk.say("NEW", "1", "")
    assert played(talk) == of_today("super")


@pytest.mark.parametrize("year", [2000, 2020, 2025, 2100])
def test_a_clock_that_nobody_has_set_is_none(year):
    assert with_clock((year, 1, 1)).say("day") == [WHICH_DATE]


@pytest.mark.parametrize(
    ("typed", "name"),
    [("/day", "classic"), ("day Super", "super"), ("DAY 2026-11-22", "classic"), ("/day mini", "mini")],
)
def test_a_word_plays_the_code_of_the_day(typed, name):
    talk = with_clock()
    assert talk.say(typed)[-1].startswith("Row 1 of ")
    assert played(talk) == of_today(name)


def test_a_date_that_is_typed_is_that_of_today_also_where_there_is_a_clock():
    talk = with_clock((2027, 1, 1))
    talk.say("DAY mini 2026-11-22")
    assert played(talk) == of_today("mini")
    assert talk.desk.today() == TODAY


def test_a_word_without_a_date_asks_for_it_and_then_begins():
    talk = Talk()
    assert talk.say("DAY mini") == [WHICH_DATE]
    assert talk.say("2026-11-22")[-1] == GUESS
    assert played(talk) == of_today("mini")


def test_a_date_that_there_is_not_is_refused_and_nothing_is_begun():
    talk = with_clock()
    assert talk.say("DAY 2026-02-29")[0] == NO_DATE
    assert talk.match is None


def test_the_code_of_the_day_is_not_begun_over_a_running_round():
    talk = with_clock(playing=rules("break"))
    talk.say(talk.another())
    assert talk.say("DAY")[0].startswith("This round is still going on")
    assert talk.say("RESIGN", "DAY")[-1] == GUESS
    assert played(talk) == of_today("classic")


def test_the_day_counts_once_and_has_a_line_of_its_own():
    talk = with_clock(playing=rules("break"))
    for _ in range(2):
        talk.say("DAY")
        talk.say(talk.secret())
        assert talk.match.round.state == WON
    assert talk.say("STATS")[0] == "classic, code of the day: played 1, won 1"
    talk.width = 200  # these lines are for other programs
    assert talk.say("STATS CSV")[1].startswith("classic,4,6,1,0,1,classic,10,breaker,day,0,1,1,0,1.00,1,1,1,")


def test_the_hard_rule_is_for_no_round_that_everybody_can_play():
    talk = with_clock()
    talk.desk.wishes["hard"] = True
    talk.say("day", "")
    assert not talk.match.rules.hard
