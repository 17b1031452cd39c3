"""The file that a game is recorded in, and the face of a board on the cable."""

import asyncio

import pytest

from firmware.device import profiles
from host_tests.tools.faces.terminal.session import Session
from host_tests.tools.front.wire import Wire
from tools.faces.terminal import start
from tools.faces.terminal.app import Face
from tools.front.player import Player
from tools.front.wired import Wired
from tools.trouble import Trouble


def test_a_file_that_cannot_be_written_is_told(tmp_path):
    file = tmp_path / "own.play"
    file.write_text("mine", "utf-8")
    with pytest.raises(Trouble, match="is there already: give the recording another name"):
        start.opened(file)
    assert file.read_text("utf-8") == "mine"
    with pytest.raises(Trouble, match="cannot be written: No such file or directory"):
        start.opened(tmp_path / "none" / "own.play")


def test_closed_play_is_told_in_its_language_and_keeps_lights():
    async def sit(board):
        face = Face(board, start.greeted(board))
        with board.running():
            async with face.run_test(size=(80, 24)) as pilot:
                session = Session(face, pilot)
                await session.until("Dein Gerät ist für Mitspieler verschlossen")
                await pilot.press("f2")
                await session.until("Geräts am Kabel.")
                await pilot.press("2")
                await session.until("classic · Reihe 1 von 10")

    with Player(profiles.named("pico_8x8"), None, {"PEGLIGHT_LANGUAGE": "de"}).running() as player:
        asyncio.run(sit(Wired(Wire(player, lambda came: came.replace(b'"closed": false', b'"closed": true')))))
