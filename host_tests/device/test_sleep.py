"""The sleep of the board: a button or an opened port wakes it, and then buttons and watchdog work as before."""

import contextlib
import sys

import pytest

from firmware.device.assembly import assemble
from firmware.device.buttons import NOTHING, RELEASED
from firmware.device.profiles import named
from firmware.device.sleep import SLICE_S, SLOW_HZ, sleep
from tools import virtual

OK = 4
BITES_MS = 8000


class Dog:
    """A watchdog that measures the longest time for which it was not fed."""

    def __init__(self, board):
        self._board = board
        self.fed_ms = board.ms
        self.longest_ms = 0

    def feed(self):
        self.longest_ms = max(self.longest_ms, self._board.ms - self.fed_ms)
        self.fed_ms = self._board.ms


class Port:
    """A serial port, which somebody opens at some time or never."""

    def __init__(self, board, opened_ms=None):
        self._board = board
        self._opened_ms = opened_ms

    @property
    def connected(self):
        return self._opened_ms is not None and self._board.ms >= self._opened_ms


@contextlib.contextmanager
def slept(pressed_ms=None, serial=None, level=False):
    """Give the board, its parts and its watchdog after a sleep in which ok is pressed at this time and stays down."""

    def pace(board):
        if pressed_ms is not None and board.ms >= pressed_ms:
            board.hold("GP6", level)
        return 10

    with virtual.powered("raspberry_pi_pico", pace=pace) as board:
        profile = named("pico_8x8")
        profile.pressed = level
        parts = assemble(profile)
        dog = Dog(board)
        sleep(parts.buttons, dog, serial(board) if serial else None)
        yield board, parts, dog


@pytest.mark.parametrize("level", [False, True])
@pytest.mark.parametrize("pressed_ms", [0, 70, 61_000])
def test_a_button_wakes_it_at_once_and_its_press_is_heard(pressed_ms, level):
    with slept(pressed_ms, level=level) as (board, parts, _):
        assert pressed_ms <= board.ms <= pressed_ms + 20
        assert parts.buttons.event() == OK
        board.pass_ms(25)
        board.hold("GP6", None)
        board.pass_ms(20)
        assert parts.buttons.event() == OK | RELEASED
        assert parts.buttons.event() == NOTHING


def test_its_clock_is_slow_while_it_sleeps_and_then_as_it_was():
    seen = []

    def pace(board):
        seen.append(cpu.frequency)
        if board.ms >= 3000:
            board.hold("GP6", False)
        return 10

    with virtual.powered("raspberry_pi_pico", pace=pace) as board:
        from microcontroller import cpu

        awake_hz = cpu.frequency
        parts = assemble(named("pico_8x8"))
        sleep(parts.buttons, Dog(board), None)
        assert set(seen) == {SLOW_HZ}
        assert cpu.frequency == awake_hz > SLOW_HZ


def test_the_watchdog_is_fed_all_the_while():
    with slept(61_000) as (_, _, dog):
        assert 0 < dog.longest_ms <= (SLICE_S + 1) * 1000 < BITES_MS


def test_a_port_that_is_opened_wakes_it_within_a_slice():
    with slept(serial=lambda board: Port(board, 23_000)) as (board, parts, dog):
        assert 23_000 <= board.ms <= 23_000 + (SLICE_S + 1) * 1000
        assert board.ms - dog.fed_ms < 100  # what is loaded for it takes long
        assert parts.buttons.event() == NOTHING
    with slept(40_000, Port) as (board, _, _):  # one that stays shut
        assert board.ms >= 40_000


@pytest.mark.parametrize("released", [False, True])
def test_a_button_that_is_down_or_was_just_down_keeps_it_awake(released):
    with virtual.powered("raspberry_pi_pico", pace=lambda board: 10) as board:
        parts = assemble(named("pico_8x8"))
        board.hold("GP6", False)
        board.pass_ms(20)
        if released:
            board.hold("GP6", None)
            board.pass_ms(20)
        else:
            assert parts.buttons.event() == OK
        fell_ms, keys = board.ms, parts.buttons.switches
        sleep(parts.buttons, Dog(board), Port(board, 100))
        assert board.ms == fell_ms
        assert parts.buttons.event() == (OK if released else NOTHING)
        assert released or parts.buttons.switches is keys, "the switches are scanned without a gap"


def test_where_there_is_no_alarm_it_stays_awake():
    with virtual.powered("raspberry_pi_pico") as board:
        real = sys.modules.pop("alarm")
        parts = assemble(named("pico_8x8"))
        sleep(parts.buttons, Dog(board), None)
        assert board.ms == 0
        board.hold("GP6", False)
        board.pass_ms(20)
        assert parts.buttons.event() == OK
        sys.modules["alarm"] = real
