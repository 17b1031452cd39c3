"""Whose turn it is, and when a round is over."""

from firmware.game.round import HEAD, LOST, RUNNING, STOPPED, VOID, WON, Round
from firmware.game.rules import agree
from firmware.game.turns import Turns
from host_tests.game.matches import TINY


def race(*sides):
    made = Turns(agree("race", TINY))
    made.sides[:] = sides
    return made


def side(state, rows):
    played = Round(TINY, HEAD)
    played.state = state
    played.rows = [(0, 0)] * rows
    return played


def test_a_race_is_over_after_an_end_and_as_many_rows():
    for first, second, over in [
        ((RUNNING, 0), (RUNNING, 0), False),
        ((RUNNING, 3), (RUNNING, 2), False),
        ((WON, 3), (RUNNING, 2), False),  # the second player still has a row to come
        ((WON, 3), (RUNNING, 3), True),
        ((RUNNING, 3), (WON, 3), True),
        ((RUNNING, 4), (WON, 2), True),  # a corrected mark ended it early
        ((LOST, 4), (RUNNING, 3), False),
        ((LOST, 4), (LOST, 4), True),
        ((WON, 3), (WON, 2), True),
        ((STOPPED, 3), (VOID, 2), True),
    ]:
        assert race(side(*first), side(*second)).is_over() == over


def test_the_side_with_fewer_rows_plays():
    for first, second, turn in [(0, 0, 0), (1, 0, 1), (1, 1, 0), (5, 2, 1)]:
        assert race(side(RUNNING, first), side(RUNNING, second)).to_play() == turn
