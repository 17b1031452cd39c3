"""What is said in large letters, and to whom."""

import pytest

from firmware.engine.variant import Variant
from firmware.game.phases import DONE, HAND, MARK, OVER, SET
from firmware.ui.lights import announce
from firmware.ui.lights.idle import ASLEEP, ATTRACTING
from host_tests.ui.hand import Hand
from host_tests.ui.talk import rules

SMALL = Variant(2, 3, rows=2)


def heard(hand, keys=""):
    """All that is said from these presses until all is quiet."""
    said = []
    for key in keys or [""]:
        hand.press(key)
        for _ in range(500):
            if hand.said and hand.said not in said[-1:]:
                said.append(hand.said)
            if not (hand.desk.busy or hand.seat.showing.moving or hand.said):
                break
            hand.turn()
    return said


def test_one_person_is_told_how_it_ended_and_nothing_else():
    hand = Hand(rules("break", SMALL))
    assert heard(hand) == []
    hand.enter(hand.secret())
    assert heard(hand) == ["SOLVED 1"]


def test_a_duel_tells_who_sets_the_code_and_who_takes_the_device():
    hand = Hand(rules("duel", SMALL))
    assert heard(hand) == ["P2 CODE?"]
    hand.enter("12")
    assert heard(hand) == ["P1"]
    assert heard(hand, "O") == []


def test_who_takes_the_device_at_the_console_is_not_told_to_on_the_lights():
    hand = Hand(rules("duel", SMALL))
    hand.enter("12")
    assert heard(hand)[-1] == hand.said == "P1"
    hand.match.ready()
    hand.turn()
    hand.turn()
    assert hand.top is None


def announced(playing):
    """A hand to which something is being announced."""
    hand = Hand(playing)
    for _ in range(500):
        if hand.said:
            return hand
        hand.turn()
    raise AssertionError("nothing is announced")


def test_a_press_that_answers_what_is_announced_is_not_lost():
    hand = announced(rules("duel", SMALL))
    assert hand.said == "P2 CODE?"
    hand.press("U")
    assert hand.top is None
    assert hand.look()[-1].startswith("R")
    hand = announced(rules("make", SMALL, level="first"))
    assert hand.said == "CODE?"
    hand.press("O").turn()
    assert hand.match.phase == MARK


def test_a_press_in_the_turn_in_which_the_console_begins_a_match_too_wide_does_no_harm():
    hand = announced(rules("duel", SMALL))
    hand.desk.begin(rules("duel", Variant(9, 3)))
    hand.press("U")
    assert "too wide" in hand.said


def test_a_hint_can_be_asked_for_while_words_go_by():
    hand = announced(rules("match", SMALL, people=2, device=False))
    hand.press("O").enter("12").rest()
    hand.press("O").hold("O").rest()
    assert hand.match.round.hints == 1


def test_ok_and_back_only_end_what_is_announced_where_the_board_must_be_seen_first():
    hand = announced(rules("duel", SMALL))
    hand.press("B")
    assert (hand.top, hand.match.phase) == (None, SET)
    hand.enter("12")
    assert (hand.said, hand.match.phase) == ("P1", HAND)
    dark = hand.press("O").look()
    assert (hand.top, hand.match.phase) == (None, HAND)
    assert not set("RG") & set("".join(dark))
    hand.press("O").enter("12")
    while not hand.said:
        hand.turn()
    assert hand.said == "SOLVED 1"
    hand.press("O")
    assert (hand.top, hand.match.phase) == (None, OVER)


def test_a_race_tells_each_turn_and_each_end():
    hand = Hand(rules("race", SMALL, people=2, device=False))
    assert heard(hand) == ["P2 CODE?"]
    hand.enter("12")
    assert heard(hand) == ["P1"]
    assert heard(hand, "OO") == ["CODE?"]
    hand.enter("12").rest()
    hand.enter("33")
    assert heard(hand) == ["P2"]
    hand.enter("12")
    assert heard(hand) == ["P1 UNSOLVED"]
    assert heard(hand, "O") == ["P2 SOLVED 1"]
    assert heard(hand, "O") == ["P2 2:1"]


def handed(size=(8, 8), **settings):
    """A code is set, and the device is to be handed to player 1."""
    hand = Hand(rules("duel", SMALL), size, **settings).wait(4000)
    hand.enter("12").wait(20_000)
    assert (hand.match.phase, hand.said) == (HAND, "P1")
    return hand


@pytest.mark.parametrize("size", [(8, 8), (8, 1), (4, 8)])
def test_whom_to_hand_the_device_to_is_said_until_a_press(size):
    hand = handed(size)
    assert set("".join(hand.look())) == {".", "#"}
    hand.press("O")
    assert (hand.match.phase, hand.said) == (HAND, None)
    hand.press("O").press("1")
    assert hand.desk.draft.pegs == [0, None]


