"""A whole round of every way to play, by keys and clicks on the table, as the view and the caption tell what to do."""

import pytest

from firmware.game.modes import MODES
from host_tests import runs
from host_tests.tools.faces import rounds
from host_tests.tools.faces.terminal.session import play
from host_tests.tools.faces.terminal.test_table import clicked, paper, piece
from tools.front.display import Display

MARKS = {"x": "up", "o": "down"}


@pytest.mark.slow
@pytest.mark.parametrize("mode", runs.few(MODES, plain=4))
def test_a_whole_round_is_played(mode):
    async def go(session):
        await session.until(lambda: session.player.display.view)
        if mode == "number":
            await session.press(*"number", "enter", *rounds.NUMBER.lower(), "enter")
            await session.press("left")
        else:
            await chosen(session, *rounds.entries(mode))
            if mode == "puzzle":
                await session.press("enter")  # the one that is offered
        for _ in range(rounds.MOST_ACTS):
            if rounds.is_over(session.said):
                return
            await act(session)
        raise AssertionError(session.said[-20:])

    play("pico_8x8", go, (100, 30), display=Display())


async def chosen(session, *entries):
    await session.press("left")
    for entry in entries:
        at = await session.until(lambda entry=entry: drawn(session, entry))
        await clicked(session, "row", at[0])


def drawn(session, entry):
    """The number of an entry of the menu, in a list, once it is drawn where it stays."""
    there = rounds.names_of(session.player.display.view.choices)
    lines = rounds.names_of(line[2:] for line in paper(session).splitlines())
    if entry not in there or entry not in lines:
        return []
    places = piece(session, "row", there.index(entry))
    return [there.index(entry)] if places and places[0][1] == lines.index(entry) else []


async def act(session):
    """Do what is wanted now."""
    view = session.player.display.view
    keys = {rounds.CLOSE: ["right"], rounds.SET_CODE: [*rounds.CODE, "enter"], rounds.HINT: ["h"], rounds.OK: ["enter"]}
    wanted = rounds.wanted(view)
    if wanted == rounds.MARK:
        await session.press(*[MARKS[sign] for sign in rounds.mark_in(view).strip("-")], "enter")
    else:
        await session.press(*keys.get(wanted, []))
    await session.until(lambda: session.player.display.view is not view)
