"""The alarm of the chip's clock: it rings at its time until it is switched off, and never for a time in the past."""

import pytest

from tools.emulated.alarm_clock import INTE, INTS, IRQ_SETUP_0, IRQ_SETUP_1, MATCH_ACTIVE, MATCH_ENA

NEW_YEAR = 2021 << 12 | 1 << 8 | 1  # when the clock begins
RTC = 25  # the number of its interrupt
SECOND_NS = 1e9


@pytest.fixture
def clock(machine):
    clock = machine.alarm_clock
    clock.write_uint32(INTE, 1)
    return clock


def set_for(clock, second, day=NEW_YEAR):
    clock.write_uint32(IRQ_SETUP_1, second)
    clock.write_uint32(IRQ_SETUP_0, day | MATCH_ENA)


def rings(clock):
    waiting = bool(clock.rp2040.core.pending_interrupts & 1 << RTC)
    assert bool(clock.read_uint32(INTS)) == waiting
    return waiting


def test_it_rings_at_its_time_until_it_is_set_off(clock):
    set_for(clock, 2)
    assert clock.read_uint32(IRQ_SETUP_0) & MATCH_ACTIVE
    clock.rp2040.clock.tick(1.9 * SECOND_NS)
    assert not rings(clock)
    clock.rp2040.clock.tick(0.2 * SECOND_NS)
    assert rings(clock)
    assert clock.rung == 1
    clock.write_uint32(IRQ_SETUP_0, NEW_YEAR)
    assert not rings(clock)


def test_who_does_not_want_to_hear_it_is_not_woken(clock):
    set_for(clock, 1)
    clock.write_uint32(INTE, 0)
    clock.rp2040.clock.tick(2 * SECOND_NS)
    assert not rings(clock)
    clock.write_uint32(INTE, 1)
    assert rings(clock)


def test_a_time_that_is_over_never_comes(clock):
    clock.rp2040.clock.tick(5 * SECOND_NS)
    set_for(clock, 4)
    set_for(clock, 6, NEW_YEAR - (1 << 12))
    clock.rp2040.clock.tick(60 * SECOND_NS)
    assert not rings(clock)
