"""What the tests of the board stand on: a virtual board with power, and the profiles that fit one."""

import pytest

from firmware.device.handheld import Handheld
from firmware.device.profiles import named
from tools import virtual


@pytest.fixture
def pico():
    with virtual.powered("raspberry_pi_pico") as board:
        yield board


@pytest.fixture
def handheld(pico):
    """The standard build."""
    handheld = Handheld(named("pico_8x8"))
    yield handheld
    handheld.close()
