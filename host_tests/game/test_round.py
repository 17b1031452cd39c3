"""A round runs from its first row to its end, and keeps its secret until then."""

import pytest

from firmware.game.round import EVIL, GIVEN_UP, HEAD, HELD, LOST, RUNNING, SEALED, VOID, WON, Round
from host_tests.game.matches import CLASSIC, code

SECRET = code("1234")
OTHER = code("4231")


def held(*guesses):
    """Return a round whose code the device holds, with these guesses."""
    played = Round(CLASSIC, HELD, SECRET)
    for guess in guesses:
        played.guess(guess)
    return played


def test_only_its_rows_win_or_lose_a_round_and_then_it_stays_so():
    for state in [RUNNING, WON, LOST, VOID]:
        with pytest.raises(ValueError, match="a round is won or lost by its rows"):
            held().end(state)
    played = held(SECRET)
    for late in (lambda: played.guess(OTHER), lambda: played.end(GIVEN_UP)):
        with pytest.raises(ValueError, match="the round is over"):
            late()
    assert (len(played.rows), played.state) == (1, WON)


def test_a_round_begins_with_a_code_that_can_be():
    with pytest.raises(ValueError, match="a code must be"):
        Round(CLASSIC, HELD, -1)
    for holder, secret in ((HELD, None), (SEALED, None), (EVIL, None), (HEAD, SECRET)):
        with pytest.raises(ValueError, match="the device knows the code, unless a person has it in the head"):
            Round(CLASSIC, holder, secret)


def test_an_evil_round_shows_its_last_witness():
    played = Round(CLASSIC, EVIL, SECRET)
    played.guess(OTHER)
    played.answer(0)
    played.set_witness(code("5656"))
    played.end(GIVEN_UP)
    assert played.secret() == code("5656")
    with pytest.raises(ValueError, match="this round has a code"):
        Round(CLASSIC, HELD, SECRET).set_witness(OTHER)


def test_misses_are_counted_up_to_99():
    played = held()
    for _ in range(120):
        played.count_miss()
    assert played.misses == 99
