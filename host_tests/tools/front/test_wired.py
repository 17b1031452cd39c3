"""A board on the cable behind the interface of a player: its page is drawn here, and what is asked is done there."""

import random
import re

import pytest

from firmware.device.profiles import named
from firmware.ui.faces.cable import CABLE
from firmware.ui.screen import PICK, PUT
from host_tests.tools.front.waiting import until
from tools import ROOT
from tools.front import wired
from tools.front.cable import FIELDS
from tools.front.player import Player
from tools.front.wired import Wired
from tools.trouble import Trouble

SETTINGS = {"PEGLIGHT_LANGUAGE": "en", "PEGLIGHT_LESSON": "off", "PEGLIGHT_ANIMATION": "off"}


class Cable:
    """The port of a virtual board, as pyserial has one."""

    def __init__(self, player):
        self.player = player
        self.spoilt = lambda came: came
        self.is_closed = False
        self._read = 0

    def write(self, sent):
        self.player.type(sent.decode())

    def read(self, most_s):
        came = bytes(self.player.said[self._read :])
        self._read += len(came)
        return self.spoilt(came)

    def close(self):
        self.is_closed = True


@pytest.fixture
def cable():
    with Player(named("pico_8x8"), None, SETTINGS, seed="cable").running() as player:
        yield Cable(player)


def test_a_row_is_set_at_both_ends_of_the_cable(cable):
    board = Wired(cable)
    board.greet()
    with board.running():
        display = board.display
        until(lambda: display.view and display.view.name == "menu")
        display.do(PICK, 0)
        until(lambda: display.view.pegs == 4)
        display.do(PUT, (0, 2))
        until(lambda: display.view.hand == (2, None, None, None))
        cable.player.tap("right")
        until(lambda: display.view.cursor == 1)
        display.type("RGBY")
        until(lambda: len(display.view.rows) == 1)
        assert display.view.rows[0][0] == (0, 1, 2, 3)
        assert display.view.code == ()
    assert cable.is_closed
    until(lambda: b"PEGLIGHT" in cable.player.said.split(b'{"done"')[-1])  # the conversation is there again


def test_a_port_that_says_nothing_is_told_in_a_sentence(cable, monkeypatch):
    monkeypatch.setattr(wired, "ANSWER_S", 0.1)
    cable.spoilt = lambda came: b""
    with pytest.raises(Trouble, match="No game of Peglight answers at this port"):
        Wired(cable).greet()


def test_another_version_of_the_board_is_told_in_a_sentence(cable):
    cable.spoilt = lambda came: came.replace(b'"peglight": 1', b'"peglight": 2')
    with pytest.raises(Trouble, match="update the older of the two"):
        Wired(cable).greet()


def test_who_leaves_the_game_leaves_the_board(cable):
    board = Wired(cable)
    board.greet()
    with board.running():
        until(lambda: board.display.view)
        board.display.type("QUIT")
        until(lambda: board.display.has_left)


def test_what_no_board_says_is_dropped(cable):
    chance = random.Random(1)
    pieces = [b"{", b"}", b"[", b"]", b'"', b",", b":", b"0", b"45", b"null", b'"done"', b'"R"', b"\xff", b"-1e9"]
    board = Wired(cable)
    board.greet()

    def spoilt(came):
        """Add a line, between two of the board's."""
        line = b"".join(chance.choices(pieces, k=chance.randrange(9))) + b"\n"
        return came + line * came.endswith(b"\n")

    cable.spoilt = spoilt
    with board.running():
        until(lambda: board.display.view)
        board.display.do(PICK, 0)
        until(lambda: board.display.view.pegs == 4)


def test_the_page_about_the_cable_names_every_field_and_version():
    told = (ROOT / "tools" / "docs" / "texts" / "cable.md").read_text("utf-8")
    assert re.findall(r"(\d+)\s`(\w+)`", told) == [(str(number), name) for number, name in enumerate(FIELDS)]
    assert f"version {CABLE} of" in told.replace("\n", " ")
