"""The UF2 file, checked block by block against the format's description rather than by what wrote it."""

import dataclasses
import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st

from host_tests.tools.circuitpythons import write_uf2
from tools.boards import PICO
from tools.build import uf2
from tools.trouble import Trouble

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


def test_the_firmware_is_what_lies_in_front_of_the_drive(tmp_path):
    file = tmp_path / "both.uf2"
    firmware = write_uf2(file)
    file.write_bytes(uf2.encode(firmware | uf2.pages(PICO.drive_address, bytes(5000)), CHIP))
    assert uf2.read(file, PICO)[0] == firmware


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        (
            {"version": "11.0.0-beta.1"},
            r"is CircuitPython 11\.0\.0-beta\.1, and Peglight needs CircuitPython 10, from ",
        ),
        (
            {"board": "Raspberry Pi Pico W"},
            "is CircuitPython for the board Raspberry Pi Pico W, and Peglight is for the ",
        ),
        (
            {"chip": dataclasses.replace(CHIP, uf2_family=1)},
            "is for the chip 0x00000001, and that of the board is the RP2040: download CircuitPython 10, from circuit",
        ),
    ],
)
def test_another_circuitpython_is_refused(said, sentence, tmp_path):
    write_uf2(tmp_path / "other.uf2", **said)
    with pytest.raises(Trouble, match=rf"other\.uf2 {sentence}"):
        uf2.read(tmp_path / "other.uf2", PICO)


def test_a_uf2_without_circuitpython_is_refused(tmp_path):
    (tmp_path / "blink.uf2").write_bytes(uf2.encode(uf2.pages(PICO.flash_address, bytes(5000)), CHIP))
    with pytest.raises(Trouble, match=r"blink\.uf2 is not CircuitPython: download "):
        uf2.read(tmp_path / "blink.uf2", PICO)


def test_a_uf2_that_is_not_there_is_told(tmp_path):
    with pytest.raises(Trouble, match=r"none\.uf2 could not be read: No such file or directory\.$"):
        uf2.read(tmp_path / "none.uf2", PICO)


@pytest.mark.parametrize("address", [0, PICO.flash_address - 256, PICO.flash_end, 0xFFFFFF00])
def test_a_page_that_is_not_in_the_flash_is_refused(address, tmp_path):
    pages = write_uf2(tmp_path / "odd.uf2")
    (tmp_path / "odd.uf2").write_bytes(uf2.encode(pages | {address: bytes(256)}, CHIP))
    with pytest.raises(Trouble, match=rf"odd\.uf2 has a page at {address:#x}, where this board has no flash: "):
        uf2.read(tmp_path / "odd.uf2", PICO)


@given(st.lists(st.tuples(st.integers(0, 4 * 512 - 1), st.integers(0, 255)), min_size=1, max_size=8))
def test_a_uf2_with_wrong_bytes_is_refused_or_has_whole_pages(wrong):
    content = bytearray(changed(0, b""))
    for place, byte in wrong:
        content[place] = byte
    try:
        found = uf2.decode(bytes(content), CHIP)
    except ValueError:
        return
    assert len(found) == 4
    assert all(address % 256 == 0 and len(page) == 256 for address, page in found.items())
