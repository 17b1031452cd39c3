"""A round runs from its first row to its end, and keeps its secret until then."""

import pytest

from firmware.engine import marks
from firmware.engine.variant import Variant
from firmware.game.round import (
    EVIL,
    GIVEN_UP,
    HEAD,
    HELD,
    LOST,
    RUNNING,
    SEALED,
    VOID,
    WON,
    Round,
)
from host_tests.game.matches import CLASSIC, code

SECRET = code("1234")
OTHER = code("4231")
BROKEN = marks.solved(CLASSIC)
HALF = marks.mark_of(2, 2)  # what OTHER gets from SECRET


def headed(*given, rows=10):
    """Return a round whose code is in somebody's head, with these guesses and marks."""
    played = Round(Variant(4, 6, rows=rows), HEAD)
    for guess, mark in given:
        played.guess(guess)
        played.answer(mark)
    return played


def held(*guesses, rows=10):
    """Return a round whose code the device holds, with these guesses."""
    played = Round(Variant(4, 6, rows=rows), HELD, SECRET)
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


def test_a_guess_at_a_code_in_the_head_waits_for_its_mark():
    played = Round(CLASSIC, HEAD)
    with pytest.raises(ValueError, match="no guess waits for a mark"):
        played.answer(0)
    assert played.guess(OTHER) is None
    with pytest.raises(ValueError, match="the last guess has no mark yet"):
        played.guess(OTHER)
    for wrong in (marks.mark_of(3, 1), marks.mark_of(5, 0), -1, None, "x"):
        with pytest.raises(ValueError, match="no guess can get the mark"):
            played.answer(wrong)
    assert (played.rows, played.pending) == ([], OTHER)
    assert played.answer(HALF) == HALF
    assert (played.rows, played.pending) == ([(OTHER, HALF)], None)


def test_no_mark_of_the_device_is_taken_back_or_corrected():
    for holder in [HELD, SEALED, EVIL]:
        played = Round(CLASSIC, holder, SECRET)
        played.guess(OTHER)
        if holder != HELD:
            played.answer(HALF)
        with pytest.raises(ValueError, match="there is no mark to take back"):
            played.take_back()
        with pytest.raises(ValueError, match="there is no mark to correct in that row"):
            played.correct([(0, 0)])
        assert played.rows == [(OTHER, HALF)]


def test_a_correction_that_cannot_be_changes_nothing():
    for mends in [[(0, HALF), (1, 0)], [(0, HALF), (-1, 0)], [(None, 0)], [(0, -1)], [(0, HALF), (0, None)]]:
        played = headed((OTHER, 0))
        with pytest.raises(ValueError, match=r"there is no mark to correct in that row|no guess can get the mark"):
            played.correct(mends)
        assert played.rows == [(OTHER, 0)]


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


def test_the_last_row_is_unplayed_whatever_it_has_led_to():
    played = held(SECRET)
    played.unplay()
    assert (played.rows, played.state) == ([], RUNNING)
    with pytest.raises(ValueError, match="there is no row to take back"):
        played.unplay()
