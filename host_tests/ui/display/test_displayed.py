"""A board with a display: the keys of both are heard, and both show the same."""

from collections import deque

from firmware.ui.display.displayed import NOTHING, Displayed
from firmware.ui.lights.gestures import COLOUR, OK, UP
from host_tests.ui.hand import Hand
from host_tests.ui.talk import rules


class Parts:
    """Buttons, lights and a display, as the device has them."""

    def __init__(self):
        self.buttons = self.lights = self
        self.sound = "the piezo"
        self.display = Shown()
        self.keys = bytes([UP, OK])
        self.pressed = deque()
        self.frame = None

    def event(self):
        return self.pressed.popleft() if self.pressed else NOTHING

    def show(self, frame, _table):
        self.frame = bytes(frame)


class Shown:
    columns = 30
    keys = (COLOUR, COLOUR + 1)

    def __init__(self):
        self.chosen = deque()
        self.view = None

    def event(self):
        return self.chosen.popleft() if self.chosen else NOTHING

    def draw(self, view):
        self.view = view


def test_what_is_pressed_on_the_board_comes_first_and_then_what_is_done_at_the_display():
    parts = Parts()
    board = Displayed(Hand(rules("break")).lights, parts)
    parts.display.chosen.append(COLOUR)
    parts.pressed.append(OK)
    assert [board.buttons.event() for _ in range(3)] == [OK, COLOUR, NOTHING]
    assert board.sound == "the piezo"


def test_a_frame_goes_to_the_lights_and_its_meaning_to_the_display():
    parts = Parts()
    hand = Hand(rules("break")).rest()
    Displayed(hand.lights, parts).lights.show(hand.lights.frame, hand.lights.table)
    assert parts.frame == bytes(hand.lights.frame)
    assert parts.display.view.caption == "1/10 · 1 · up colour"
