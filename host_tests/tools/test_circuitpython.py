"""The name that CircuitPython gives itself."""

import pytest

from tools import circuitpython
from tools.boards import PICO
from tools.trouble import Trouble

BOOT_OUT = (
    "Adafruit CircuitPython 10.2.1 on 2026-01-01; Raspberry Pi Pico with rp2040\r\n"
    "Board ID:raspberry_pi_pico\r\nUID:DE6185100F4D6522\r\n"
)


def test_version_and_board_are_read():
    assert circuitpython.read(BOOT_OUT) == circuitpython.Running(10, "10.2.1", "Raspberry Pi Pico", "raspberry_pi_pico")


@pytest.mark.parametrize(
    "version", ["10.0.0-alpha.2", "10.3.0-beta.0-12-gabcdef1234", "9.2.1", "4.0.0"], ids=lambda version: version
)
def test_every_kind_of_version_is_read(version):
    running = circuitpython.read(BOOT_OUT.replace("10.2.1", version))
    assert (running.version, running.major) == (version, int(version.partition(".")[0]))


def test_something_else_says_nothing():
    assert circuitpython.read("MicroPython v1.26.0 on 2026-01-01; Raspberry Pi Pico with RP2040") is None


def test_a_board_that_fits_is_not_refused():
    circuitpython.check(circuitpython.read(BOOT_OUT), PICO, "D:")


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("10.2.1", "9.2.1", r"^D: is CircuitPython 9\.2\.1, and Peglight needs CircuitPython 10, from circuitpython"),
        ("_pico\r", "_pico2\r", "^D: is CircuitPython for the board raspberry_pi_pico2, and Peglight is for the rasp"),
    ],
)
def test_another_is_refused(old, new, sentence):
    with pytest.raises(Trouble, match=sentence):
        circuitpython.check(circuitpython.read(BOOT_OUT.replace(old, new)), PICO, "D:")


@pytest.mark.parametrize(
    "said",
    [
        "Adafruit CircuitPython " + "9" * 5000 + ".1 on 2026-01-01; A with B",
        "Adafruit CircuitPython 10.\x1b[2J on 2026-01-01; A with B",
        "Adafruit CircuitPython 10.2.1 on 2026-01-01; \x1b[2J with B",
        "Adafruit CircuitPython 10.2.1 on " * 50_000,
    ],
    ids=["a number", "a version", "a name", "a length"],
)
def test_what_no_circuitpython_says_is_not_read(said):
    assert circuitpython.read(said) is None
