"""What the menu offers for the round at hand, while it goes on and once it is over."""

import pytest

from firmware.game import number
from firmware.game.phases import GUESS, OVER
from firmware.game.seal import check_number
from firmware.ui.lights.screens import Choice
from host_tests.ui.hand import SMALL, Hand, begun
from host_tests.ui.talk import rules


def test_giving_up_shows_the_code_and_the_number_of_the_round():
    hand = Hand(rules("break", SMALL))
    hand.hold("B").choose("ROUND", "GIVE UP", "GIVE UP?").rest()
    assert hand.match.phase == OVER
    hand.hold("B").choose("ROUND", "NUMBER")
    variant, code = number.read(hand.said)
    assert (variant, code) == (SMALL, hand.match.round.secret())


def test_giving_up_is_asked_about_and_back_goes_on():
    hand = begun("break")
    hand.hold("B").choose("ROUND", "GIVE UP")
    assert (hand.said, hand.offered) == ("GIVE UP?", ["GIVE UP?"])
    hand.press("B")
    assert (hand.top, hand.match.phase) == (None, GUESS)


@pytest.mark.parametrize("size", [(8, 8), (8, 1)])
def test_the_question_is_red_where_it_can_be_read_and_where_it_is_a_light(size):
    hand = Hand(rules("break", SMALL), size)
    hand.hold("B").choose("ROUND", "GIVE UP")
    assert "!" in "".join(hand.look())


@pytest.mark.parametrize("entry", ["ROWS SO FAR", "READ OUT", "POSSIBLE - A HINT", "GIVE UP"])
def test_an_entry_of_a_round_that_ended_meanwhile_closes_the_menu_and_does_nothing(entry):
    hand = begun("break")
    hand.hold("B").choose("ROUND").go_to(entry)
    hand.match.give_up()
    state = hand.match.changes, hand.match.round.hints
    hand.press("O")
    assert (hand.match.changes, hand.match.round.hints) == state
    assert "ROUND" not in [getattr(screen, "text", "") for screen in hand.above]


def test_what_was_offered_may_have_become_impossible_meanwhile():
    hand = Hand(rules("make", SMALL, level="first"))
    hand.hold("B").choose("ROUND", "GIVE UP")
    hand.match.give_up()
    hand.choose("GIVE UP?")
    assert hand.match.phase == OVER
    hand = Hand(rules("make", SMALL, level="first"))
    hand.hold("B")
    hand.match.give_up()
    hand.choose("ROUND")
    assert hand.said == "ROUND"


def test_the_seal_is_told_while_the_round_runs():
    hand = Hand(rules("break"))
    hand.hold("B").choose("ROUND", "SEAL")
    played = hand.match.round
    check = check_number(played.variant, played.known(), played.salt)
    assert hand.said == "My code is sealed. Check number: " + check
    hand.press("O")
    assert hand.said == "SEAL"


def test_rows_can_be_seen_and_read_out_from_the_menu():
    hand = Hand(rules("break", SMALL))
    hand.hold("B")
    assert "ROWS SO FAR" not in hand.offered
    hand.press("B").enter("11" if hand.secret() != "11" else "22").rest()
    hand.hold("B").choose("ROUND", "ROWS SO FAR")
    assert hand.seat.scroll.reviewing
    hand.hold("B").choose("ROUND", "READ OUT")
    assert not isinstance(hand.top, Choice)
    assert hand.steps


def test_where_keys_are_few_the_hint_is_in_the_menu_while_a_guess_is_asked_for():
    hand = Hand(rules("break"), few=True).rest()
    hand.hold("O").choose("ROUND", "HINT").rest()
    assert hand.seat.in_hand.submits
    hand = Hand(rules("duel"), few=True).rest()
    hand.hold("O")
    assert "HINT" not in hand.offered
    assert "HINT" not in Hand(rules("break")).rest().hold("B").offered
