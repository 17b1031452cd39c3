"""Terminals with the face in them."""

import os

import pytest

from host_tests.tools.faces.terminal.terminal import COLOURS, Terminal


@pytest.fixture
def opened(tmp_path):
    terminals = []

    def make(*options, **environment):
        terminal = Terminal(tmp_path, "play", *options, **{**COLOURS, **environment})
        terminals.append(terminal)
        return terminal

    yield make
    for terminal in terminals:
        if terminal.end is not None:
            os.close(terminal.end)
