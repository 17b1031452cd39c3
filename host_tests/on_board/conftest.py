"""The drives that the tests here boot, and the MacroPad's CircuitPython."""

import pytest

from tools.boards import PICO
from tools.build import contents
from tools.emulated import boot_out

MACROPAD = "adafruit_macropad_rp2040"


@pytest.fixture(scope="session")
def macropad_uf2(uf2):
    """Find the MacroPad's beside the Pico's, under the name that circuitpython.org gives it."""
    found = sorted(file for file in uf2.parent.glob("*.uf2") if MACROPAD in file.name)
    if not found:
        pytest.skip("The emulated MacroPad: not run, its UF2 is not beside that of the Pico")
    return found[-1]


@pytest.fixture(scope="session")
def image(image_with):
    """Return the drive with the game as it is built."""
    return image_with({})


@pytest.fixture(scope="session")
def image_with(uf2):
    """Make the image of such a drive on which some files are others."""
    return lambda files: boot_out.image({**contents.files(PICO), **files}, uf2)
