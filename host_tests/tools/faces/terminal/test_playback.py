"""A playthrough in the face: it is watched by the pilot, and by the real process in a terminal of its own."""

import asyncio

import pytest

from host_tests.tools.faces.terminal.session import Session
from host_tests.tools.faces.terminal.terminal import POSIX
from tools.faces.terminal.app import Face
from tools.playthrough.performance import Performance
from tools.playthrough.playthrough import parse
from tools.playthrough.shots import player_for

FILE = """board pico_8x8
seed 7
note A [peg] is chosen.
press ok ok ok
says Row 1 of 10: your guess?
press up
lights
|R...    |
"""


@pytest.mark.slow
def test_what_is_performed_is_seen_and_the_keys_of_who_watches_do_nothing():
    play = parse(FILE + "wait 3600000")
    player = player_for(play, speed=20)
    performance = Performance(play, player)
    player.each_turn = performance.turn

    async def watch():
        face = Face(player, 400, watched=performance)
        async with face.run_test(size=(80, 24)) as pilot:
            session = Session(face, pilot)
            await session.until(lambda: "R" in session.signs)
            await session.until(lambda: "peg" in str(face.query_one("#frame").border_subtitle))
            for key in ("up", "enter", "tab", "g"):
                await session.pilot.press(key)
            await session.pilot.click("#back")
            await session.pass_ms(500)
            await session.until(lambda: "R" in session.signs)
            assert player.typed == ""
            assert not face.panel.typing
            assert "Tab" not in str(face.query_one("#help").render())

    with player.running():
        asyncio.run(watch())


def script(tmp_path, text):
    file = tmp_path / "a.play"
    file.write_text(text, "utf-8")
    return "--script", str(file), "--speed", "20"


@pytest.fixture
def watched(opened, tmp_path):
    """A terminal in which this text is performed."""
    return lambda text: opened(*script(tmp_path, text))


@POSIX
@pytest.mark.parametrize(
    ("text", "status", "told"),
    [
        (FILE, 0, b"a.play: 5 steps went as written, "),
        (
            FILE.replace("|R...", "|G..."),
            1,
            b"peg: Line 7 of a.play expects the picture at the left, and at last saw the one at the right:",
        ),
    ],
    ids=["it held", "it did not hold"],
)
def test_what_came_of_it_is_said_when_the_terminal_is_as_it_was(watched, text, status, told):
    terminal = watched(text)
    assert terminal.left() == status
    assert terminal.is_clean()
    assert told in terminal.seen.rpartition(b"\x1b[?1049l")[2]


@pytest.mark.slow
@POSIX
def test_who_leaves_before_the_end_is_told_where(watched):
    terminal = watched(FILE + "wait 3600000")
    terminal.until(b"is chosen.")
    terminal.type(b"\x03")
    assert terminal.left() == 1
    assert terminal.is_clean()
    assert b"peg: It was stopped at line " in terminal.seen
