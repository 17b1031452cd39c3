"""The CircuitPython that the tests here boot; without one they say so and are left out."""

import pytest

from tools import emulator


@pytest.fixture(scope="session")
def uf2(summary):
    found = emulator.find_uf2()
    if not found:
        summary(f"The emulated board: not run, {emulator.HOW_TO_GET_ONE}.")
        pytest.skip("there is no UF2 of CircuitPython")
    return found
