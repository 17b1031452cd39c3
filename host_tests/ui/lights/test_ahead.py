"""What is likely to be needed is loaded early, and nothing that is seen depends on it."""

import sys

import pytest

from firmware import game
from firmware.ui import lights
from firmware.ui.lights import announce, gestures
from firmware.ui.lights.ahead import Ahead
from host_tests.ui.hand import Hand
from host_tests.ui.talk import rules


def ticks(ahead):
    number = 0
    while ahead.busy:
        ahead.tick()
        number += 1
    return number


@pytest.mark.parametrize("key", [gestures.LEFT, gestures.OK, gestures.BACK])
def test_what_a_hold_needs_is_loaded_until_it_is_there(key):
    ahead = Ahead(Hand(rules("break")).desk)
    ahead.tick()
    assert not ahead.busy
    ahead.of_hold(key)
    assert ahead.busy
    assert ticks(ahead)


def test_at_the_end_of_a_round_the_grades_are_prepared_and_no_hint(monkeypatch):
    hand = Hand(rules("break"))
    hand.desk.match.give_up()
    monkeypatch.delitem(sys.modules, "firmware.ui.lights.graded", raising=False)
    monkeypatch.delattr(lights, "graded", raising=False)
    ahead = Ahead(hand.desk)
    ahead.of_hold(gestures.OK)
    assert ticks(ahead)
    assert "firmware.ui.lights.graded" in sys.modules


def test_without_a_match_no_hint_is_prepared():
    ahead = Ahead(Hand().desk)
    ahead.of_hold(gestures.OK)
    assert ticks(ahead) == 2, "the first finds out what to prepare"


def test_a_hint_is_prepared_to_its_end_when_the_match_is_put_away_meanwhile():
    desk = Hand(rules("break")).desk
    ahead = Ahead(desk)
    ahead.of_hold(gestures.OK)
    ahead.tick()
    desk.put_away()
    assert ticks(ahead)


def test_the_end_of_a_round_is_prepared_once_while_it_is_being_shown():
    hand = Hand(rules("break"))
    hand.enter(hand.secret())
    ahead = Ahead(hand.desk)
    assert hand.seat.showing.moving
    ahead.of_news(hand.seat)
    assert ticks(ahead)
    ahead.of_news(hand.seat)
    assert not ahead.busy


def test_a_key_that_is_held_tells_once_that_it_will_hardly_be_a_press():
    told = []
    held = gestures.Gestures(told.append)
    for key in (gestures.BACK, gestures.UP):
        held.handle(key)
        held.tick(gestures.LIKELY_MS - 1)
        assert told == [gestures.BACK] * (key == gestures.UP)
        assert [held.tick(1), held.tick(1)] == [gestures.NONE] * 2
        assert told == [gestures.BACK]


@pytest.mark.parametrize("over", [False, True])
def test_what_announces_is_there_whenever_it_is_wanted(over):
    hand = Hand(rules("break"))
    if over:
        hand.desk.match.give_up()
    seat = hand.lights.seat()
    ahead = Ahead(hand.desk)
    for _ in range(2):
        wanted = [ahead.announcement(seat)]
        while wanted[-1] is None:
            wanted.append(ahead.announcement(seat))
        assert wanted[-1] is announce
        assert not ahead.busy


def test_who_is_graded_already_needs_nothing_that_grades(monkeypatch):
    hand = Hand(rules("break"))
    hand.desk.match.give_up()
    seat = hand.lights.seat()
    for begun, loaded in ((None, True), (hand.desk.match.mind().grade([], 0), False)):
        hand.desk.match.round.grading = begun
        monkeypatch.delitem(sys.modules, "firmware.game.grading", raising=False)
        monkeypatch.delattr(game, "grading", raising=False)
        ahead = Ahead(hand.desk)
        while ahead.announcement(seat) is None:
            pass
        assert ("firmware.game.grading" in sys.modules) == loaded


def test_what_was_chosen_begins_when_all_that_it_needs_is_there():
    begun = []
    ahead = Ahead(Hand().desk)
    ahead.of_start(lambda: begun.append(True))
    assert (begun, ahead.busy) == ([], True)
    assert ticks(ahead)
    assert begun == [True]


def test_a_press_finds_begun_what_was_chosen_before_it():
    begun = []
    ahead = Ahead(Hand().desk)
    ahead.of_start(lambda: begun.append(True))
    ahead.tick()
    ahead.hurry()
    assert (begun, ahead.busy) == ([True], False)
    ahead.hurry()
    assert begun == [True]


def test_what_was_chosen_begins_even_if_a_key_is_held_meanwhile():
    begun = []
    ahead = Ahead(Hand().desk)
    ahead.of_start(lambda: begun.append(True))
    ahead.of_hold(gestures.BACK)
    assert ticks(ahead)
    assert begun == [True]


@pytest.mark.parametrize("more", [{"size": (12, 8)}, {"playing": rules("break", clock="30")}], ids=["panel", "clock"])
def test_what_stands_beside_the_rows_is_loaded_once_however_often_it_is_dropped(more):
    hand = Hand(**{"playing": rules("break"), **more}).rest()
    for name in [name for name in sys.modules if name.startswith("firmware.ui.lights.")]:
        if name.rpartition(".")[2] in ("panel", "font", "clock"):
            del sys.modules[name]
    there = set(sys.modules)
    hand.press("U").rest()
    assert hand.seat.panel or hand.seat.clock
    assert set(sys.modules) == there


def test_while_an_announcement_is_loaded_nothing_is_dropped():
    hand = Hand(rules("break"))
    hand.desk.half_loaded = False
    Ahead(hand.desk).announcement(hand.lights.seat())
    assert hand.desk.half_loaded


def test_in_a_turn_in_which_another_part_loaded_a_file_it_waits():
    hand = Hand(rules("break"))
    ahead = Ahead(hand.desk)
    began = []
    ahead.of_start(lambda: began.append(True))
    ahead.waits = True
    for _ in range(50):
        ahead.tick()
    assert ahead.announcement(hand.lights.seat()) is None
    assert hand.desk.half_loaded
    assert not began
    ahead.waits = False
    while ahead.busy:
        ahead.tick()
    assert began
