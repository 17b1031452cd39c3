"""With NO_COLOR no colour is sent at all, and everything can be clicked as before."""

import re

import pytest
from rich.style import Style

from host_tests.tools.faces.terminal.terminal import POSIX
from tools.faces.terminal.uncoloured import bare

LOOKS = {0, 1, 2, 3, 4, 7, 22, 23, 24, 27}  # of letters: bold, reverse and the like


def test_a_style_loses_its_colours_and_keeps_the_rest():
    style = bare(Style(color="red", bgcolor="#101010", bold=True, meta={"place": 2}))
    assert (style.color, style.bgcolor, style.bold, style.meta) == (None, None, True, {"place": 2})
    assert bare(Style(color="red")).color is None


@POSIX
@pytest.mark.slow
def test_no_colour_is_sent_to_a_terminal_that_wants_none(opened):
    terminal = opened("--mode", "break", NO_COLOR="1")
    terminal.until(b"your guess?")
    terminal.type(b"\t")
    terminal.until(b"up/down")  # in the caption
    terminal.type(b"m")
    terminal.until(b"SETTINGS")
    sent = {int(look or 0) for looks in re.findall(rb"\x1b\[([\d;]*)m", terminal.seen) for look in looks.split(b";")}
    assert 1 in sent
    assert sent <= LOOKS
