"""The desk: which match lies there, and how fast a match that is only watched goes on."""

import pytest

from firmware.engine.variant import Variant
from firmware.ui import puzzles
from host_tests.ui.hand import Hand
from host_tests.ui.talk import Talk, rules

SMALL = Variant(2, 3)
WATCHED = rules("watch", Variant(3, 4), level="first")


def test_a_match_between_machines_waits_between_its_rows_where_somebody_watches():
    hand = Hand(WATCHED)
    hand.wait(300)
    assert len(hand.match.round.rows) == 1
    assert not hand.desk.works
    hand.wait(1300)
    assert len(hand.match.round.rows) == 2


def test_a_round_that_was_over_when_it_was_kept_or_had_no_row_yet_does_not_go_on():
    talk = Talk(rules("break", "mini"))
    talk.desk.resume(talk.match, talk.desk.draft)
    assert not talk.desk.resumed
    talk.say(talk.another())
    talk.desk.resume(talk.match, talk.desk.draft)
    assert talk.desk.resumed
    talk.match.give_up()
    talk.desk.resume(talk.match, talk.desk.draft)
    assert not talk.desk.resumed


def test_the_rows_of_a_puzzle_that_nobody_tried_yet_are_no_round_that_goes_on():
    talk = Talk()
    talk.desk.begin(puzzles.on_shelf(talk.desk, 7))
    talk.desk.resume(talk.desk.match, talk.desk.draft)
    assert talk.desk.match.round.rows
    assert not talk.desk.resumed


def test_a_code_that_was_set_goes_on_where_it_is_handed_over():
    talk = Talk(rules("duel", "mini"))
    talk.desk.set_code(0)
    talk.desk.resume(talk.match, talk.desk.draft)
    assert talk.desk.resumed


def test_a_match_goes_on_from_its_second_round_though_that_has_no_row_yet():
    talk = Talk(rules("match", "mini", people=2, device=False, rounds=2))
    talk.match.round_number = 1
    talk.desk.resume(talk.match, talk.desk.draft)
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
    desk.forget()
    assert desk.match.mind() is mind
    desk.settings["left"] = False
    desk.forget()
    assert desk.match.mind() is not mind
    desk.put_away()
    desk.forget()


def test_the_pegs_that_were_set_are_cleared_by_what_becomes_of_them():
    desk = Hand(rules("duel", SMALL)).desk
    desk.draft.put(0, 1)
    desk.set_code(3)
    assert desk.draft.order == []
    desk.match.ready()
    desk.draft.put(0, 1)
    desk.guess(4)
    assert desk.draft.order == []
    desk.draft.put(0, 1)
    with pytest.raises(ValueError, match="a code must be"):
        desk.guess(-1)
    assert desk.draft.order == [0]
    desk.match.give_up()
    desk.close()
    assert desk.draft.order == []


def test_a_new_match_begins_with_no_peg_set():
    hand = Hand(rules("break", SMALL))
    hand.desk.draft.put(0, 1)
    hand.desk.begin(hand.match.rules)
    assert hand.desk.draft.order == []


def test_a_round_in_which_pegs_were_set_goes_on_too():
    desk = Talk(rules("break")).desk
    desk.draft.lay([(0, 1)])
    desk.resume(desk.match, desk.draft)
    assert desk.resumed
