"""Whose turn it is, and when a round is over."""

from firmware.game.agreed import DEVICE, PERSON
from firmware.game.round import GIVEN_UP, HEAD, LOST, RUNNING, STOPPED, VOID, WON, Round
from firmware.game.rules import agree
from firmware.game.turns import Turns
from host_tests.game.matches import TINY


def turns(*sides):
    """Return a round with these sides: one, or the two of a race."""
    made = Turns(agree("race" if len(sides) > 1 else "break", TINY))
    made.sides[:] = sides
    return made


def side(state, rows):
    played = Round(TINY, HEAD)
    played.state = state
    played.rows = [(0, 0)] * rows
    return played


def test_a_round_of_one_side_is_over_when_it_has_come_to_an_end():
    for state in [WON, LOST, GIVEN_UP, VOID]:
        assert turns(side(state, 2)).is_over()
        assert not turns(side(RUNNING, 2)).is_over()
        assert turns(side(RUNNING, 2)).to_play() == 0


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
        assert turns(side(*first), side(*second)).is_over() == over


def test_the_side_with_fewer_rows_plays():
    for first, second, turn in [(0, 0, 0), (1, 0, 1), (1, 1, 0), (5, 2, 1)]:
        assert turns(side(RUNNING, first), side(RUNNING, second)).to_play() == turn


def test_when_one_side_has_ended_the_other_is_stopped():
    played = turns(side(WON, 3), side(RUNNING, 3))
    played.stop()
    assert [each.state for each in played.sides] == [WON, STOPPED]


def test_each_round_the_next_player_guesses():
    played = Turns(agree("match", TINY, people=2, device=True, rounds=6))
    played.side = 0
    seen = []
    for number in range(4):
        played.round_number = number
        seen.append((played.maker(), played.breaker(), played.kinds()))
    people = (PERSON, PERSON)
    assert seen == [(2, 0, (DEVICE, PERSON)), (0, 1, people), (1, 2, (PERSON, DEVICE)), (2, 0, (DEVICE, PERSON))]
    assert (played.makes(DEVICE), played.breaks(DEVICE)) == (True, False)
