"""The emulated board's console, as a person reads it."""

import pytest

from tools.emulated.console import Console

SAID = b"\x1b]0;\xf0\x9f\x90\x8dcode.py | 10.2.1\x1b\\one\r\n\x1b[2K\x1b]0;done\x07two [x] \x1b[1;31mred\r\n"


@pytest.mark.parametrize("at", [1, 7, 1000])
def test_lines_begin_where_code_py_does_however_they_come(at):
    said = b"Auto-reload is on.\r\nsoft reboot\r\n\x1b]0;code.py\x1b\\code.py output:\r\n" + SAID + b"unended"
    console, lines = Console(), []
    for begin in range(0, len(said), at):
        heard = bytearray(said[begin : begin + at])
        lines += console.lines(heard)
        assert not heard
    assert lines == ["one", "two [x] red"]
    assert console.begun
