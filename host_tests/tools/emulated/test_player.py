"""The emulated board in its process: keys go in, light comes out, and it ends when nobody needs it any more."""

import subprocess
import sys
import threading
import time

import psutil
import pytest

from firmware.device import profiles
from tools import ROOT
from tools.emulated.player import EmulatedPlayer
from tools.front.playable import TAP_MS
from tools.trouble import Trouble

MOST_S = 60
DARK, WHITE = bytes(3), b"\xff" * 3
PARENT = """
import sys; sys.path.append({root!r})
from pathlib import Path
from firmware.device import profiles
from tools.emulated.player import EmulatedPlayer
with EmulatedPlayer(profiles.named("pico_8x8"), Path({uf2!r}), b"").running() as player:
    while not player.frames:
        pass
    print(player.process_id, flush=True)
    sys.stdin.read()
"""


def board(uf2, **more):
    return EmulatedPlayer(profiles.named("pico_8x8"), uf2, b"", **more)


def until(player, seen):
    """Look each time the board has told something."""
    told = threading.Event()
    player.each_turn = told.set
    until_s = time.monotonic() + MOST_S
    while not seen():
        assert time.monotonic() < until_s
        told.wait(1)
        told.clear()


@pytest.mark.full
def test_a_key_is_felt_and_its_light_comes_back(uf2):
    with board(uf2).running() as player:
        until(player, lambda: player.shown() == DARK)
        player.press("left")
        until(player, lambda: player.shown() == WHITE)
        assert player.is_down("left")
        assert player.picture()[0] == (255, 255, 255)
        assert 0 < player.light_ms < 1
        player.release("left")
        until(player, lambda: not player.is_down("left"))
        assert player.shown() == WHITE
        player.press("left")
        until(player, lambda: player.shown() == DARK)
        assert player.frames == 3


@pytest.mark.full
def test_a_tap_lasts_as_long_as_the_board_needs_in_its_own_time(uf2):
    with board(uf2).running() as player:
        until(player, lambda: player.frames)
        began_ms = player.ms
        player.tap("left")
        assert not player.waits
        until(player, lambda: player.waits)
        assert player.frames == 2
        assert player.ms - began_ms >= 2 * TAP_MS


def test_what_is_done_when_its_power_has_gone_is_nothing(uf2):
    with board(uf2).running() as player:
        until(player, lambda: player.frames)
    player.tap("left")
    player.type("HELP")
    assert player.failure is None


def test_what_goes_wrong_there_is_told_here(uf2):
    player = board(uf2)
    player.each_turn = lambda: player.nowhere
    with pytest.raises(AttributeError), player.running():
        player.listener.join(MOST_S)


def test_the_board_that_ends_by_itself_says_why(tmp_path):
    player = board(tmp_path / "missing.uf2")
    with pytest.raises(Trouble, match=r"The emulated board ended: FileNotFoundError.*missing.uf2"), player.running():
        player.listener.join(MOST_S)


def test_its_process_ends_with_the_power(uf2):
    with board(uf2).running() as player:
        until(player, lambda: player.frames)
        assert psutil.pid_exists(player.process_id)
    assert not psutil.pid_exists(player.process_id)
    assert player.over


@pytest.mark.slow
def test_its_process_ends_when_the_one_that_started_it_is_killed(uf2):
    program = PARENT.format(root=str(ROOT), uf2=str(uf2))
    with subprocess.Popen(
        [sys.executable, "-c", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=uf2.parent, text=True
    ) as parent:
        process = psutil.Process(int(parent.stdout.readline()))
        parent.kill()
    assert not psutil.wait_procs([process], timeout=MOST_S)[1]


@pytest.mark.slow
def test_its_time_can_be_stopped_while_its_process_goes_on(uf2):
    player = board(uf2)
    player.each_turn = player.halt
    with player.running():
        player.listener.join(MOST_S)
        stopped = player.ms, player.frames
        player.tap("left")
        assert not player.listener.is_alive()
        assert not player.over
        assert (player.ms, player.frames) == stopped
