"""A whole round of every way to play, by keys and clicks on the table, as the view and the caption tell what to do."""

import pytest

from firmware.engine import codes, marks
from firmware.engine.games import named
from firmware.game.rules import MODES
from host_tests.tools.faces.terminal.session import play
from host_tests.tools.faces.terminal.test_table import clicked, paper, piece
from tools.front.display import Display

NUMBER = "065XTJ"  # of a round of the classic game
CODE = "rgby"
MOST_ACTS = 200


@pytest.mark.sample(quick=1, plain=4)
@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
def test_a_whole_round_is_played(mode):
    async def go(session):
        await session.until(lambda: session.player.display.view)
        if mode == "number":
            await session.press(*"number", "enter", *NUMBER.lower(), "enter")
            await session.press("left")
        else:
            date = ("2026", "1", "1") if mode == "day" else ()
            await chosen(session, "PLAY", mode, *date, "mini")
        for _ in range(MOST_ACTS):
            if any("broke the code" in line or "not break the code" in line for line in session.said):
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
    there = session.player.display.view.choices
    lines = [line[2:] for line in paper(session).splitlines()]
    if entry not in there or entry not in lines:
        return []
    places = piece(session, "row", there.index(entry))
    return [there.index(entry)] if places and places[0][1] == lines.index(entry) else []


async def act(session):
    """Do what is wanted now."""
    view = session.player.display.view
    if view.text:
        await session.press("right")
    elif view.mark is not None:
        await session.press(*marked(view), "enter")
    elif view.cursor >= 0 and "set a code" in view.caption:
        await session.press(*CODE, "enter")
    elif view.cursor >= 0:
        await session.press("h" if None in view.hand else "enter")
    elif "OK" in view.caption:
        await session.press("enter")
    await session.until(lambda: session.player.display.view is not view)


def marked(view):
    """The keys that mark the guess in hand, from an empty mark."""
    if view.mark != "-":
        return ()
    variant = named("mini")
    code = [view.letters.lower().index(letter) for letter in CODE]
    mark = marks.score(variant, codes.pack(variant, view.hand), codes.pack(variant, code))
    return ("up",) * marks.exact_in(mark) + ("down",) * marks.near_in(mark)
