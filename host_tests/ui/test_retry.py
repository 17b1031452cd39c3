"""A round that is over is gone on from any of its rows, as practice."""

import pytest

from firmware.game.phases import GUESS
from firmware.game.round import RUNNING
from firmware.ui.retry import retry
from host_tests.game.matches import CLASSIC, code
from host_tests.ui.talk import Talk, rules


@pytest.mark.parametrize("rows", range(3))
def test_it_has_the_code_and_the_rows_before(rows):
    desk = Talk(rules("number", level="first", code=code("1433"))).desk
    for guess in ("1111", "1122", "1433"):
        desk.match.guess(code(guess))
    played = desk.match.round
    retry(desk, played, rows)
    again = desk.match
    assert (again.rules.mode, again.rules.level, again.phase) == ("practice", "first", GUESS)
    assert (again.round.rows, again.round.state) == (played.rows[:rows], RUNNING)
    assert (again.round.variant, again.round.known()) == (CLASSIC, code("1433"))
