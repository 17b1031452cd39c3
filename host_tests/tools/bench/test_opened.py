"""The lines of the bench open the thing that it names, and every line of it is taken."""

import pytest

from firmware.game.match import DONE, OVER
from host_tests.ui.table import Table
from tools.bench.opened import OPENED
from tools.bench.probes.opened import Maker

GAMES = {
    "classic": (4, 6),
    "super": (5, 8),
    "connected": (4, 10),
    "large": (6, 9),
    "puzzle": (4, 6),
    "breaker": (8, 10),
    "widest": (10, 10),
}
MINI = (4, 5)
WAIT_MS = 2000
MOST_WAITS = 60  # for a mark to be asked for
OF_RULES = {
    "day": lambda rules: rules.day > 0,
    "puzzle": lambda rules: rules.given_rows,
    "blitz": lambda rules: rules.clock,
    "days": lambda rules: not rules.counts,
    "practice": lambda rules: not rules.counts,
}


def typed(table, played):
    """Return the lines, with the marks that MARKS stands for."""
    maker = Maker()
    for line in played:
        goes_on = line == "MARKS"
        while goes_on:
            assert any("mark?" in " ".join((table.wait(WAIT_MS) or table.heard)[-2:]) for _ in range(MOST_WAITS))
            maker.say(next(line for line in reversed(table.heard) if "mark?" in line))
            goes_on = maker.mark(table.match)
            yield maker.typed
        if line != "MARKS":
            yield line


@pytest.mark.parametrize("name", OPENED)
def test_a_thing_that_is_opened_is_played_to_its_end(name):
    table = Table()
    for line in typed(table, OPENED[name]):
        before = len(table.heard)
        table.words.type(line)
        table.listen()
        assert len(table.heard) > before
    match = table.match
    if name == "mistakes":
        assert match is None  # it has left the round from which there was something to learn
        return
    assert match.phase in (OVER, DONE)
    assert (match.variant().pegs, match.variant().colours) == GAMES.get(name, MINI)
    assert OF_RULES.get(name, lambda rules: rules.counts)(match.rules)
    guesses = sum(set(line) <= set("RGBYOP") for line in OPENED[name] if line)
    assert len(match.round.rows) >= guesses - ("UNDO" in OPENED[name])
