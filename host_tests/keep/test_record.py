"""The bytes of the log that other versions read; the tests of the log hold everything else of a record."""

from firmware.keep import record


def damaged(packed):
    """Yield the packed bytes with each of their bits damaged in turn."""
    for bit in range(8 * len(packed)):
        torn = bytearray(packed)
        torn[bit // 8] ^= 1 << bit % 8
        yield torn


def test_a_header_tells_its_version_and_erases_or_is_damaged():
    assert record.header(0) == b"Peglight\x01\x00\x00\x00" + record.header(0)[12:]
    assert record.header_of(record.header(70000)) == (record.VERSION, 70000)
    assert record.header_of(record.header(1 << 30)) == (record.VERSION, 0xFFFFFF)
    assert {record.header_of(torn) for torn in damaged(record.header(5))} == {(0, 0)}
    assert record.header_of(record.header(5)[:15]) == (0, 0)


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
