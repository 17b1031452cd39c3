import random
from binascii import crc32

import pytest

from firmware.keep.log import (
    CRASHES,
    FRAME,
    HEADER,
    KINDS,
    MATCH,
    MISTAKES,
    NAMES,
    NEWER,
    NOT_OURS,
    NOWHERE,
    SETTINGS,
    STATISTICS,
    VERSION,
    WORN,
    Log,
    difference,
    header,
    header_of,
    pack,
)
from host_tests import runs
from host_tests.keep.matches import played
from host_tests.keep.sector import Sector

THREE = (MATCH, SETTINGS, STATISTICS)
FRESH = b"\xff" * 4096


@pytest.fixture
def chance():
    return random.Random(7)


@pytest.fixture
def sector(chance):
    return Sector(chance)


def state(log):
    return {kind: log.read(kind) for kind in range(KINDS) if log.read(kind) is not None}


def test_an_empty_first_content_writes_nothing(sector):
    log = Log(sector)
    log.write(NAMES, b"")
    assert (log.read(NAMES), sector.content.count(0xFF)) == (None, len(sector.content))
    log.write(NAMES, b"Ada")
    log.write(NAMES, b"")
    assert Log(sector).read(NAMES) == b""


def test_a_row_more_programs_a_few_bytes_and_an_equal_one_none(sector):
    log = Log(sector)
    board = bytes(range(60))
    log.write(MATCH, board)
    few = FRAME + 2 + 2 + 6
    for content, most in ((board + b"row", few), (board + b"rowrow", few), (bytearray(board) + b"rowrow", 0)):
        before = sector.programmed
        log.write(MATCH, content)
        assert sector.programmed - before <= most


def full(sector, chance):
    """Yield the writes that fill the sector, rewrite it, and nearly fill it again."""
    log = Log(sector)
    for write in played(chance, 100):
        if sector.erases == 1 and len(sector.content.rstrip(b"\xff")) > 3900:
            return
        yield write
        log.write(*write)


