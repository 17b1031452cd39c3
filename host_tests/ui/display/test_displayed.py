"""A board with a display: the keys of both are heard, and both show the same."""

import importlib
import sys
from collections import deque

import pytest

from firmware.engine.variant import Variant
from firmware.game.phases import GUESS, OVER, SET
from firmware.ui.display.displayed import NOTHING, Displayed
from firmware.ui.lights.gestures import COLOUR, OK, RELEASED, UP
from host_tests import in_steps
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


def test_a_display_names_its_keys_that_stand_for_holding_one_of_the_board_s():
    parts = Parts()
    hand = Hand(rules("break")).rest()
    board = Displayed(hand.lights, parts)
    board.lights.show(hand.lights.frame, hand.lights.table)
    assert "hold OK: hint" in hand.captions[1]
    parts.display.holds = {OK: "H"}
    board.lights.show(hand.lights.frame, hand.lights.table)
    assert "H: hint" in hand.captions[1]


def test_each_round_has_a_number_of_its_own_which_its_rows_do_not_change():
    parts = Parts()
    hand = Hand(rules("break")).rest()
    board = Displayed(hand.lights, parts)

    def number():
        board.lights.show(hand.lights.frame, hand.lights.table)
        return parts.display.view.round

    first = number()
    hand.enter("1234").rest()
    assert number() == first
    hand.desk.begin(rules("break"))
    hand.rest()
    assert number() == first + 1


def test_the_rounds_of_a_lesson_are_drawn_where_there_is_no_match():
    parts = Parts()
    hand = Hand().wait(100).choose("HELP", "LESSON").press("R")
    board = Displayed(hand.lights, parts)
    board.lights.show(hand.lights.frame, hand.lights.table)
    view = parts.display.view
    assert (view.pegs, view.hand, view.round) == (3, (None,) * 3, 1)
    assert view.caption.startswith("find three hidden colours")


def test_both_sides_of_a_race_keep_their_numbers():
    parts = Parts()
    hand = Hand(rules("race", people=2, device=False)).rest()
    board = Displayed(hand.lights, parts)
    numbers = []
    for _ in range(12):
        board.lights.show(hand.lights.frame, hand.lights.table)
        numbers.append((hand.match.side, parts.display.view.round, hand.match.phase))
        sets = {SET: "5566", GUESS: "1234"}.get(hand.match.phase)
        (hand.enter(sets) if sets else hand.press("O")).rest()
    of_sides = {(side, number) for side, number, phase in numbers if phase == GUESS}
    assert len(of_sides) == 2 == len({side for side, _ in of_sides})


def test_a_frame_goes_to_the_lights_and_its_meaning_to_the_display():
    parts = Parts()
    hand = Hand(rules("break")).rest()
    Displayed(hand.lights, parts).lights.show(hand.lights.frame, hand.lights.table)
    assert parts.frame == bytes(hand.lights.frame)
    assert parts.display.view.caption == "1/10 · 1 · up: colour"


def test_the_display_is_told_that_its_board_is_held_upside_down():
    parts = Parts()
    hand = Hand(rules("break")).rest()
    board = Displayed(hand.lights, parts)
    told = []
    for parts.turned in (False, True):
        board.lights.show(hand.lights.frame, hand.lights.table)
        told.append(parts.display.view.turned)
    assert told == [False, True]


@pytest.mark.parametrize("rests", [None, False, True])
def test_one_that_rests_keeps_its_picture_while_the_device_thinks(rests):
    parts = Parts()
    if rests is not None:
        parts.display.rests = rests
    hand = Hand(rules("break", Variant(5, 8))).rest().enter("11223").rest()
    board = Displayed(hand.lights, parts)
    board.lights.show(hand.lights.frame, hand.lights.table)
    hand.hold("O")
    drawn = []
    while hand.desk.works or len(drawn) < 3:
        parts.display.view = None
        board.lights.show(hand.lights.frame, hand.lights.table)
        drawn.append((hand.desk.works, parts.display.view is not None))
        hand.turn()
    thinking = [shown for works, shown in drawn if works]
    assert len(thinking) > 2
    assert thinking[0]
    assert set(thinking[1:]) == {not rests}
    assert all(shown for works, shown in drawn if not works)


