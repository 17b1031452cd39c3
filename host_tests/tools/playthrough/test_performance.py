"""A playthrough at a board of a few lines: what is pressed and typed, and how long what is expected is waited for."""

import pytest

from firmware.device import profiles
from tools.front.playable import Fingers
from tools.playthrough import playthrough
from tools.playthrough.performance import Performance

TURN_MS = 5


class Stick(Fingers):
    """A board whose last light is red, and which answers typed lines."""

    def __init__(self, late_ms=0):
        self.profile = profiles.named("pico_stick")
        self.ms = 0
        self.halted = False
        self.said = bytearray()
        self.edges = []
        self._late_ms = late_ms  # with the first light
        self._queue = []

    @property
    def waits(self):
        return not self._queue

    def _add(self, *edges):
        self._queue += edges

    def halt(self):
        self.halted = True

    def type(self, text):
        self.said += text.replace("\r", "\r\n").encode() + b"  heard\r\nunended"

    def shown(self):
        return self.picture()

    def picture(self):
        lit = self.ms >= self._late_ms
        return [(0, 0, 0)] * 7 + [(16, 0, 0) if lit else (0, 0, 0)]

    def turn(self):
        self.ms += TURN_MS
        if self._queue:
            key, down, _ = self._queue.pop(0)
            self.edges.append((self.ms, key, down))


def performed(text, **more):
    stick = Stick(**more)
    performance = Performance(playthrough.parse(f"board pico_stick\n{text}\n", "p"), stick)
    while not stick.halted:
        performance.turn()
        stick.turn()
    assert performance.ended.is_set()
    return stick, performance


def trouble(text):
    _, performance = performed(text)
    return str(performance.trouble)


def test_keys_are_pressed_one_after_another():
    stick, performance = performed("note one\npress ok left\nnote two\nhold up 300")
    assert (performance.trouble, performance.caption) == (None, "two")
    assert [(key, down) for _, key, down in stick.edges] == [
        (key, down) for key in ("ok", "left", "up") for down in (True, False)
    ]
    assert stick.edges[5][0] - stick.edges[4][0] == pytest.approx(300, abs=2 * TURN_MS)


def test_nothing_is_pressed_before_the_first_light():
    stick, _ = performed("press ok", late_ms=800)
    assert stick.edges[0][0] >= 800


def test_what_is_expected_is_waited_for():
    assert performed("hold ok 400\nlights\n|       R|\nlights\n|???????R|")[1].trouble is None
    stick, performance = performed("patience 700\nwait 100\nlights\n|R      R|")
    assert performance.trouble
    assert stick.ms == pytest.approx(800, abs=5 * TURN_MS)


def test_lines_are_said_in_order_after_the_last_that_was_typed():
    assert performed("type a\nsays a\nsays heard\ntype b\nsays heard")[1].trouble is None
    assert performed("patience 50\ntype a\nsays heard\nsays a")[1].trouble
    assert performed("patience 50\ntype a\nsays heard\nsays heard")[1].trouble
    assert performed("patience 50\ntype a\nsays unended")[1].trouble


def test_what_was_expected_and_seen_is_told_with_the_line():
    assert trouble("patience 50\ntype a\nsays b") == 'Line 4 of p expects "b" to be said, and it was "heard" at last.'
    assert trouble("patience 50\nsays b") == 'Line 3 of p expects "b" to be said, and nothing was said.'
    assert trouble("patience 50\n\nlights\n|R?      |") == (
        "Line 4 of p expects the picture at the left, and at last saw the one at the right:\n  |R?      |  |       R|"
    )


def test_a_board_that_stays_dark_is_told():
    _, performance = performed("press ok", late_ms=10**6)
    assert str(performance.trouble) == "Line 1 of p cannot begin: no light is on."
