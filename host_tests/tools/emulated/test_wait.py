"""While CircuitPython waits for a press of reset the clock leaps, and at no other time."""

import pytest

from tools.emulated.wait import BY_NANOS, LEAP_NANOS, WAITS, Wait


@pytest.fixture
def memory():
    return bytearray(1024)


@pytest.fixture
def clock():
    from rp2040py.clock.simulation_clock import SimulationClock

    return SimulationClock()


@pytest.fixture
def wait(memory, clock):
    return Wait(memoryview(memory), clock)


def leaps(wait, clock):
    before = clock.nanos
    wait.shorten()
    return clock.nanos != before


def test_it_leaps_while_the_word_is_there_and_after_a_reset(memory, clock, wait):
    assert not leaps(wait, clock)
    clock.tick(LEAP_NANOS)
    memory[512:516] = WAITS
    assert leaps(wait, clock)
    assert leaps(wait, clock)
    memory[512:516] = bytes(4)
    assert not leaps(wait, clock)
    clock.tick(5e9)
    memory[512:516] = WAITS
    assert leaps(wait, clock)


def test_a_copy_that_nobody_clears_lets_nothing_leap_for_ever(memory, clock, wait):
    memory[100:104] = memory[512:516] = WAITS
    assert leaps(wait, clock)
    memory[512:516] = bytes(4)
    assert not leaps(wait, clock)


def test_a_word_that_comes_late_or_between_two_is_another(memory, clock, wait):
    memory[101:105] = WAITS
    assert not leaps(wait, clock)
    clock.tick(BY_NANOS)
    memory[512:516] = WAITS
    assert not leaps(wait, clock)