def test_one_that_rests_keeps_its_picture_while_the_console_tells_something_and_then_shows_what_came_of_it():
    parts = Parts()
    parts.display.rests = True
    hand = Hand(rules("break")).rest()
    board = Displayed(hand.lights, parts)
    board.lights.show(hand.lights.frame, hand.lights.table)
    hand.desk.telling = True
    board.lights.show(hand.lights.frame, hand.lights.table)
    parts.display.view = None
    hand.enter("1122").rest()
    board.lights.show(hand.lights.frame, hand.lights.table)
    board.buttons.event()
    assert parts.display.view is None
    hand.desk.telling = False
    board.buttons.event()
    assert len(parts.display.view.rows) == 1


def test_what_makes_a_view_is_loaded_a_file_in_each_turn_and_then_the_latest_is_drawn(monkeypatch):
    monkeypatch.delitem(sys.modules, Displayed.__module__)
    with in_steps.loading():
        stepping = importlib.import_module(Displayed.__module__).Displayed
    parts = Parts()
    hand = Hand(rules("break")).rest()
    board = stepping(hand.lights, parts)
    board.lights.show(hand.lights.frame, hand.lights.table)
    hand.press("U").rest()
    board.lights.show(hand.lights.frame, hand.lights.table)
    turns = 0
    while parts.display.view is None:
        hand.desk.half_loaded = False
        assert board.buttons.event() == NOTHING
        turns += 1
    assert turns == in_steps.FILES - 1  # two of these steps came with the frames
    assert parts.display.view.hand[0] is not None


def test_a_drawing_looks_up_no_words_that_the_one_before_it_found():
    hand = Hand(rules("break")).rest()
    looked_up = []
    opened = hand.desk.words.opened
    hand.desk.words.opened = lambda: looked_up.append(1) or opened()
    board = Displayed(hand.lights, Parts())
    board.lights.show(hand.lights.frame, hand.lights.table)
    first = len(looked_up)
    board.lights.show(hand.lights.frame, hand.lights.table)
    assert 0 < first == len(looked_up)


def test_another_language_is_seen_at_the_next_drawing():
    parts = Parts()
    hand = Hand(rules("break")).rest()
    board = Displayed(hand.lights, parts)
    board.lights.show(hand.lights.frame, hand.lights.table)
    assert parts.display.view.names[0] == "red"
    hand.desk.speak("de")
    board.lights.show(hand.lights.frame, hand.lights.table)
    assert parts.display.view.names[0] == "Rot"


def test_a_press_goes_through_an_announcement_where_the_display_shows_what_that_covers():
    parts = Parts()
    parts.display.columns, parts.display.through = 60, True
    hand = Hand(rules("duel", "mini", people=2, device=False)).rest()
    board = Displayed(hand.lights, parts)

    def caption():
        board.lights.show(hand.lights.frame, hand.lights.table)
        return parts.display.view.caption

    def press(key):
        parts.pressed.extend((key, key + RELEASED))
        for _ in range(2):
            hand.lights.handle(board.buttons.event())

    hand.enter("1234")
    hand.wait(100)
    assert hand.lights.announces
    assert hand.lights.above
    assert caption().startswith("Hand over to")
    assert "ready" in caption()
    press(OK)
    assert hand.match.phase == GUESS
    hand.rest()
    hand.enter("1234")
    while not (hand.lights.announces and hand.lights.above):
        hand.wait(100)
    assert hand.match.phase == OVER
    assert "OK: go on" in caption()
    press(OK)
    assert hand.match.phase != OVER
