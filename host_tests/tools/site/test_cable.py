"""The page as the display of a board on the cable: the virtual board, whose port stands in for a real one."""

import codecs
import json
import random
import re

import pytest
from playwright.sync_api import expect

from firmware.device.profiles import named
from host_tests.tools.site import cable
from host_tests.tools.site.visitor import DESK
from tools.front.cable import FIELDS
from tools.front.player import Player

pytestmark = pytest.mark.slow


class Board:
    """A board, as the page reaches it; `spoilt` changes what comes from there."""

    def __init__(self, player):
        self.player = player
        self.spoilt = lambda came: came
        self.is_pulled = False
        self._read = 0
        self._decoder = codecs.getincrementaldecoder("utf-8")()

    def exchange(self, sent):
        if self.is_pulled:
            return None
        if sent:
            self.player.type(sent)
        came = bytes(self.player.said[self._read :])
        self._read += len(came)
        return self.spoilt(self._decoder.decode(came))


@pytest.fixture
def board():
    settings = {"PEGLIGHT_LANGUAGE": "en", "PEGLIGHT_LESSON": "off", "PEGLIGHT_ANIMATION": "off"}
    with Player(named("pico_8x8"), None, settings, seed="cable").running() as player:
        yield Board(player)


@pytest.fixture
def plug(visit):
    """Open the page, and connect it to a board."""

    def open_page(board, says="This is the game on your board now.", script=""):
        visitor = visit("?lang=en", script=cable.SCRIPT + script, reduced_motion="reduce", **DESK)
        visitor.page.expose_function("exchange", board.exchange)
        visitor.tap("#menu")
        visitor.tap("#sheet .plug")
        expect(visitor.page.locator("#notice-text")).to_have_text(says)
        return visitor

    return open_page


def test_a_round_is_played_at_the_page_and_at_the_board(plug, board, judged):
    visitor = plug(board)
    assert judged(visitor.page) == []
    visitor.take("Play")
    visitor.guess(1, "RRGG")
    board.player.tap("up")
    visitor.has_pegs(1)
    board.player.tap("back")
    visitor.has_pegs(0)
    visitor.guess(2, "RGBY")
    visitor.tap("#menu")
    visitor.tap("#sheet .unplug")
    visitor.has_sheet("Find the hidden row of colours.")
    assert visitor.complaints == []


def test_a_cable_that_is_pulled_gives_the_page_its_own_game_back(plug, board):
    visitor = plug(board)
    board.is_pulled = True
    expect(visitor.page.locator("#notice-text")).to_have_text(
        "The board is gone from the cable: this is the game of the page again."
    )
    visitor.has_sheet("Find the hidden row of colours.")
    visitor.take("Play")
    visitor.guess(1, "RRGG")
    assert visitor.complaints == []


def test_a_board_that_says_nothing_is_told_in_a_sentence(plug, board):
    board.exchange = lambda sent: ""
    plug(board, "No game of Peglight answers at this port: press the reset button of the board, then connect again.")


def test_another_version_of_the_board_is_told_in_a_sentence(plug, board):
    board.spoilt = lambda came: came.replace('"peglight": 1', '"peglight": 2')
    says = "The board and this page have versions that do not go together: update the older of the two."
    plug(board, says)


@pytest.mark.parametrize(
    ("script", "says"),
    [
        ("navigator.serial.requestPort().then((port) => port.open())", "Another tab or program has this port"),
        ("delete navigator.serial; delete Navigator.prototype.serial", "A board cannot be reached from here"),
    ],
)
def test_why_no_board_can_be_reached_is_told_in_a_sentence(plug, board, script, says):
    plug(board, re.compile(says), script)


def test_garbage_from_the_board_leaves_the_page_as_it_is(plug, board):
    chance = random.Random(1)
    visitor = plug(board)
    visitor.take("Play")
    visitor.is_titled("classic · row 1 of 10")
    values = [None, 3, "", "x", [], [[0, 1, 2, 3], "x"], [[[0, 1, 2, 3], "x"]], {}]
    garbage = "".join(
        f"{json.dumps([chance.randrange(len(FIELDS)), chance.choice(values)])}\n" + '{"done": 0}\n' * (at % 9 == 0)
        for at in range(300)
    )
    once = iter([garbage])
    board.spoilt = lambda came: came or next(once, "")
    visitor.has_sheet("Find the hidden row of colours.")
    expect(visitor.page.locator("#notice-text")).to_contain_text("No game of Peglight answers")
    assert visitor.complaints == []
