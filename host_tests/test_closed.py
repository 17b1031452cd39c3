"""Closed play is chosen in the menu, or else in settings.toml."""

import io

from firmware.closed import is_closed
from firmware.keep.log import SETTINGS, Log
from firmware.ui import choices

ON, OFF = b'PEGLIGHT_CLOSED = "on"\n', b'PEGLIGHT_CLOSED = "off"\n'


def closed(kept, content):
    """Return whether play is closed where the menu has kept these bytes, or none, and the file has this, or is none."""
    log = Log(bytearray(b"\xff" * 4096))
    if kept is not None:
        log.write(SETTINGS, kept)

    def opened(_name, _mode):
        if content is None:
            raise FileNotFoundError
        return io.BytesIO(content)

    return is_closed(log, opened)


def test_where_the_menu_kept_nothing_of_it_the_file_closes_it():
    for kept in (None, choices.write({}, {"brightness": 3}), b"\xfa\xfb", b"\0", b"\x02"):  # the last ones are damaged
        for given in (ON, b"PEGLIGHT_CLOSED=ON", b"PEGLIGHT_CLOSED = ' on '", b"\xff\n" + ON, ON + OFF):
            assert closed(kept, given)
        for given in (None, b"", OFF, b"PEGLIGHT_CLOSED = true", b"# " + ON, b"PEGLIGHT_CLOSED\n", OFF + ON):
            assert not closed(kept, given)


def test_what_the_menu_kept_wins():
    for chosen in (True, False):
        for given in (ON, OFF, b"\xff"):
            assert closed(choices.write({}, {"closed": chosen}), given) is chosen
