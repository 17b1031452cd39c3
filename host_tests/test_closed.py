"""Whether closed play was chosen, by what the menu kept and what settings.toml holds."""

import io

import pytest

from firmware.closed import is_closed
from firmware.keep.log import SETTINGS, Log
from firmware.ui import preferences

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


@pytest.mark.parametrize("given", [ON, b"PEGLIGHT_CLOSED=ON", b"PEGLIGHT_CLOSED = ' on '", b"\xff\n" + ON, ON + OFF])
def test_the_file_closes_it(given):
    assert closed(log_of(), given)


@pytest.mark.parametrize("given", [OFF, b"PEGLIGHT_CLOSED = true", b"# " + ON, b"PEGLIGHT_CLOSED\n", OFF + ON])
def test_anything_but_on_does_not(given):
    assert not closed(log_of(), given)


@pytest.mark.parametrize("chosen", [True, False])
@pytest.mark.parametrize("given", [ON, OFF, b"\xff"])
def test_what_the_menu_kept_wins(chosen, given):
    assert closed(log_of(preferences.write({}, {"closed": chosen})), given) is chosen


def test_a_menu_that_kept_something_else_leaves_it_to_the_file():
    log = log_of(preferences.write({}, {"brightness": 3}))
    assert closed(log, ON)
    assert not closed(log, OFF)


@pytest.mark.parametrize("kept", [b"\xfa\xfb", b"\0", b"\x02"])
def test_what_is_damaged_leaves_it_to_the_file(kept):
    assert closed(log_of(kept), ON)
    assert not closed(log_of(kept), OFF)
