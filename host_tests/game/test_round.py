"""A round runs from its first row to its end, and keeps its secret until then."""

import pytest

from firmware.engine import codes, marks
from firmware.engine.variant import Variant, named
from firmware.game.round import GIVEN_UP, LOST, RUNNING, WON, Round

CLASSIC = named("classic")
SECRET = codes.pack(CLASSIC, [0, 1, 2, 3])
OTHER = codes.pack(CLASSIC, [3, 1, 2, 0])


def test_a_round_is_won_on_the_first_row():
    round_ = Round(CLASSIC, SECRET)
    assert round_.guess(SECRET) == marks.mark_of(4, 0)
    assert round_.state == WON
    assert round_.secret() == SECRET


def test_a_round_is_won_on_the_last_row():
    round_ = Round(Variant(4, 6, rows=3), SECRET)
    assert [round_.guess(OTHER), round_.guess(OTHER)] == [marks.mark_of(2, 2)] * 2
    round_.guess(SECRET)
    assert round_.state == WON


def test_a_round_is_lost_when_its_rows_are_used_up():
    round_ = Round(Variant(4, 6, rows=2), SECRET)
    round_.guess(OTHER)
    assert round_.state == RUNNING
    round_.guess(OTHER)
    assert round_.state == LOST
    assert round_.rows == [(OTHER, marks.mark_of(2, 2))] * 2


def test_the_secret_is_told_only_when_the_round_is_over():
    round_ = Round(CLASSIC, SECRET)
    with pytest.raises(ValueError, match="the code is not shown while the round runs"):
        round_.secret()
    round_.give_up()
    assert round_.state == GIVEN_UP
    assert round_.secret() == SECRET


def test_after_the_end_nothing_changes():
    round_ = Round(CLASSIC, SECRET)
    round_.guess(SECRET)
    for late in (lambda: round_.guess(OTHER), round_.give_up):
        with pytest.raises(ValueError, match="the round is over"):
            late()
    assert (len(round_.rows), round_.state) == (1, WON)


def test_a_wrong_guess_changes_nothing():
    round_ = Round(CLASSIC, SECRET)
    with pytest.raises(ValueError, match="a code must be a whole number from 0 to 1295, not 1296"):
        round_.guess(1296)
    assert (round_.rows, round_.state) == ([], RUNNING)


def test_a_secret_that_is_no_code_is_refused():
    with pytest.raises(ValueError, match="a code must be"):
        Round(CLASSIC, -1)
