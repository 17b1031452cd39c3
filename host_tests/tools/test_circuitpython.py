"""The name that CircuitPython gives itself, on a drive and in a UF2."""

import dataclasses

import pytest

from host_tests.tools.circuitpythons import write_uf2
from tools import circuitpython, uf2
from tools.boards import PICO
from tools.trouble import Trouble

BOOT_OUT = (
    "Adafruit CircuitPython 10.2.1 on 2026-01-01; Raspberry Pi Pico with rp2040\r\n"
    "Board ID:raspberry_pi_pico\r\nUID:DE6185100F4D6522\r\n"
)


def test_version_and_board_are_read():
    assert circuitpython.read(BOOT_OUT) == circuitpython.Running(
        BOOT_OUT.splitlines()[0], 10, "10.2.1", "Raspberry Pi Pico", "raspberry_pi_pico"
    )


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


def test_the_firmware_is_what_lies_in_front_of_the_drive(tmp_path):
    file = tmp_path / "both.uf2"
    firmware = write_uf2(file)
    file.write_bytes(uf2.encode(firmware | uf2.pages(PICO.drive_address, bytes(5000)), PICO.chip))
    assert circuitpython.in_uf2(file, PICO)[0] == firmware


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        (
            {"version": "11.0.0-beta.1"},
            r"is CircuitPython 11\.0\.0-beta\.1, and Peglight needs CircuitPython 10, from ",
        ),
        (
            {"board": "Raspberry Pi Pico W"},
            "is CircuitPython for the board Raspberry Pi Pico W, and Peglight is for the ",
        ),
        (
            {"chip": dataclasses.replace(PICO.chip, uf2_family=1)},
            "is for the chip 0x00000001, and that of the board is the RP2040: download CircuitPython 10, from circuit",
        ),
    ],
)
def test_another_circuitpython_is_refused(said, sentence, tmp_path):
    write_uf2(tmp_path / "other.uf2", **said)
    with pytest.raises(Trouble, match=rf"other\.uf2 {sentence}"):
        circuitpython.in_uf2(tmp_path / "other.uf2", PICO)


def test_a_uf2_without_circuitpython_is_refused(tmp_path):
    (tmp_path / "blink.uf2").write_bytes(uf2.encode(uf2.pages(PICO.flash_address, bytes(5000)), PICO.chip))
    with pytest.raises(Trouble, match=r"blink\.uf2 is not CircuitPython: download "):
        circuitpython.in_uf2(tmp_path / "blink.uf2", PICO)


def test_a_uf2_that_is_not_there_is_told(tmp_path):
    with pytest.raises(Trouble, match=r"none\.uf2 could not be read: No such file or directory\.$"):
        circuitpython.in_uf2(tmp_path / "none.uf2", PICO)


@pytest.mark.parametrize("address", [0, PICO.flash_address - 256, PICO.flash_end, 0xFFFFFF00])
def test_a_page_that_is_not_in_the_flash_is_refused(address, tmp_path):
    pages = write_uf2(tmp_path / "odd.uf2")
    (tmp_path / "odd.uf2").write_bytes(uf2.encode(pages | {address: bytes(256)}, PICO.chip))
    with pytest.raises(Trouble, match=rf"odd\.uf2 has a page at {address:#x}, where this board has no flash: "):
        circuitpython.in_uf2(tmp_path / "odd.uf2", PICO)
