"""A game in the face is recorded: with the pilot at the keys, and by the real process. What was recorded passes."""

import asyncio

import pytest

from host_tests.tools.faces.terminal.session import Session
from host_tests.tools.faces.terminal.terminal import POSIX
from tools.faces.terminal.app import Face
from tools.faces.text import playback
from tools.playthrough.playthrough import parse
from tools.playthrough.recorder import Recorder
from tools.playthrough.shots import player_for


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


@POSIX
@pytest.mark.slow
def test_what_was_played_in_the_terminal_is_in_the_file(opened, tmp_path):
    file = tmp_path / "own.play"
    terminal = opened(
        "--record", str(file), "--seed", "7", "--variant", "mini", "--board", "pico_16x10", PEGLIGHT_PALETTE="safe"
    )
    terminal.until(b"(Enter: break)")
    terminal.type(b"\r\r\r")
    terminal.until(b"Row 1 of 10")
    terminal.type(b"\x1b[A\r\x03")
    assert terminal.left() == 0
    assert terminal.is_clean()
    assert b"Recorded: peg.py play --script " in terminal.seen
    text = file.read_text("utf-8")
    assert text.startswith("board pico_16x10\nseed 7\nset palette safe\nset variant mini\n")
    assert playback.perform(parse(text)) == 0
    assert not (tmp_path / "saves").exists()


@POSIX
def test_a_file_that_is_there_is_not_written_over(opened, tmp_path):
    file = tmp_path / "own.play"
    file.write_text("mine", "utf-8")
    terminal = opened("--record", str(file))
    assert terminal.left() == 1
    assert b"is there already: give the recording another name." in terminal.seen
    assert file.read_text("utf-8") == "mine"


@POSIX
def test_a_file_that_cannot_be_is_told(opened, tmp_path):
    terminal = opened("--record", str(tmp_path / "none" / "own.play"))
    assert terminal.left() == 1
    assert b"cannot be written: No such file or directory." in terminal.seen
