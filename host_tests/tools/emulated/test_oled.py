"""The display's controller, as what is sent to it says: commands, and data that lights pixels."""

import pytest

from host_tests.tools.emulated.oled import HIGH, WIDE, Oled

SPI, SELECT, DATA = 1, 22, 24
FUNCTION, BY_PROGRAM = 0x40014004, 5  # of a pin, a word and its status each
LEVEL_SET, LEVEL_CLEAR, DRIVEN = 0xD0000014, 0xD0000018, 0xD0000024
WAKE, SLEEP = 0xAF, 0xAE


class Sender:
    """The chip's end of the bus."""

    def __init__(self, machine):
        self._mcu = machine.device.mcu
        for pin in (SELECT, DATA):
            self._mcu.write_uint32(FUNCTION + 8 * pin, BY_PROGRAM)
            self._mcu.write_uint32(DRIVEN, 1 << pin)
            self._put(pin, True)

    def _put(self, pin, level):
        self._mcu.write_uint32(LEVEL_SET if level else LEVEL_CLEAR, 1 << pin)

    def send(self, *sent, data=False, selected=True):
        self._put(SELECT, not selected)
        self._put(DATA, data)
        for byte in sent:
            self._mcu.spi[SPI].on_transmit(byte)
        self._put(SELECT, True)


@pytest.fixture
def oled(machine):
    return Oled(machine, SPI, SELECT, DATA)


@pytest.fixture
def sender(machine, oled):
    return Sender(machine)


def lit(oled):
    return {(x, y) for y, line in enumerate(oled.picture()) for x, is_lit in enumerate(line) if is_lit}


def test_a_byte_is_eight_pixels_below_each_other(sender, oled):
    sender.send(WAKE, 0xB1, 0x10, 0x02)
    sender.send(0b10000001, 0b1, data=True)
    assert lit(oled) == {(0, 8), (0, 15), (1, 8)}


def test_the_column_has_a_high_and_a_low_half(sender, oled):
    sender.send(WAKE, 0xB7, 0x18, 0x01)
    sender.send(0x80, data=True)
    assert lit(oled) == {(WIDE - 1, HIGH - 1)}


def test_what_lies_beside_the_glass_is_not_seen(sender, oled):
    sender.send(WAKE, 0xB0, 0x10, 0x00)
    sender.send(0xFF, 0xFF, data=True)
    sender.send(0x18, 0x02)
    sender.send(0xFF, 0xFF, 0xFF, data=True)
    assert lit(oled) == set()


def test_asleep_nothing_is_seen_and_the_picture_is_kept(sender, oled):
    sender.send(0xB0, 0x10, 0x02)
    sender.send(1, data=True)
    assert lit(oled) == set()
    sender.send(WAKE)
    assert lit(oled) == {(0, 0)}
    sender.send(SLEEP)
    assert lit(oled) == set()


def test_the_word_of_a_command_is_no_command(sender, oled):
    sender.send(WAKE, 0x81, SLEEP)
    assert oled.awake


def test_what_is_for_another_chip_is_not_taken(sender, oled):
    sender.send(WAKE, selected=False)
    assert not oled.awake
