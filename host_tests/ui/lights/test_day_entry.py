"""The date, dialled with the keys where no clock tells it: the year, the month, the day."""

import datetime

import pytest

from firmware.engine.games import named
from firmware.game import day
from firmware.game.modes import MODES
from firmware.game.rules import agree
from host_tests.ui.hand import Hand

TODAY = day.read("2026-11-22")


def of_today(hand, name="mini"):
    rules = hand.match.rules
    return (rules.mode, rules.day, rules.variant) == ("day", TODAY, named(name))


def test_the_code_of_the_day_is_the_first_to_play_and_what_was_played_last_is_offered():
    hand = Hand().choose("PLAY")
    assert hand.offered == [*MODES, "details"]
    assert (hand.offered[0], hand.said) == ("day", "break")


def test_the_date_is_dialled_once():
    hand = Hand().choose("PLAY", "day")
    assert (hand.said, hand.offered[-1]) == ("2026", "2099")
    hand.choose("2026", "11", "22", "mini")
    assert of_today(hand)
    hand.hold("B").choose("NEW GAME", "day", "mini")
    assert of_today(hand)


@pytest.mark.parametrize(("year", "month", "days"), [("2026", "2", 28), ("2028", "2", 29), ("2026", "12", 31)])
def test_a_month_has_its_days(year, month, days):
    assert len(Hand().choose("PLAY", "day", year, month).offered) == days


def test_where_a_clock_tells_the_date_nothing_is_dialled():
    hand = Hand(clock=lambda: datetime.date(2026, 11, 22).timetuple()).choose("PLAY", "day", "mini")
    assert of_today(hand)


def test_it_begins_with_the_last_day_that_was_counted():
    hand = Hand(agree("day", named("mini"), day=TODAY))
    hand.match.give_up()
    hand.desk.close()
    hand.hold("B").choose("PLAY", "day")
    assert [hand.said, hand.press("O").said, hand.press("O").said] == ["2026", "11", "22"]


def test_back_leads_up_to_the_month_and_the_year():
    hand = Hand().choose("PLAY", "day", "2027", "3").press("B")
    assert hand.said == "3"
    assert hand.press("B").said == "2027"
    assert hand.press("B").said == "day"
    assert hand.desk.today() == 0


def test_a_day_is_dialled_where_a_row_of_lights_is_all_there_is():
    hand = Hand(size=(8, 1)).choose("PLAY", "day", "2026", "11", "22", "mini")
    assert of_today(hand)


def test_each_game_is_told_with_the_date_which_can_be_changed_last():
    hand = Hand().choose("PLAY", "day", "2027", "11", "22")
    assert hand.said == "classic 2027-11-22"
    assert hand.offered[-1] == "DATE 2027-11-22"
    hand.choose("DATE")
    assert [hand.said, hand.press("L").said] == ["2027", "2026"]
    hand.choose("2026", "11", "22", "mini")
    assert of_today(hand)


def test_after_a_date_that_was_wrong_the_one_played_last_is_offered():
    hand = Hand()
    for name, of in (("classic", "2080-01-01"), ("mini", "2026-11-22")):
        hand.desk.begin(agree("day", named(name), day=day.read(of)))
        hand.match.give_up()
        hand.desk.close()
    hand.hold("B").choose("PLAY", "day")
    assert hand.said == "2026"