@pytest.mark.parametrize(("seconds", "rest"), [("attract_s", ATTRACTING), ("sleep_s", ASLEEP)])
def test_who_comes_back_is_told_once_again_whose_turn_it_is(seconds, rest):
    for pressed in ("", "O", "OO"):
        hand = handed(dim_s=0, **{"attract_s": 0, "sleep_s": 0, seconds: 30})
        hand.press(pressed).wait(32_000)
        assert hand.lights.idle.state == rest
        assert heard(hand, "R") == ["P1"] if pressed == "OO" else hand.press("R").wait(40).said == "P1"
        hand.press("R").wait(2000)
        assert hand.said is None


def test_closing_the_menu_tells_again_whose_turn_it_is():
    hand = handed().press("OO").wait(4000)
    assert hand.said is None
    hand.hold("B").press("B").wait(40)
    assert hand.said == "P1"
    hand.press("1").wait(40)
    assert (hand.said, hand.desk.draft.pegs) == (None, [0, None])


def test_the_rows_that_the_menu_leads_to_are_not_covered():
    hand = handed().press("OO").enter("33").wait(4000)
    hand.hold("B").choose("ROUND", "ROWS SO FAR").wait(40)
    assert (hand.said, hand.seat.scroll.reviewing) == (None, True)
    hand.press("O").wait(40)
    assert hand.said == "P1"


def test_one_who_plays_alone_is_told_nothing_again():
    hand = Hand(rules("break", SMALL)).hold("B").press("B").wait(40)
    assert hand.said is None


@pytest.mark.parametrize(
    ("scoring", "second", "told"), [("penalty", "12", "P2 3:1"), ("rows", "12", "P2 1:3"), ("rows", "33", "P1 P2 3:3")]
)
def test_the_end_of_a_match_says_who_won_or_shares_it(scoring, second, told):
    hand = Hand(rules("match", Variant(2, 3, rows=2), people=2, device=False, rounds=2, scoring=scoring)).rest()
    for guesses in (("33", "33"), (second, "33")):
        hand.enter("12").rest().press("O").rest()
        for guess in guesses:
            if hand.match.phase != OVER:
                hand.enter(guess).rest()
        said = heard(hand, "O")
    assert hand.match.phase == DONE
    assert said == [told]


def test_a_match_tells_the_score_after_each_round():
    hand = Hand(rules("match", SMALL, rounds=2, level="first"))
    hand.enter(hand.secret())
    assert heard(hand) == ["SOLVED 1 0:1"]
    assert heard(hand, "O") == ["CODE?"]


def test_marks_that_contradict_each_other_are_told():
    hand = Hand(rules("make", SMALL, level="first"))
    hand.rest().press("O").rest()
    hand.press("O").rest()
    hand.press("DDO")
    assert "MARKS?" in heard(hand)


def test_a_round_put_aside_is_void():
    hand = Hand(rules("make", SMALL))
    hand.rest().hold("B").choose("ROUND", "GIVE UP", "GIVE UP?")
    assert heard(hand) == ["VOID"]


def test_reading_what_is_announced_changes_nothing():
    hand = Hand(rules("duel", SMALL))
    told = hand.seat.told
    assert announce.text(hand.desk, hand.seat) == announce.text(hand.desk, hand.seat)
    assert hand.seat.told == told


def test_each_round_begins_with_the_clock_that_runs_in_it():
    hand = Hand(rules("break", SMALL, clock="30"))
    assert heard(hand) == ["CLOCK 30s/row"]
    hand.enter(hand.secret()).rest().press("O").load()
    assert heard(hand) == ["CLOCK 30s/row"]
    hand = Hand(rules("duel", SMALL, clock="180")).press("B").enter("12")
    heard(hand)
    assert heard(hand, "OO") == ["CLOCK 3min/round"]


def test_a_row_that_is_given_while_the_clock_is_announced_is_taken():
    hand = announced(rules("break", SMALL, clock="30"))
    hand.enter("11")
    assert len(hand.match.round.rows) == 1


def test_a_round_that_the_console_has_closed_is_announced_once_and_as_it_ended():
    hand = Hand(rules("break", SMALL))
    hand.enter(hand.secret())
    hand.desk.close()
    assert hand.match.phase == DONE
    assert heard(hand) == ["SOLVED 1"]
    hand = Hand(rules("break", SMALL))
    hand.enter(hand.secret())
    assert heard(hand) == ["SOLVED 1"]
    hand.desk.close()
    assert heard(hand) == []
