"""A match begins at the lights, and none is lost unasked."""

from firmware.ui.lights import beginning
from host_tests.ui.hand import Hand
from host_tests.ui.talk import rules


def test_where_nothing_would_be_lost_it_begins_at_once():
    hand = Hand()
    beginning.begin(hand.lights, rules("break"))
    assert hand.match.rules.mode == "break"


def test_a_round_in_which_somebody_has_played_is_asked_about():
    hand = Hand(rules("break"))
    hand.enter("1122")
    match = hand.match
    beginning.begin(hand.lights, rules("duel"))
    assert (hand.match, hand.said) == (match, "GIVE UP?")
    hand.press("O")
    assert hand.match.rules.mode == "duel"


def test_a_round_that_is_over_is_counted_first():
    hand = Hand(rules("break"))
    hand.match.give_up()
    beginning.begin(hand.lights, rules("break"))
    assert [record.played() for record in hand.desk.statistics().records] == [1]
