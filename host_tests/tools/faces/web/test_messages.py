"""The messages to a page: first the whole board, then what changed."""

import itertools
import json

import pytest

from firmware.device import profiles
from tools.chromium import until
from tools.faces.web.messages import Teller
from tools.front.player import Player


@pytest.fixture
def player():
    steps = itertools.count()
    made = Player(profiles.named("pico_8x8_colours"), seed="7", clock_s=lambda: next(steps) * 0.02)
    with made.running():
        yield made


class Page:
    """Somebody who is told."""

    def __init__(self, teller):
        self.teller = teller
        self.knows = json.loads(teller.everything())
        self.heard = []

    def has(self, seen):
        news = json.loads(self.teller.news() or "{}")
        self.knows["lines"] += news.pop("lines", [])
        self.heard += news.pop("tones", [])
        self.knows.update(news)
        return seen(self.knows)


def test_a_page_that_follows_knows_what_one_that_opens_later_is_told(player):
    teller = Teller(player, "A word before.")
    page = Page(teller)
    assert page.knows["lines"] == ["A word before."]
    until(lambda: page.has(lambda knows: "(Enter: break)" in knows["lines"] and "_" in knows["signs"]))
    player.press("colour_2")
    until(lambda: page.has(lambda knows: knows["down"] == ["colour_2"]))
    assert page.knows == json.loads(teller.everything())
    board = page.knows["board"]
    assert (board["width"], board["height"]) == (8, 8)
    assert {"key": "ok"} in board["buttons"]
    assert {"key": "colour_2", "letter": "G", "colour": "00fe00"} in board["buttons"]
    assert len(page.knows["lights"]) == 6 * 64
    assert len(page.knows["signs"]) == 64


def test_of_a_board_that_stands_still_there_is_no_news(player):
    teller = Teller(player)
    page = Page(teller)
    until(lambda: page.has(lambda knows: "_" in knows["signs"]))
    player.pause()
    until(lambda: teller.news() is None)
    assert [teller.news() for _ in range(10)] == [None] * 10


def test_it_is_told_when_a_code_is_wanted_that_nobody_may_see(player):
    page = Page(Teller(player))
    until(lambda: page.has(lambda knows: "(Enter: break)" in knows["lines"]))
    assert not page.knows["unseen"]
    player.type("duel\rclassic\r\r")
    until(lambda: page.has(lambda knows: knows["unseen"]))
    player.type("rgby\r")
    until(lambda: page.has(lambda knows: "The code is set." in knows["lines"] and not knows["unseen"]))
    assert "••••" in page.knows["lines"]


def test_the_tones_are_told_with_their_times(player):
    page = Page(Teller(player))
    until(lambda: page.has(lambda knows: "_" in knows["signs"]))
    player.tap("ok")
    until(lambda: page.has(lambda knows: len(page.heard) >= 2))
    (begun_ms, hz), (over_ms, silence) = page.heard[:2]
    assert (hz, silence) == (880, 0)
    assert 0 < over_ms - begun_ms < 100


def test_a_line_that_is_being_typed_is_the_tail(player):
    page = Page(Teller(player))
    until(lambda: page.has(lambda knows: "(Enter: break)" in knows["lines"]))
    player.type("du")
    until(lambda: page.has(lambda knows: knows["tail"].endswith("du")))
    player.type("el\r")
    until(lambda: page.has(lambda knows: any(line.endswith("duel") for line in knows["lines"])))
    assert "duel" not in page.knows["tail"]
