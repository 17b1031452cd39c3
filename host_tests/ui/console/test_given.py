"""Rounds that everybody can play, at the console: the code of the day, from a clock or from a date that is typed; and
what is shared of a round.
"""

import datetime
import random

import pytest

from firmware.engine.games import named
from firmware.engine.variant import Variant
from firmware.game import day
from firmware.game.number import write
from firmware.game.round import RUNNING, WON
from firmware.ui.console import given
from host_tests import runs
from host_tests.game.matches import to_first_row
from host_tests.ui.talk import Talk, code_of, rules

CLASSIC = named("classic")
TINY = Variant(3, 3, rows=3)
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


def test_where_there_is_a_clock_a_date_that_is_typed_holds_for_one_round():
    talk = with_clock()
    talk.say("DAY mini 2026-11-23")
    assert talk.match.rules.day == TODAY + 1
    talk.say("RESIGN", "DAY")
    assert played(talk) == of_today("classic")


def test_where_no_date_was_told_a_round_begins_without_a_look_at_the_clock():
    looks = []
    talk = Talk(clock=lambda: looks.append(1) or datetime.date(2026, 11, 22).timetuple())
    talk.desk.begin(rules("break"))
    assert not looks  # which would load what reckons with dates


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
    assert talk.say("STATS CSV")[1].startswith(",classic,4,6,1,0,1,classic,10,breaker,day,0,1,1,0,1.00,1,1,1,")


def test_the_hard_rule_is_for_no_round_that_everybody_can_play():
    talk = with_clock()
    talk.desk.wishes["hard"] = True
    talk.say("day", "")
    assert not talk.match.rules.hard


def test_a_round_that_is_over_is_shared_as_its_number_and_squares():
    talk = Talk(rules("number", code=code_of(CLASSIC, "1122")))
    assert talk.say("SHARE")[0] == "That is for a round that is over."
    talk.say("3421", "1122")
    assert talk.say("SHARE")[:-1] == [
        f"Peglight {write(CLASSIC, code_of(CLASSIC, '1122'))}: 2/10",
        "🟪🟦⬛⬛",
        "🟪🟪🟪🟪",
    ]


def test_a_round_that_was_played_with_help_is_shared_as_one():
    talk = Talk(rules("number", code=code_of(CLASSIC, "1122")))
    talk.say("HINT", "1122")
    assert talk.say("SHARE")[0] == f"Peglight {write(CLASSIC, code_of(CLASSIC, '1122'))}: 1/10, with help"


def test_a_round_that_was_lost_has_an_x_and_a_day_its_date_and_its_game():
    talk = with_clock()
    talk.say("DAY mini", "1111", "RESIGN")
    assert talk.say("SHARE")[0] == "Peglight 2026-11-22 mini: X/10"
    assert len(talk.last) == 3


def test_squares_stand_where_marks_tell_places():
    talk = Talk(rules("number", "digits", code=code_of(named("digits"), "1234")))
    talk.say("1539", "RESIGN")
    assert talk.say("SHARE")[1] == "🟪⬛🟪⬛"


def test_each_code_of_a_race_is_shared():
    talk = Talk()
    talk.desk.begin(rules("race", people=2, device=False))
    to_first_row(talk.match, 7)
    for _ in range(2):
        talk.match.guess(7)
    assert [line[-4:] for line in given.share(talk.console, ())] == ["1/10", "🟪🟪🟪🟪"] * 2


def test_a_round_that_only_its_maker_knew_is_not_shared():
    talk = Talk(rules("make"))
    talk.say("", "RESIGN")
    assert talk.say("SHARE")[0].startswith("Only its maker knew the code")


@pytest.mark.no_cover
def test_what_is_shared_tells_nothing_of_a_code_but_its_number_and_the_marks():
    chance = random.Random(24)
    talk = Talk()
    seen = {}
    for _ in range(runs.of(300, 2000, 10_000)):
        talk.desk.begin(rules("number", TINY, code=chance.randrange(TINY.space)))
        while talk.match.round.state == RUNNING:
            talk.match.guess(chance.randrange(TINY.space))
        told = list(given.share(talk.console, ()))
        number = write(TINY, talk.match.round.known())
        told[0] = told[0].replace(number, "")
        marks = tuple(mark for _, mark in talk.match.round.rows)
        assert seen.setdefault(marks, told) == told
    assert len(seen) > 20


def test_after_a_round_any_row_of_it_is_gone_on_from_as_practice():
    talk = Talk(rules("number", code=code_of(CLASSIC, "1122")))
    assert talk.say("RETRY")[0].startswith("That is for a round that is over")
    talk.say("3421", "4433", "1122")
    for typed in ("RETRY 0", "RETRY 4", "RETRY x"):
        assert talk.say(typed)[0] == "Type one of these: 1-3."
    assert talk.say("RETRY 3")[-1] == "Row 3 of 10: your guess?"
    assert (talk.match.rules.mode, len(talk.match.round.rows), talk.secret()) == ("practice", 2, "RRGG")
    assert talk.say("UNDO", "UNDO")[-1] == "Row 1 of 10: your guess?"
    assert talk.say("UNDO")[0] == "No rows yet."
    talk.say("1122")
    assert talk.last[-1] == "Enter goes on, UNDO goes a step back."
    assert talk.say("RETRY")[-1] == "Row 1 of 10: your guess?"
    assert [record.played() for record in talk.desk.statistics().records] == [1]


def test_a_round_without_rows_is_not_gone_on_from():
    talk = Talk(rules("break"))
    talk.say("RESIGN")
    assert talk.say("RETRY")[0] == "No rows yet."
