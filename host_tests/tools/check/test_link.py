"""The console of a real board, on a port of this computer that another end holds."""

import os
import sys

import pytest

from tools.boards import PICO
from tools.check.link import Link, port_of
from tools.trouble import Trouble


@pytest.fixture
def ends():
    """Return the board's end, and the port."""
    if sys.platform == "win32":
        pytest.skip("Windows has no such ports")
    import tty

    board, port = os.openpty()
    tty.setraw(board)
    wire = Link(PICO, os.ttyname(port))
    yield board, wire
    wire.close()


def test_bytes_reach_the_board_and_its_answer_comes_back(ends):
    board, wire = ends
    wire.write(b"\x03")
    assert os.read(board, 10) == b"\x03"
    os.write(board, b">>> ")
    assert wire.read(1) == b">>> "
    assert wire.read(0.01) == b""


def test_a_port_that_is_gone_is_one_sentence(ends):
    board, wire = ends
    os.close(board)
    with pytest.raises(Trouble, match="was gone in the middle"):
        wire.read(1)


def test_a_port_that_cannot_be_opened_is_one_sentence(tmp_path):
    with pytest.raises(Trouble, match="cannot be opened: close every other program that reads it"):
        Link(PICO, str(tmp_path / "no port"))


def test_a_board_whose_console_is_not_there_is_told_of(monkeypatch):
    from serial.tools import list_ports

    monkeypatch.setattr(list_ports, "comports", list)
    with pytest.raises(Trouble, match="its console is not: name the port with --port"):
        port_of(PICO)
