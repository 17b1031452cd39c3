"""A board with a program of a few instructions."""

import pytest

from host_tests.tools.emulated import tiny
from tools.emulated.machine import Machine


@pytest.fixture
def uf2(tmp_path):
    return tiny.write_uf2(tmp_path / "tiny.uf2")


@pytest.fixture
def machine(uf2):
    return Machine(uf2)
