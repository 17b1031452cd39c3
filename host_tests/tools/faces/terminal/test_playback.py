"""A playthrough in the face, watched by the pilot."""

import asyncio

import pytest

from host_tests.tools.faces.terminal.session import Session
from tools.faces.terminal.app import Face
from tools.playthrough.performance import Performance, player_for
from tools.playthrough.playthrough import parse

FILE = """board pico_8x8
seed 7
note A [peg] is chosen.
press ok
says Row 1 of 10: your guess?
press up
lights
|R...    |
"""


@pytest.mark.slow
def test_a_playthrough_is_seen_and_who_watches_changes_nothing():
    play = parse(FILE + "wait 3600000")
    player = player_for(play, speed=20)
    performance = Performance(play, player)

    async def watch():
        face = Face(player, watched=performance)
        async with face.run_test(size=(80, 24)) as pilot:
            session = Session(face, pilot)
            await session.until(lambda: "R" in face.board.lights.signs)
            await session.until(lambda: "peg" in str(face.board.lights.border_subtitle))
            for key in ("up", "enter", "colon", "f3", "f3", "g"):
                await session.pilot.press(key)
            await session.click("key", "back")
            await session.pass_ms(500)
            await session.until(lambda: "R" in face.board.lights.signs)
            assert player.typed == ""
            assert "^C" in session.seen[-1]

    with player.running():
        asyncio.run(watch())