@pytest.mark.no_cover
def test_a_damaged_bit_costs_at_most_the_newest_of_one_kind(sector, chance):
    states = [{}]
    for kind, content in full(sector, chance):
        states.append({**states[-1], kind: content})
    newest = states[-1]
    whole = bytes(sector.content)
    lost = 0
    for bit in range(0, 8 * len(whole), runs.of(61, 13, 5, 1)):
        torn = Sector(chance, whole)
        torn.content[bit // 8] ^= 1 << bit % 8
        log = Log(torn)
        assert log.fault is None, f"bit {bit}"
        found = {kind: log.read(kind) for kind in THREE}
        other = [kind for kind in THREE if found[kind] != newest[kind]]
        assert len(other) <= 1, f"bit {bit}"
        for kind in other:
            lost += 1
            assert found[kind] == before(states, kind), f"bit {bit}"
    assert lost > 0


def before(states, kind):
    """Return the content of this kind before its newest one."""
    return next(state[kind] for state in reversed(states) if state.get(kind) != states[-1][kind])


def test_a_difference_from_a_record_that_is_lost_is_lost_with_it(sector):
    log = Log(sector)
    log.write(MATCH, b"the first of all, twice")
    for content in (b"1" * 60, b"2" * 60, b"1" * 59 + b"!"):
        log.write(SETTINGS, content)
    assert log.read(SETTINGS) == b"1" * 59 + b"!"
    sector.content[sector.content.find(b"1" * 60)] ^= 1
    assert state(Log(sector)) == {MATCH: b"the first of all, twice", SETTINGS: b"2" * 60}


def test_a_torn_record_that_seems_to_pass_the_end_is_skipped(sector):
    log = Log(sector)
    log.write(MATCH, b"before")
    at = len(sector.content.rstrip(b"\xff"))
    sector.content[at : at + 4] = pack(MATCH, bytes(5000), 0)[:4]
    assert state(Log(sector)) == {MATCH: b"before"}
    Log(sector).write(MATCH, b"behind it")
    assert state(Log(sector)) == {MATCH: b"behind it"}


@pytest.mark.parametrize("missing", runs.few([1, 2], plain=1))
def test_a_write_behind_a_torn_record_does_not_make_it_whole(missing, sector, chance):
    """The first bytes of the next record are those that the end of this one lacks."""
    next_record = pack(SETTINGS, b"settings", 0)[:missing]
    log = Log(sector)
    log.write(MATCH, b"before")
    begun = bytes(sector.content)
    end = b""
    while not end.endswith(next_record) or b"\xff" in end:
        content = chance.randbytes(90)
        end = pack(MATCH, content, len(begun.rstrip(b"\xff")))[-4:]
    torn = Sector(chance, begun)
    Log(torn).write(MATCH, content)
    whole = len(torn.content.rstrip(b"\xff"))
    assert torn.content[whole - 4 : whole] == end
    torn.content[whole - missing : whole] = b"\xff" * missing
    Log(torn).write(SETTINGS, b"settings")
    assert state(Log(torn)) == {MATCH: b"before", SETTINGS: b"settings"}


def test_what_is_not_ours_is_left_until_something_is_kept(chance):
    for garbage in (
        b"high score 5" + b"\xff" * 4084,  # another program's bytes
        bytes(4096),
        chance.randbytes(4096),
        b"\xff" * 4095 + b"\xfe",
        b"Peglight" * 512,
    ):
        sector = Sector(chance, garbage)
        log = Log(sector)
        assert (state(log), log.fault, sector.content) == ({}, NOT_OURS, garbage)
        log.write(MATCH, b"a match")
        log = Log(sector)
        assert (log.read(MATCH), log.fault, sector.erases, log.erases) == (b"a match", None, 1, 1)


@pytest.mark.parametrize("memory", [None, bytearray(b"\xff" * 8)])
def test_without_a_memory_all_works_and_the_fault_says_so(memory, chance):
    log = Log(memory)
    now = {}
    for kind, content in played(chance, 40):
        log.write(kind, content)
        now[kind] = content
        assert state(log) == now
    assert log.fault == NOWHERE
    log.forget(MATCH)
    assert (log.read(MATCH), log.fault) == (None, NOWHERE)


def test_a_newer_log_stays_until_something_of_it_is_forgotten(sector, chance):
    Log(sector).write(MATCH, b"a match")
    newer = bytearray(header(9)[:12])
    newer[8] = VERSION + 1
    newer += crc32(newer).to_bytes(4, "little")
    sector.content[: 2 * HEADER] = newer * 2
    before = bytes(sector.content)
    log = Log(sector)
    assert (state(log), log.fault) == ({}, NEWER)
    for kind, content in played(chance, 40):
        log.write(kind, content)
    assert log.read(MATCH) is not None
    assert sector.content == before
    log.forget(MATCH)
    assert (state(log), log.fault, Log(sector).fault, Log(sector).erases) == ({}, None, None, 10)


def test_a_kind_of_a_later_version_survives(sector, chance):
    log = Log(sector)
    log.write(15, b"of a later version")
    for kind, content in played(chance, 30):
        log.write(kind, content)
    assert sector.erases > 0
    assert Log(sector).read(15) == b"of a later version"


def test_each_kind_keeps_its_number():
    assert (MATCH, SETTINGS, STATISTICS, CRASHES, NAMES, MISTAKES) == (0, 1, 2, 3, 4, 5)


def test_more_than_fits_is_refused_and_changes_nothing(sector):
    log = Log(sector)
    log.write(SETTINGS, b"s" * 100)
    log.write(SETTINGS, b"s" * 99 + b"t")
    log.write(SETTINGS, b"s" * 100)
    before = bytes(sector.content)
    most = (4096 - 2 * HEADER - 2 * (FRAME + 100)) // 2 - FRAME
    with pytest.raises(ValueError, match=f"{most + 1} bytes are more than the log has room for"):
        log.write(MATCH, bytes(most + 1))
    assert sector.content == before
    log.write(MATCH, bytes(most))
    assert state(Log(sector)) == {SETTINGS: b"s" * 100, MATCH: bytes(most)}


def test_what_is_forgotten_leaves_none_of_its_bytes(sector, chance):
    log = Log(sector)
    log.write(SETTINGS, b"settings")
    log.write(MATCH, b"a secret")
    log.forget(MATCH)
    assert state(log) == state(Log(sector)) == {SETTINGS: b"settings"}
    assert b"a secret" not in sector.content
    assert log.erases == 1
    log.write(MATCH, b"new")
    assert state(Log(sector)) == {SETTINGS: b"settings", MATCH: b"new"}


class Worn(Sector):
    """A sector in which some bits are stuck at 1."""

    def __init__(self, chance, stuck):
        super().__init__(chance)
        self.stuck = stuck

    def _program(self, begin, content):
        super()._program(begin, content)
        for at in self.stuck:
            self.content[at] |= 0x80


def test_a_record_that_does_not_read_back_is_written_again(chance):
    sector = Worn(chance, stuck=[300])
    log = Log(sector)
    for kind, content in played(chance, 6):
        log.write(kind, content)
        assert log.read(kind) == content
    assert state(Log(sector)) == state(log)
    assert sector.erases == 0


def test_a_byte_that_is_no_longer_fresh_is_passed_over(sector):
    log = Log(sector)
    log.write(MATCH, b"before")
    sector.content[len(sector.content.rstrip(b"\xff")) + 10] = 0x7F
    log.write(MATCH, b"behind the spoilt byte")
    assert (sector.erases, Log(sector).read(MATCH)) == (0, b"behind the spoilt byte")


def test_a_memory_that_holds_nothing_is_worn_and_all_goes_on(chance):
    sector = Worn(chance, stuck=[40])  # the first record goes here after every erase
    log = Log(sector)
    now = {}
    for kind, content in played(chance, 40):
        log.write(kind, content)
        now[kind] = content
    assert (state(log), log.fault) == (now, WORN)


# the bytes that other versions read


def damaged(packed):
    """Yield the packed bytes with each of their bits damaged in turn."""
    for bit in range(8 * len(packed)):
        torn = bytearray(packed)
        torn[bit // 8] ^= 1 << bit % 8
        yield torn


def test_a_header_tells_its_version_and_erases_or_is_damaged():
    assert header(0) == b"Peglight\x01\x00\x00\x00" + header(0)[12:]
    assert header_of(header(70000)) == (VERSION, 70000)
    assert header_of(header(1 << 30)) == (VERSION, 0xFFFFFF)
    assert {header_of(torn) for torn in damaged(header(5))} == {(0, 0)}
    assert header_of(header(5)[:15]) == (0, 0)


def test_a_difference_is_its_length_and_runs_of_new_bytes():
    base, far = bytes(range(60)), bytes(600)
    for old, new, made in (
        (b"abcdef", b"abcd", b"\x04\x00"),
        (base, b"\x07" + base[1:] + b"row", b"\x3f\x00" + b"\x00\x01\x07" + b"\x3b\x03row"),
        (b"abcdef", b"AbcDef", b"\x06\x00" + b"\x00\x04AbcD"),  # three old bytes between new ones
        (b"abcdefg", b"AbcdEfg", b"\x07\x00" + b"\x00\x01A" + b"\x03\x01E"),
        (far, far[:599] + b"\x01", b"\x58\x02" + b"\xff\x00\xff\x00" + b"\x59\x01\x01"),  # a long way
    ):
        assert bytes(difference(old, new)) == made
