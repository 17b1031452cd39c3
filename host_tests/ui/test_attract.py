"""What runs when nobody touches it."""

from firmware.engine.variant import Variant
from firmware.ui.attract import Attract
from firmware.ui.handheld import ATTRACTING, AWAKE
from host_tests.ui.hand import Hand
from host_tests.ui.talk import rules


def attracted(playing=None, size=(8, 8), **changed):
    hand = Hand(playing, size, dim_s=1, attract_s=2, sleep_s=0, **changed)
    return hand.wait(2100)


def test_the_device_plays_against_itself_in_silence_and_leaves_the_board_alone():
    hand = attracted(rules("break"))
    assert isinstance(hand.top, Attract)
    rows, heard = set(), set()
    for _ in range(400):
        hand.wait(100)
        rows.add(len(hand.top.match.round.rows))
        heard.add(hand.lights.sounds.hz)
    assert {1, 2, 3, 4} <= rows
    assert heard == {0}
    assert hand.match.round.rows == []


def test_it_plays_on_and_on():
    hand = attracted(rules("break", Variant(2, 2)))
    first = hand.top.match
    hand.wait(20_000)
    assert hand.top.match is not first


def test_the_press_that_wakes_does_nothing_else():
    hand = attracted(rules("break"))
    hand.press("U")
    assert (hand.lights.rest, hand.top, hand.match.draft.order) == (AWAKE, None, [])


def test_it_plays_a_game_that_fits_where_there_is_none_or_one_too_wide():
    for playing in (None, rules("break", "super")):
        hand = attracted(playing, (4, 8))
        assert hand.lights.rest == ATTRACTING
        assert hand.top.match.rules.variant.pegs == 4
        hand.wait(3000).press("O")
        assert hand.top is not None  # the menu, or what is wrong
