"""The lines of the bench open the thing that it names, and every line of it is taken."""

import pytest

from firmware.game.phases import DONE, GUESS, MARK, OVER
from host_tests.ui.table import Table
from tools.bench.opened import OPENED
from tools.bench.probes.opened import Maker

GAMES = {"classic": (4, 6), "super": (5, 8), "large": (6, 9), "puzzle": (4, 6), "breaker": (8, 10), "widest": (10, 10)}
PHASES = {"how well": (OVER, DONE), "breaker": (MARK,), "widest": (MARK,)}
MINI = (4, 5)
WAIT_MS = 2000
MOST_WAITS = 60  # for a mark to be asked for
OF_RULES = {
    "day": lambda match: match.rules.day > 0,
    "puzzle": lambda match: match.rules.laid,
    "blitz": lambda match: match.clock is not None,
    "practice": lambda match: not match.rules.counts,
}


def typed(table, played):
    """Return the lines, with the marks that MARKS stands for."""
    maker = Maker()
    for line in played:
        goes_on = line == "MARKS"
        while goes_on:
            assert any("mark?" in (table.wait(WAIT_MS) or table.heard)[-1] for _ in range(MOST_WAITS))
            maker.say(table.heard[-1])
            goes_on = maker.mark(table.match)
            yield maker.typed
        if line != "MARKS":
            yield line


@pytest.mark.parametrize("name", OPENED)
def test_what_is_typed_begins_what_is_measured_and_ends_it(name):
    table = Table()
    begun, played = OPENED[name]
    for line in begun:
        table.words.type(line)
        table.wait(WAIT_MS)
    match = table.match
    assert match.phase in PHASES.get(name, (GUESS,))
    assert (match.variant().pegs, match.variant().colours) == GAMES.get(name, MINI)
    assert OF_RULES.get(name, lambda match: match.rules.counts)(match)
    for line in typed(table, played):
        before = len(table.heard)
        table.words.type(line)
        table.wait(WAIT_MS)
        assert len(table.heard) > before
    assert match.phase in (OVER, DONE)
    assert len(match.round.rows) >= sum(line[0] in "RGBY" and line != "RESIGN" for line in played) - ("UNDO" in played)
