"""The board in its thread: keys are felt in order, time keeps to the clock, and the end is the end."""

import itertools
import time

import pytest

from host_tests.tools.front.waiting import paced, until
from tools.front.playable import MOST_EDGES, TAP_MS


def test_a_tap_is_long_enough_and_no_release_is_lost():
    with paced().running() as player:
        until(lambda: player.waits and player.frames)
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
    def asked(line, answer):
        turns, rests, said = player.turns, player.rests, len(player.said)
        player.type(line + "\r")
        until(lambda: answer in player.said[said:])
        return player.turns - turns, player.rests - rests

    with paced(step_s=0.001).running() as player:
        asked("break", b"Begin)")
        asked("", b"guess?")
        turns, rests = asked("TABLE", b"ABCD: ")
        assert turns > 20
        assert rests < turns / 10  # one that began before the line came
        turns, rests = player.turns, player.rests
        until(lambda: player.turns > turns + 100)
        assert player.rests - rests > 50


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
        until(lambda: player.board and player.turns > 20)
    assert player.board.ms < 2000


def test_a_board_that_is_paused_stands_still():
    read = []

    def clock_s():
        read.append(player.turns)
        if len(read) == 50:
            player.pause()
        return len(read) * 0.005

    player = paced(clock_s=clock_s)
    with player.running():
        until(lambda: len(read) == 50)
        stood_s = time.monotonic() + 0.2
        until(lambda: time.monotonic() > stood_s)
        assert len(read) == 50
        player.go_on()
        until(lambda: len(read) > 60)
        player.pause()
    assert player.over


def test_a_tone_sounds_and_ends():
    with paced().running() as player:
        until(lambda: player.waits and player.frames)
        before = player.tones
        player.tap("ok")
        until(lambda: player.tones > before)
        until(lambda: player.tone_hz == 0)


def test_what_the_memory_refuses_ends_the_board_and_is_told():
    class Full(bytearray):
        def __setitem__(self, _place, _content):
            raise OSError("full")

    player = paced(memory=Full(b"\xff" * 4096))
    player.type("break\r\r")
    with pytest.raises(OSError, match="full"), player.running():
        until(lambda: player.failure)
