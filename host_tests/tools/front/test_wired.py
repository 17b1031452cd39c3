"""A board on the cable behind the interface of a player: its page is drawn here, and what is asked is done there."""

import random
import re
from itertools import islice

import pytest

from firmware.device.profiles import named
from firmware.ui.faces.page import CABLE
from firmware.ui.screen import PICK, PUT
from host_tests.tools.front.waiting import until
from host_tests.tools.front.wire import Wire, stranger
from tools import ROOT
from tools.front import wired
from tools.front.cable import FIELDS, KINDS
from tools.front.player import Player
from tools.front.wired import Wired
from tools.trouble import Trouble

SETTINGS = {"PEGLIGHT_LANGUAGE": "en", "PEGLIGHT_LESSON": "off", "PEGLIGHT_ANIMATION": "off"}


@pytest.fixture
def wire():
    with Player(named("pico_8x8"), None, SETTINGS, seed="cable").running() as player:
        yield Wire(player)


def test_a_row_is_set_at_both_ends_of_the_cable(wire):
    board = Wired(wire)
    board.greet()
    with board.running():
        display = board.display
        until(lambda: display.view and display.view.name == "menu")
        display.do(PICK, 0)
        until(lambda: display.view.pegs == 4)
        display.do(PUT, (0, 2))
        until(lambda: display.view.hand == (2, None, None, None))
        wire.player.tap("right")
        until(lambda: display.view.cursor == 1)
        display.type("RGBY")
        until(lambda: len(display.view.rows) == 1)
        assert display.view.rows[0][0] == (0, 1, 2, 3)
        assert display.view.code == ()
    assert wire.is_closed
    until(lambda: b"PEGLIGHT" in wire.player.said.split(b'{"done"')[-1])  # the conversation is there again


def test_a_port_that_says_nothing_is_told_in_a_sentence(wire, monkeypatch):
    monkeypatch.setattr(wired, "ANSWER_S", 0.1)
    wire.spoilt = lambda came: b""
    with pytest.raises(Trouble, match="No game of Peglight answers at this port"):
        Wired(wire).greet()


def test_another_version_of_the_board_is_told_in_a_sentence(wire):
    wire.spoilt = lambda came: came.replace(b'"peglight": 1', b'"peglight": 2')
    with pytest.raises(Trouble, match="update the older of the two"):
        Wired(wire).greet()


def test_who_leaves_the_game_leaves_the_board(wire):
    board = Wired(wire)
    board.greet()
    with board.running():
        until(lambda: board.display.view)
        board.display.type("QUIT")
        until(lambda: board.display.has_left)


@pytest.mark.parametrize("messages", range(12))
def test_a_cable_pulled_at_any_message_is_told_and_play_goes_on(wire, messages):
    def plays(display):
        yield lambda: display.view
        display.do(PICK, 0)
        yield lambda: display.view.pegs == 4
        display.type("RGBY")
        yield lambda: len(display.view.rows) == 1
        wire.player.tap("up")
        yield lambda: display.view.hand[0] is not None
        display.do(PUT, (1, 2))
        yield lambda: display.view.hand[1] == 2

    board = Wired(Wire(wire.player, messages=messages))
    with pytest.raises(Trouble, match="pulled"):  # noqa: PT012 - at some of these
        board.greet()
        with board.running():
            for seen in plays(board.display):
                until(lambda seen=seen: board.over or seen())
            until(lambda: board.over)
    again = Wired(Wire(wire.player))
    again.greet()
    with again.running():
        display = again.display
        if until(lambda: display.view).name == "menu":
            display.do(PICK, 0)
        until(lambda: display.view.pegs)
        display.type("RRGG")
        until(lambda: display.view.rows and display.view.rows[-1][0] == (0, 0, 1, 1))


def test_a_board_in_the_middle_of_a_text_answers(wire):
    wire.player.type("HELP ALL\r")
    board = Wired(wire)
    board.greet()
    with board.running():
        until(lambda: board.display.view)


class Stranger:
    """A port at which somebody speaks who is no board, until `lines` end."""

    def __init__(self, lines):
        self._lines = lines
        self.has_more = True

    def write(self, sent):
        pass

    def read(self, most_s):
        lines = [*islice(self._lines, 20)]
        self.has_more = bool(lines)
        if not lines:
            raise Trouble("pulled")
        return "".join(f"{line}\n" for line in lines).encode()


def test_lines_of_a_stranger_are_dropped_or_end_it_in_a_sentence():
    port = Stranger(islice(stranger(KINDS.values(), random.Random(1)), 100_000))
    ends = set()
    while port.has_more:
        board = Wired(port)
        with pytest.raises(Trouble) as end:  # noqa: PT012 - at any of these
            board.greet()
            while True:
                board.turn()
        ends.add(str(end.value))
    assert ends == {wired.SILENT, wired.FULL, wired.OTHER_VERSION, "pulled"}


def test_the_page_about_the_cable_names_every_field_and_version():
    told = (ROOT / "tools" / "docs" / "texts" / "cable.md").read_text("utf-8")
    assert re.findall(r"(\d+)\s`(\w+)`", told) == [(str(number), name) for number, name in enumerate(FIELDS)]
    assert f"version {CABLE} of" in told.replace("\n", " ")
