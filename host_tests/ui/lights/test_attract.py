"""The show that runs while nobody plays."""

import pytest

from firmware.engine.variant import Variant
from firmware.game.phases import DONE, OVER
from firmware.ui.lights.attract import END_MS, Attract
from firmware.ui.lights.idle import ATTRACTING, AWAKE
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
    assert (hand.lights.idle.state, hand.top, hand.desk.draft.order) == (AWAKE, None, [])


def test_it_plays_a_game_that_fits_where_there_is_none_or_one_too_wide():
    for playing in (None, rules("break", "super")):
        hand = attracted(playing, (4, 8))
        assert hand.lights.idle.state == ATTRACTING
        assert hand.top.match.rules.variant.pegs == 4
        hand.wait(3000).press("O")
        assert hand.top is not None  # the menu, or a fault


def test_a_round_that_is_over_stays_to_be_looked_at():
    hand = attracted(rules("break", Variant(2, 2)))
    until = {}
    for _ in range(400):
        hand.wait(50)
        match = hand.top.match
        if match.phase in (OVER, DONE):
            until[match] = until.get(match, 0) + 50
    seen = [*until.values()][:-1]  # the last one may be unfinished
    assert seen
    assert all(ms >= END_MS for ms in seen), seen


@pytest.mark.parametrize("animation", [True, False])
def test_what_it_plays_moves_only_where_lights_may_move(animation):
    hand = attracted(rules("break"), animation=animation)
    moving = 0
    for _ in range(300):
        hand.wait(40)
        moving += hand.top.seat.showing.moving
    assert len(hand.top.match.round.rows) > 1
    assert bool(moving) == animation


def test_a_key_that_is_held_down_all_the_while_ends_it():
    hand = Hand(rules("break"), dim_s=1, attract_s=2, sleep_s=0)
    hand.event("U")
    hand.wait(2400)
    assert hand.lights.idle.state == ATTRACTING
    assert hand.top is None
