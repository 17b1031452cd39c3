"""A game in the face is recorded, and what was recorded passes."""

import asyncio

import pytest

from host_tests.tools.faces.terminal.session import Session
from tools.faces.terminal import record
from tools.faces.terminal.app import Face
from tools.faces.text import playback
from tools.playthrough.playthrough import parse
from tools.playthrough.recorder import Recorder
from tools.playthrough.shots import player_for
from tools.trouble import Trouble


@pytest.mark.slow
def test_a_round_that_the_pilot_wins_is_recorded_and_passes(capsys):
    # on a slow computer the attract lights would start, and no other run would repeat that
    board = parse("board pico_8x8\nseed 7\nset variant mini\nset attract_s 0\nset sleep_s 0\nset dim_s 0")
    player = player_for(board, speed=20)
    recorder = Recorder(player, board.seed, board.settings)
    player.each_turn = recorder.turn

    async def win():
        async with Face(player, 400).run_test(size=(80, 24)) as pilot:
            session = Session(pilot.app, pilot)
            await session.start()
            await session.press("up", "enter", "up", "up", "enter", "enter", "m")
            await session.pass_ms(1000)
            await session.press("backspace", "tab", *"groy", "enter", "tab")
            await session.until(lambda: "You broke the code. Rows: 1" in session.said)
            await session.pass_ms(9000)  # the end has been announced and the lights are at rest, however late that is
            await session.press("enter")
            await session.until(lambda: session.said[-1] == "Row 1 of 10: your guess?")
            await session.pass_ms(2000)

    with player.running():
        asyncio.run(win())
    text = recorder.text()
    assert "type groy\n" in text
    assert "hold back\n" in text
    playback.perform(parse(text))
    assert "You broke the code. Rows: 1\n" in capsys.readouterr().out


def test_a_file_that_cannot_be_written_is_told(tmp_path):
    file = tmp_path / "own.play"
    file.write_text("mine", "utf-8")
    with pytest.raises(Trouble, match="is there already: give the recording another name"):
        record.opened(file)
    assert file.read_text("utf-8") == "mine"
    with pytest.raises(Trouble, match="cannot be written: No such file or directory"):
        record.opened(tmp_path / "none" / "own.play")
