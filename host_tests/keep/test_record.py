from hypothesis import given
from hypothesis import strategies as st

from firmware.keep import record


def damaged(packed):
    """Yield the packed bytes with each of their bits damaged in turn."""
    for bit in range(8 * len(packed)):
        torn = bytearray(packed)
        torn[bit // 8] ^= 1 << bit % 8
        yield torn


def sound(packed, seed):
    shape, length = record.head_of(packed, 0)
    return shape is not None and record.size(length) <= len(packed) and record.is_whole(packed, 0, length, seed)


def test_a_header_tells_its_version_and_erases_or_is_damaged():
    assert record.header(0) == b"Peglight\x01\x00\x00\x00" + record.header(0)[12:]
    assert record.header_of(record.header(70000), 0) == (record.VERSION, 70000)
    assert record.header_of(record.header(1 << 30), 0) == (record.VERSION, 0xFFFFFF)
    assert {record.header_of(torn, 0) for torn in damaged(record.header(5))} == {(None, 0)}
    assert record.header_of(record.header(5)[:15], 0) == (None, 0)


def test_a_record_holds_its_payload_and_goes_by_its_own_seed():
    packed = record.pack(record.DIFFERENCE + 3, b"payload", 4000)
    assert len(packed) == record.size(7)
    assert record.head_of(packed, 0) == (record.DIFFERENCE + 3, 7)
    assert record.payload_of(packed, 0) == b"payload"
    assert [seed for seed in range(4096) if sound(packed, seed)] == [4000]


def test_any_damaged_bit_of_a_record_shows():
    for length in [0, 1, 30, 256]:
        room = b"\xff" * 70000  # a damaged length may point here
        packed = record.pack(2, bytes(range(256))[:length], 4000)
        assert sound(packed + room, 4000)
        assert not any(sound(torn + room, 4000) for torn in damaged(packed))


def test_no_record_begins_where_there_is_no_head():
    for memory in [b"", b"\xff" * 3, b"\xff" * 4, bytes(4), b"\x40\x00\x00\xe5"]:
        assert record.head_of(memory, 0) == (None, 0)


def test_a_record_that_ends_where_the_memory_does_is_found():
    memory = record.header(0) + record.pack(2, b"payload", record.HEADER)
    for room, found in ((0, b"payload"), (-1, None)):
        index = record.Index(memory, len(memory) + room)
        index.look(record.HEADER)
        assert index.content(2) == found


few = st.binary(max_size=700) | st.lists(st.sampled_from(b"\x00\x01\xff"), max_size=700).map(bytes)


@st.composite
def changed(draw):
    """Draw a content, and another or the same with a few bytes changed, inserted or left out."""
    base = draw(few)
    if draw(st.booleans()):
        return base, draw(few)
    content = bytearray(base)
    for at in draw(st.lists(st.integers(0, max(0, len(base) - 1)), max_size=5)):
        content[at : at + 1] = draw(st.binary(max_size=2))
    return base, bytes(content)


@given(changed())
def test_a_difference_makes_the_new_content_out_of_the_old(pair):
    base, content = pair
    runs = record.difference(base, content)
    assert record.applied(base, runs) == content
    assert record.made_length(runs) == len(content)


def test_a_difference_is_its_length_and_runs_of_new_bytes():
    base, far = bytes(range(60)), bytes(600)
    for old, new, runs in (
        (b"abcdef", b"abcd", b"\x04\x00"),
        (base, b"\x07" + base[1:] + b"row", b"\x3f\x00" + b"\x00\x01\x07" + b"\x3b\x03row"),
        (b"abcdef", b"AbcDef", b"\x06\x00" + b"\x00\x04AbcD"),  # three old bytes between new ones
        (b"abcdefg", b"AbcdEfg", b"\x07\x00" + b"\x00\x01A" + b"\x03\x01E"),
        (far, far[:599] + b"\x01", b"\x58\x02" + b"\xff\x00\xff\x00" + b"\x59\x01\x01"),  # a long way
    ):
        assert bytes(record.difference(old, new)) == runs
