"""Terminals with the face in them."""

import os

import pytest

from host_tests.tools.face.terminal import COLOURS, Terminal


@pytest.fixture
def opened(tmp_path):
    ends = []

    def make(*options, **environment):
        terminal = Terminal(tmp_path, "play", *options, **{**COLOURS, **environment})
        ends.append(terminal.end)
        return terminal

    yield make
    for end in ends:
        os.close(end)
