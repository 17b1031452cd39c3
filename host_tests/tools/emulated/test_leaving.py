"""Every way out of the emulated board leaves the terminal as it was, and no process behind: the real command."""

import os
import signal

import psutil
import pytest

from host_tests.tools.emulated import tiny
from host_tests.tools.faces.terminal.terminal import COLOURS, MOST_S, Terminal

pytestmark = pytest.mark.skipif(os.name != "posix", reason="terminals and signals are those of POSIX")


@pytest.fixture
def terminal(tmp_path):
    """One in which the board has shown that it runs, and the board's process."""
    made = Terminal(tmp_path, "emulate", "--uf2", str(tiny.write_uf2(tmp_path / "tiny.uf2")), **COLOURS)
    try:
        made.until(b"\x1b[?2004h")
        made.until(b"CircuitPython")
        (made.board,) = psutil.Process(made.child).children()
        yield made
    finally:
        os.close(made.end)


def is_gone(board):
    return not psutil.wait_procs([board], timeout=MOST_S)[1]


@pytest.mark.full
def test_ctrl_c_leaves(terminal):
    terminal.type(b"\x03")
    assert terminal.left() == 0
    assert terminal.is_clean()
    assert is_gone(terminal.board)


@pytest.mark.full
def test_a_signal_leaves(terminal):
    os.kill(terminal.child, signal.SIGTERM)
    assert terminal.left() == 128 + signal.SIGTERM
    assert terminal.is_clean()
    assert is_gone(terminal.board)


@pytest.mark.full
def test_the_board_does_not_outlive_a_killed_face(terminal):
    os.kill(terminal.child, signal.SIGKILL)
    assert terminal.left() == -signal.SIGKILL
    assert is_gone(terminal.board)


@pytest.mark.full
def test_a_board_that_is_killed_ends_the_face_with_a_sentence(terminal):
    terminal.board.kill()
    assert terminal.left() == 1
    assert terminal.is_clean()
    assert terminal.seen.endswith(b"peg: The emulated board ended: it did not say why.\r\n")
