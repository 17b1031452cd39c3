"""Every way out of the emulated board leaves the terminal as it was: the real command."""

import os
import signal

import pytest

from host_tests.tools.emulated import tiny
from host_tests.tools.faces.terminal.terminal import COLOURS, Terminal

pytestmark = pytest.mark.skipif(os.name != "posix", reason="terminals and signals are those of POSIX")


@pytest.fixture
def terminal(tmp_path):
    """One in which the board has shown that it runs."""
    made = Terminal(tmp_path, "emulate", "--uf2", str(tiny.write_uf2(tmp_path / "tiny.uf2")), **COLOURS)
    try:
        made.until(b"\x1b[?2004h")
        made.until(b"CircuitPython")
        yield made
    finally:
        os.close(made.end)


@pytest.mark.full
def test_ctrl_c_leaves(terminal):
    terminal.type(b"\x03")
    assert terminal.left() == 0
    assert terminal.is_clean()


@pytest.mark.full
def test_a_signal_leaves(terminal):
    os.kill(terminal.child, signal.SIGTERM)
    assert terminal.left() == 128 + signal.SIGTERM
    assert terminal.is_clean()
