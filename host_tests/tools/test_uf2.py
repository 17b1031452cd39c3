"""The UF2 file, checked block by block against the format's description rather than by what wrote it."""

import struct

import pytest

from tools import uf2
from tools.boards import PICO

CHIP = PICO.chip


def blocks(content):
    assert len(content) % 512 == 0
    return [content[begin : begin + 512] for begin in range(0, len(content), 512)]


def test_every_block_is_as_the_format_says():
    content = bytes(range(256)) * 3 + b"end"
    found = blocks(uf2.encode(uf2.pages(0x10100000, content), CHIP))
    assert len(found) == 4
    for number, block in enumerate(found):
        header = struct.unpack("<8I", block[:32])
        assert block[:4] == b"UF2\n"
        assert header == (0x0A324655, 0x9E5D5157, 0x2000, 0x10100000 + 256 * number, 256, number, 4, 0xE48BFF56)
        assert block[288:508] == bytes(220)
        assert block[508:] == struct.pack("<I", 0x0AB16F30)
    assert b"".join(block[32:288] for block in found) == content.ljust(1024, b"\xff")


def test_what_was_written_is_read():
    pages = uf2.pages(0x10000000, b"one") | uf2.pages(0x10100000, bytes(1000))
    assert uf2.decode(uf2.encode(pages, CHIP), CHIP) == pages


def changed(at, content):
    whole = bytearray(uf2.encode(uf2.pages(0x10000000, bytes(1024)), CHIP))
    whole[at : at + len(content)] = content
    return bytes(whole)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "is not a whole UF2 file"),
        (b"<html>no such page</html>", "is not a whole UF2 file"),
        (changed(0, b"X"), "is not a whole UF2 file"),
        (changed(511, b"X"), "is not a whole UF2 file"),
        (changed(512 + 20, b"\x02"), "is not a whole UF2 file"),
        (changed(0, b"")[:-512], "is not a whole UF2 file"),
        (changed(0, b"")[:-1], "is not a whole UF2 file"),
        (changed(8, b"\x01"), "is not a whole UF2 file"),
        (changed(12, b"\x10"), "is not a whole UF2 file"),
        (changed(12, b"\0\x01"), "is not a whole UF2 file"),
        (changed(28, b"\0"), "is for the chip 0xe48bff00, and that of the board is the RP2040"),
        (changed(28, b"\x59"), "is for the chip RP2350, and that of the board is the RP2040"),
    ],
)
def test_what_is_no_uf2_for_the_board_is_told(content, sentence):
    with pytest.raises(ValueError, match=sentence):
        uf2.decode(content, CHIP)
