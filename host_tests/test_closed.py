"""Closed play is chosen in the menu, or else in settings.toml."""

import io

import pytest

from firmware.closed import is_closed
from firmware.keep.log import SETTINGS, Log
from firmware.ui import choices

ON, OFF = b'PEGLIGHT_CLOSED = "on"\n', b'PEGLIGHT_CLOSED = "off"\n'


def log_of(kept=None):
    log = Log(bytearray(b"\xff" * 4096))
    if kept is not None:
        log.write(SETTINGS, kept)
    return log


def closed(log, content):
    return is_closed(log, lambda: io.BytesIO(content))


def no_file():
    raise FileNotFoundError


def test_by_default_it_is_open():
    assert not closed(log_of(), b"")
    assert not is_closed(log_of(), no_file)


def test_the_file_closes_it():
    for given in [ON, b"PEGLIGHT_CLOSED=ON", b"PEGLIGHT_CLOSED = ' on '", b"\xff\n" + ON, ON + OFF]:
        assert closed(log_of(), given)


def test_anything_but_on_does_not():
    for given in [OFF, b"PEGLIGHT_CLOSED = true", b"# " + ON, b"PEGLIGHT_CLOSED\n", OFF + ON]:
        assert not closed(log_of(), given)


@pytest.mark.parametrize("chosen", [True, False])
@pytest.mark.parametrize("given", [ON, OFF, b"\xff"])
def test_what_the_menu_kept_wins(chosen, given):
    assert closed(log_of(choices.write({}, {"closed": chosen})), given) is chosen


def test_a_menu_that_kept_something_else_leaves_it_to_the_file():
    log = log_of(choices.write({}, {"brightness": 3}))
    assert closed(log, ON)
    assert not closed(log, OFF)


def test_what_is_damaged_leaves_it_to_the_file():
    for kept in [b"\xfa\xfb", b"\0", b"\x02"]:
        assert closed(log_of(kept), ON)
        assert not closed(log_of(kept), OFF)
