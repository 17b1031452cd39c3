"""The page as the display of a board on the cable: the virtual board, whose port stands in for a real one."""

import random
import re
from itertools import islice

import pytest
from playwright.sync_api import expect

from firmware.device.profiles import named
from host_tests.tools.front.wire import Wire, stranger
from host_tests.tools.site import cable
from host_tests.tools.site.visitor import DESK, Visitor
from tools.front.cable import KINDS
from tools.front.player import Player

pytestmark = pytest.mark.slow
PLUGGED = "This is the game on your board now."
GONE = "The board is gone from the cable: this is the game of the page again."


@pytest.fixture
def board():
    settings = {"PEGLIGHT_LANGUAGE": "en", "PEGLIGHT_LESSON": "off", "PEGLIGHT_ANIMATION": "off"}
    with Player(named("pico_8x8"), None, settings, seed="cable").running() as player:
        yield Wire(player)


@pytest.fixture
def plug(visit):
    """Open the page, or another tab beside one, and connect it to a board."""

    def open_page(board, says=PLUGGED, script="", beside=None):
        if beside:
            page = beside.page.context.new_page()
            page.add_init_script(cable.SCRIPT)
            visitor = Visitor(page, beside.page.url)
        else:
            visitor = visit("?lang=en", script=cable.SCRIPT + script, reduced_motion="reduce", **DESK)
        visitor.page.expose_function("exchange", board.exchange)
        connect(visitor, says)
        return visitor

    return open_page


def connect(visitor, says=PLUGGED):
    visitor.tap("#menu")
    visitor.tap("#sheet .plug")
    hears(visitor, says)


def hears(visitor, says):
    expect(visitor.page.locator("#notice-text")).to_have_text(says)


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


def test_a_board_that_says_nothing_is_told_in_a_sentence(plug, board):
    board.exchange = lambda sent: ""
    plug(board, "No game of Peglight answers at this port: press the reset button of the board, then connect again.")


def test_a_browser_without_ports_says_so(plug, board):
    script = "delete navigator.serial; delete Navigator.prototype.serial"
    plug(board, re.compile("A board cannot be reached from here"), script)


def test_a_second_tab_is_told_that_the_first_has_the_board(plug, board):
    first = plug(board)
    second = plug(board, re.compile("Another tab or program has this port"), beside=first)
    first.page.bring_to_front()
    first.take("Play")
    first.guess(1, "RRGG")
    first.tap("#menu")
    first.tap("#sheet .unplug")
    second.page.bring_to_front()
    second.tap("#sheet .plug")
    hears(second, PLUGGED)
    second.has_rows("red, red, green, green")


def test_a_board_amid_a_text_and_in_closed_play_is_connected(plug, board):
    board.player.type("HELP ALL\r")
    whole = []

    def at_once(came):
        """Keep what comes until the first page is whole."""
        whole.append(came.replace(b'"closed": false', b'"closed": true'))
        is_whole = b'"done"' in came
        if is_whole:
            board.spoilt = lambda came: came
        return b"".join(whole) if is_whole else b""

    board.spoilt = at_once
    visitor = plug(board, re.compile("closed"))
    visitor.take("Play")
    visitor.guess(1, "RRGG")


def test_a_pulled_cable_ends_in_the_game_of_the_page(plug, board):
    visitor = plug(board)
    visitor.take("Play")
    visitor.is_titled("classic · row 1 of 10")
    round_of_board = "body:has(#sheet[hidden]) .hand"  # the page's own game shows a list
    gone, pegs = visitor.page.get_by_text(GONE), visitor.page.locator(".hand .peg.set")

    def sees(selector):
        """Wait until this is there or the board is not; return whether that is there."""
        expect(visitor.page.locator(selector).or_(gone).first).to_be_visible()
        return not gone.is_visible()

    board.pull()
    for messages in range(1, 13):
        hears(visitor, GONE)
        visitor.tap("#notice-close")
        expect(visitor.page.locator("#sheet-title")).to_have_text(re.compile("Find the hidden|Menu"))
        if not visitor.page.locator("#sheet .plug").is_visible():
            visitor.tap("#menu")
        board.pull(messages)
        visitor.tap("#sheet .plug")
        while sees(round_of_board):
            if pegs.count():
                visitor.page.keyboard.press("Backspace")
                sees(f"{round_of_board}:not(:has(.set))")
            else:
                board.player.tap("up") if messages % 2 else visitor.page.keyboard.press("r")
                sees(f"{round_of_board} .set")


def test_garbage_from_a_board_leaves_the_page_as_it_is(plug, board):
    lines = "".join(f"{line}\n" for line in islice(stranger(KINDS.values(), random.Random(1)), 1000)).encode()
    visitor = plug(board)
    visitor.take("Play")
    visitor.is_titled("classic · row 1 of 10")
    once = iter([lines])
    board.spoilt = lambda came: came or next(once, b"")
    visitor.has_sheet("Find the hidden row of colours.")
