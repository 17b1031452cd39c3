"""Whose row it is, and when a round is over."""

import pytest

from firmware.game.round import GIVEN_UP, HEAD, LOST, RUNNING, STOPPED, VOID, WON, Round
from firmware.game.turns import is_over, to_play
from host_tests.game.playing import TINY


def side(state, rows):
    played = Round(TINY, HEAD)
    played.state = state
    played.rows = [(0, 0)] * rows
    return played


@pytest.mark.parametrize("state", [WON, LOST, GIVEN_UP, VOID])
def test_a_round_of_one_side_is_over_when_it_has_come_to_an_end(state):
    assert is_over([side(state, 2)])
    assert not is_over([side(RUNNING, 2)])
    assert to_play([side(RUNNING, 2)]) == 0


@pytest.mark.parametrize(
    ("first", "second", "over"),
    [
        ((RUNNING, 0), (RUNNING, 0), False),
        ((RUNNING, 3), (RUNNING, 2), False),
        ((WON, 3), (RUNNING, 2), False),  # the second has a row to come
        ((WON, 3), (RUNNING, 3), True),
        ((RUNNING, 3), (WON, 3), True),
        ((RUNNING, 4), (WON, 2), True),  # a corrected mark has cut it short
        ((LOST, 4), (RUNNING, 3), False),
        ((LOST, 4), (LOST, 4), True),
        ((WON, 3), (WON, 2), True),
        ((STOPPED, 3), (VOID, 2), True),
    ],
)
def test_a_race_is_over_when_one_has_ended_and_the_other_has_had_as_many_rows(first, second, over):
    assert is_over([side(*first), side(*second)]) == over


@pytest.mark.parametrize(("first", "second", "turn"), [(0, 0, 0), (1, 0, 1), (1, 1, 0), (5, 2, 1)])
def test_the_side_with_fewer_rows_plays(first, second, turn):
    assert to_play([side(RUNNING, first), side(RUNNING, second)]) == turn


def test_who_is_to_play_is_never_at_an_end():
    states = [(RUNNING, rows) for rows in range(5)] + [(WON, 2), (LOST, 4), (WON, 4)]
    for first in states:
        for second in states:
            sides = [side(*first), side(*second)]
            if not is_over(sides):
                assert sides[to_play(sides)].state == RUNNING
