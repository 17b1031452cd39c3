"""The board in its thread: keys are felt in order, time keeps to the clock, and the end is the end."""

import itertools
import time

import pytest

from host_tests.tools.front.waiting import MOST_S, paced, until
from tools.front.display import Display
from tools.front.playable import MOST_EDGES, TAP_MS


def test_a_tap_is_long_enough_and_no_release_is_lost():
    with paced().running() as player:
        until(lambda: player.waits and any(player.shown()))
        before = player.board.ms
        for _ in range(5):
            player.tap("down")
        until(lambda: player.waits)
        assert player.board.ms - before >= 10 * TAP_MS
        assert not player.is_down("down")
        player.press("up")
        for _ in range(MOST_EDGES):
            player.tap("left")
        player.release("up")
        until(lambda: player.waits)
        assert not player.is_down("up")


def test_it_rests_between_turns_but_not_while_the_device_thinks():
    turns = []
    player = paced(step_s=0.001)
    player.each_turn = lambda: turns.append(time.monotonic())
    player.type("break\r\r")
    with player.running():
        until(lambda: b"guess?" in player.said)
        player.rest_s = 2 * MOST_S  # if it rested in a thought, its end would never come
        before = len(turns)
        player.type("TABLE\r")
        until(lambda: b"ABCD: " in player.said)
        assert len(turns) - before > 20
        until(lambda: time.monotonic() > turns[-1] + 0.2)


@pytest.mark.parametrize("speed", [1, 4])
def test_the_boards_time_goes_by_as_fast_as_it_is_told_to(speed):
    now_s = [0.0]

    def clock_s():
        now_s[0] += 0.0071
        return now_s[0]

    with paced(speed=speed, clock_s=clock_s).running() as player:
        until(lambda: player.board and player.board.ms > 1000)
    assert player.board.ms == pytest.approx(now_s[0] * 1000 * speed, abs=40 * speed)


def test_a_computer_that_slept_does_not_wake_the_board_late():
    times = itertools.chain([0.0, 0.0, 3600.0], itertools.count(3600.0, 0.01))
    with paced(clock_s=lambda: next(times)).running() as player:
        until(lambda: player.ms > 1100)  # a second at most, and some turns
    assert player.ms < 2000


def test_a_tone_sounds_and_ends():
    with paced().running() as player:
        until(lambda: player.waits and any(player.shown()))
        before = player.tones
        player.tap("ok")
        until(lambda: player.tones > before)
        until(lambda: player.tone_hz == 0)


@pytest.mark.slow
def test_pegs_are_there_again_after_the_program_was_killed():
    memory, display = bytearray(b"\xff" * 4096), Display()
    display.keeps = True
    with paced(memory=memory, display=display).running():
        until(lambda: display.view)
        display.type("break")
        display.type("")
        until(lambda: display.view.hand == (None,) * 4)
        for colour in (3, 1):
            display.choose(colour)
        display.touch(3)
        display.choose(5)
        until(lambda: display.view.hand == (3, 1, None, 5))
    display = Display()
    with paced(memory=memory, display=display).running():
        until(lambda: display.view and display.view.hand == (3, 1, None, 5))


def test_what_the_memory_refuses_ends_the_board_and_is_told():
    class Full(bytearray):
        def __setitem__(self, _place, _content):
            raise OSError("full")

    player = paced(memory=Full(b"\xff" * 4096))
    player.type("break\r\r")
    with pytest.raises(OSError, match="full"), player.running():
        until(lambda: player.failure)
