"""The desk: whose match lies there, and how fast one goes that is only watched."""

from firmware.engine.variant import Variant
from host_tests.ui.hand import Hand
from host_tests.ui.talk import Talk, rules

WATCHED = rules("watch", Variant(3, 4), level="first")


def test_a_match_between_machines_waits_between_its_rows_where_somebody_watches():
    hand = Hand(WATCHED)
    hand.wait(300)
    assert len(hand.match.round.rows) == 1
    hand.wait(1300)
    assert len(hand.match.round.rows) == 2


def test_a_round_that_was_over_when_it_was_kept_does_not_go_on():
    talk = Talk(rules("break", "mini"))
    talk.match.give_up()
    talk.desk.resume(talk.match)
    assert not talk.desk.resumed
    talk.desk.resume(Talk(rules("break")).match)
    assert talk.desk.resumed


def test_a_press_of_ok_does_not_wait():
    hand = Hand(WATCHED)
    hand.wait(1000).press("O").wait(100)
    assert len(hand.match.round.rows) == 2


def test_at_the_console_alone_it_does_not_wait():
    talk = Talk(WATCHED)
    rows = 0
    for _ in range(200):
        talk.desk.tick(5)
        rows = max(rows, len(talk.match.round.rows))
    assert rows > 2


def test_at_rest_the_desk_forgets_what_is_quickly_found_anew_unless_it_is_shown():
    desk = Talk(rules("break")).desk
    mind = desk.match.mind()
    desk.settings["left"] = True
    desk.rest()
    assert desk.match.mind() is mind
    desk.settings["left"] = False
    desk.rest()
    assert desk.match.mind() is not mind
    desk.put_away()
    desk.rest()
