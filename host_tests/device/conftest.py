"""Fixtures of the device tests: a virtual board with power, and the profiles that fit it."""

import pytest

from firmware.device.assembly import assemble
from firmware.device.profiles import named
from tools import virtual


@pytest.fixture
def parts(pico):
    """Return the standard build."""
    return assemble(named("pico_8x8"))


@pytest.fixture
def board():
    """Return a MacroPad, which has a knob, a display and an amplifier."""
    with virtual.powered(named("macropad").boards[0]) as board:
        yield board
