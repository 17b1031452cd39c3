"""There is something to lose in a round that somebody has played in; what is given of a puzzle is nothing."""

from firmware.ui.begun import begun
from host_tests.game.matches import begun as match_of
from host_tests.game.matches import code


def test_a_round_is_begun_with_its_first_row():
    match = match_of("break")
    assert not begun(match)
    match.guess(code("1122"))
    assert begun(match)


def test_a_puzzle_is_begun_with_the_first_try():
    match = match_of("puzzle", code=code("1433"), laid=(code("1122"),), puzzle=9)
    assert not begun(match)
    match.round.miss()
    assert begun(match)


def test_a_round_whose_code_nobody_has_set_is_not_begun():
    assert not begun(match_of("duel"))
