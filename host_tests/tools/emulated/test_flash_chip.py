"""Flash that takes its time: busy for as long as its data sheet says, and changed as it was before."""

import pytest

from tools.emulated.flash_chip import BUSY, READ_STATUS

PIN = 0x4001800C  # of the chip, as software sets it
LOW, HIGH = 2 << 8, 3 << 8
ENABLED, DATA = 0x18000008, 0x18000060
ALLOW, WRITE, ERASE = 0x06, 0x02, 0x20
SECTOR = 0x1000
MS = 1e6  # nanoseconds


@pytest.fixture
def chip(machine):
    chip = machine.device.mcu
    chip.write_uint32(PIN, HIGH)
    chip.write_uint32(ENABLED, 1)
    machine.write(SECTOR, b"\x55" * 4)
    return chip


def told(chip, *sent):
    """Return the bytes that come back while these are sent."""
    chip.write_uint32(PIN, LOW)
    came = []
    for byte in sent:
        chip.write_uint32(DATA, byte)
        came.append(chip.read_uint32(DATA))
    chip.write_uint32(PIN, HIGH)
    return came


def is_busy(chip):
    return bool(told(chip, READ_STATUS, 0)[1] & BUSY)


@pytest.mark.parametrize(
    ("command", "content", "ms"),
    [((ERASE, 0, SECTOR >> 8, 0), b"\xff" * 4, 45), ((WRITE, 0, SECTOR >> 8, 0, 0x0F), b"\x05\x55\x55\x55", 0.4)],
    ids=["erase", "write"],
)
def test_it_is_busy_for_as_long_as_the_data_sheet_says(chip, machine, command, content, ms):
    told(chip, ALLOW)
    assert not is_busy(chip)
    told(chip, *command)
    chip.clock.tick((ms - 0.1) * MS)
    assert is_busy(chip)
    chip.clock.tick(0.2 * MS)
    assert not is_busy(chip)
    assert machine.read(SECTOR, 4) == content


def test_what_is_read_back_is_what_was_written(chip):
    assert told(chip, 0x03, 0, SECTOR >> 8, 0, 0, 0)[4:] == [0x55, 0x55]
    assert not is_busy(chip)
