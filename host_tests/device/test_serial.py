"""The serial console, on the port of the virtual board."""

import pytest

from firmware.device.serial import Serial
from tools.virtual.standins import TX_SIZE


@pytest.fixture
def serial(pico):
    import usb_cdc

    return Serial(usb_cdc.console)


@pytest.fixture
def terminal(pico):
    return pico.terminal


def line(serial, unseen=False):
    return serial.line(unseen, True)


def test_it_echoes_what_is_typed_and_does_not_wait_for_a_line(serial, terminal):
    assert line(serial) is None
    terminal.type("RG")
    assert line(serial) is None
    terminal.type(" BY\r")
    assert line(serial) == "RG BY"
    assert terminal.said == b"RG BY\r\n"


def test_what_must_stay_unseen_is_echoed_as_a_dot_for_each_sign(serial, terminal):
    terminal.type("RżBX\x7fY\r")
    assert line(serial, unseen=True) == "RżBY"
    assert terminal.said.decode() == "••••\b \b•\r\n"


@pytest.mark.parametrize("end", ["\r", "\n", "\r\n"])
def test_every_computers_end_of_a_line_ends_one(serial, terminal, end):
    terminal.type(f"one{end}two{end}{end}")
    assert [line(serial) for _ in range(4)] == ["one", "two", "", None]


def test_a_line_feed_that_comes_late_ends_no_other_line(serial, terminal):
    terminal.type("one\r")
    assert line(serial) == "one"
    terminal.type("\n")
    assert line(serial) is None
    terminal.type("\n")
    assert line(serial) == ""


@pytest.mark.parametrize("back", ["\b", "\x7f"])
def test_backspace_takes_back_a_sign_here_and_on_the_screen(serial, terminal, back):
    terminal.type(f"RGB{back}{back}Y\r")
    assert line(serial) == "RY"
    assert terminal.said == b"RGB\b \b\b \bY\r\n"
    terminal.type(f"aż{back * 4}b\r")  # a sign of two bytes, and more than there are
    assert line(serial) == "b"
    assert terminal.said.count(b"\b \b") == 4


def test_signs_that_mean_nothing_are_left_out(serial, terminal):
    terminal.type("R\x1b\x00\x09G\r")
    assert line(serial) == "RG"
    assert terminal.said == b"RG\r\n"
    terminal.typed += b"R\xff\r"  # another encoding
    assert line(serial) == "?"


def test_a_line_that_goes_on_for_ever_is_cut(serial, terminal):
    terminal.type("R" * 5000 + "\r")
    assert line(serial) == "R" * 500
    assert line(serial) is None


def test_a_terminal_that_stops_reading_does_not_stop_the_game(pico, serial, terminal):
    terminal.listens = False
    for number in range(1000):
        serial.say(f"line {number}")
    assert pico.ms == 200
    before = len(terminal.said)
    terminal.listens = True
    serial.say("said")
    assert terminal.said[before + TX_SIZE :] == b"said\r\n"
