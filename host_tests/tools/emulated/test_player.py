"""The emulated board in its thread: keys go in, light comes out, and it ends when nobody needs it any more."""

import pytest

from firmware.device import profiles
from host_tests.tools.front.waiting import until
from tools.emulated.player import EmulatedPlayer
from tools.front.playable import TAP_MS

DARK, WHITE = bytes(3), b"\xff" * 3


def board(uf2):
    return EmulatedPlayer(profiles.named("pico_8x8"), uf2, b"")


@pytest.mark.full
def test_a_key_is_felt_and_its_light_comes_back(uf2):
    with board(uf2).running() as player:
        until(lambda: player.shown() == DARK)
        player.press("left")
        until(lambda: player.shown() == WHITE)
        assert player.is_down("left")
        assert player.picture()[0] == (255, 255, 255)
        player.release("left")
        until(lambda: not player.is_down("left"))
        assert player.shown() == WHITE
        player.press("left")
        until(lambda: player.shown() == DARK)


@pytest.mark.full
def test_a_tap_lasts_as_long_as_the_board_needs_in_its_own_time(uf2):
    with board(uf2).running() as player:
        until(player.shown)
        began_ms = player.ms
        player.tap("left")
        assert not player.waits
        until(lambda: player.waits)
        assert player.shown() == WHITE
        assert player.ms - began_ms >= 2 * TAP_MS


def test_what_is_done_when_its_power_has_gone_is_nothing(uf2):
    with board(uf2).running() as player:
        until(player.shown)
    player.tap("left")
    player.type("HELP")
    assert player.failure is None


def test_what_goes_wrong_there_is_told_here(uf2):
    player = board(uf2)
    player.each_turn = lambda: player.nowhere
    with pytest.raises(AttributeError), player.running():
        until(lambda: player.over)


@pytest.mark.slow
def test_its_time_can_be_stopped_while_its_power_is_on(uf2):
    player = board(uf2)
    player.each_turn = player.halt
    with player.running():
        until(lambda: player.over)
        stopped_ms = player.ms
        player.tap("left")
        assert player.ms == stopped_ms
