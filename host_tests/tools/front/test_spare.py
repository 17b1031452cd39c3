"""A rewrite of the log that a power cut interrupted, and the spare that it is finished from."""

import random
from binascii import crc32

import pytest

from firmware.keep import record
from firmware.keep.log import MATCH, Log
from host_tests.keep.matches import played
from host_tests.keep.sector import Place, Power, Sector
from host_tests.keep.test_log import FRESH, state, written
from tools.front.spare import Spare


@pytest.fixture
def chance():
    return random.Random(7)


@pytest.fixture
def sector(chance):
    return Sector(chance)


def spared(erases, content, version=record.VERSION):
    """Return a log of one match, as a rewriting leaves it in the spare."""
    header = bytearray(record.header(erases)[:12])
    header[8] = version
    log = (header + crc32(header).to_bytes(4, "little")) * 2
    log += record.pack(MATCH, content, len(log))
    return bytes(log + crc32(log).to_bytes(4, "little"))


@pytest.mark.parametrize(
    "left", [FRESH, bytes(4096), bytes(record.header(4) * 2) + FRESH[32:]], ids=["erased", "cleared", "old"]
)
def test_a_rewriting_that_was_cut_is_finished_from_the_spare(left, chance):
    sector = Sector(chance, left)
    place = Place(Power(), spared(5, b"a match"))
    log = Log(sector, Spare(place))
    assert (state(log), log.fault, log.erases, place.content) == ({MATCH: b"a match"}, None, 5, None)
    assert state(Log(sector)) == {MATCH: b"a match"}


NOT_WHOLE = {
    "nothing": b"",
    "its beginning": spared(5, b"another")[:20],
    "almost all of it": spared(5, b"another")[:-1],
    "zeros": bytes(60),
    "a zero": bytes(1),
    "a newer version's": spared(5, b"another", record.VERSION + 1),
    "more than there is room for": spared(5, bytes(4096)),
}


def test_a_spare_that_is_not_a_whole_log_is_ignored(sector, chance):
    states = written(sector, played(chance, 2))
    for name, content in NOT_WHOLE.items():
        assert state(Log(sector, Spare(Place(Power(), content)))) == states[-1], name


def test_a_spare_that_was_not_forgotten_brings_no_past_back(sector, chance):
    place = Place(Power())
    log = Log(sector, Spare(place))
    log.write(MATCH, b"the first")
    place.content = spared(log.erases, b"past")
    assert Log(sector, Spare(place)).read(MATCH) == b"the first"
    assert place.content is None
