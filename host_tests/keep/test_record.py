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
