"""A row of a round that is over, chosen on the lights, to go on from."""

from firmware.game.phases import GUESS
from host_tests.ui.hand import Hand
from host_tests.ui.talk import rules


def test_after_a_round_its_rows_are_offered_to_go_on_from_as_practice():
    hand = Hand(rules("break")).enter("1122").rest()
    hand.match.give_up()
    hand.rest().hold("B").choose("ROUND", "TRY AGAIN")
    assert hand.offered == ["1"]
    hand.choose("1")
    assert (hand.match.rules.mode, hand.match.phase, hand.top) == ("practice", GUESS, None)
    assert [record.played() for record in hand.desk.statistics().records] == [1]
