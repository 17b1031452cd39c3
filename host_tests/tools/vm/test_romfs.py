"""The drive of the VM, read back as the ROM file system is described."""

import pytest

from tools.vm import romfs

FILES = {"a.mpy": b"", "b/c.txt": b"c" * 200, "b/d/e.book": bytes(range(256)) * 100, "ź": b"z"}


def number(content, at):
    value = 0
    while content[at] & 0x80:
        value = value << 7 | content[at] & 0x7F
        at += 1
    return value << 7 | content[at], at + 1


def records(content, at=0):
    while at < len(content):
        kind, at = number(content, at)
        length, at = number(content, at)
        yield kind, content[at : at + length]
        at += length


def read(content, before=""):
    for kind, held in records(content):
        length, at = number(held, 0)
        place = before + held[at : at + length].decode()
        if kind == romfs.DIRECTORY:
            yield from read(held[at + length :], f"{place}/")
        else:
            [(inner, data)] = records(held[at + length :])
            assert (kind, inner) == (romfs.FILE, romfs.DATA)
            yield place, data


def test_every_file_is_at_its_place():
    content = romfs.image(FILES)
    assert content.startswith(romfs.MAGIC)
    length, at = number(content, len(romfs.MAGIC))
    assert len(content) == at + length
    assert dict(read(content[at:])) == FILES


@pytest.mark.parametrize(
    ("value", "written"), [(0, b"\0"), (127, b"\x7f"), (128, b"\x81\0"), (300_000, b"\x92\xa7\x60")]
)
def test_a_number_has_seven_bits_in_a_byte(value, written):
    assert romfs.number(value) == written
