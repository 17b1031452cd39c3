"""The reading of a log from outside of the game."""

import pytest

from firmware.keep.log import MATCH, Log
from tools.front import kept


def log(content):
    nvm = bytearray(b"\xff" * 512)
    Log(nvm).write(MATCH, content)
    return nvm


@pytest.mark.parametrize("nvm", [bytearray(b"\xff" * 512), log(b"\x00\xff\x07"), bytearray(512)])
def test_what_holds_no_match_that_can_be_read_has_none(nvm):
    assert kept.match_in(nvm) is None
