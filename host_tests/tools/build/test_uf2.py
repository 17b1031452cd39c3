"""The UF2 file, checked block by block against the format's description rather than by what wrote it."""

import os
import struct
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from host_tests.tools.circuitpythons import write_uf2
from tools.boards import PICO
from tools.build import uf2
from tools.trouble import Trouble

FAMILY = PICO.chip.uf2_family


def blocks(content):
    assert len(content) % 512 == 0
    return [content[begin : begin + 512] for begin in range(0, len(content), 512)]


def test_every_block_is_as_the_format_says():
    content = bytes(range(256)) * 3 + b"end"
    found = blocks(uf2.encode(uf2.pages(0x10100000, content), 0xE48BFF56))
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
    assert uf2.decode(uf2.encode(pages, FAMILY), FAMILY) == pages


def changed(at, content):
    whole = bytearray(uf2.encode(uf2.pages(0x10000000, bytes(1024)), FAMILY))
    whole[at : at + len(content)] = content
    return bytes(whole)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "is empty"),
        (b"<html>no such page</html>", "is not a whole UF2 file"),
        (changed(0, b"X"), "is not a whole UF2 file"),
        (changed(4, b"X"), "is not a whole UF2 file"),
        (changed(511, b"X"), "is not a whole UF2 file"),
        (changed(512 + 20, b"\x02"), "is not a whole UF2 file"),
        (changed(0, b"")[:-512], "is not a whole UF2 file"),
        (changed(0, b"")[:-1], "is not a whole UF2 file"),
        (changed(28, b"\0"), "is for the chip 0xe48bff00, and that of the board is the RP2040"),
        (changed(28, b"\x59"), "is for the chip RP2350, and that of the board is the RP2040"),
        (changed(8, b"\0\0"), "is for another kind of processor"),
        (changed(16, b"\x10\0"), "is for another kind of processor"),
        (changed(8, b"\x01"), "has a page at 0x10000000 that belongs nowhere, or a second time, in flash"),
        (changed(9, b"\x30"), "has a page at 0x10000000 that belongs nowhere, or a second time, in flash"),
        (changed(12, b"\x10"), "has a page at 0x10000010 that belongs nowhere, or a second time, in flash"),
        (changed(12, b"\0\x01"), "has a page at 0x10000100 that belongs nowhere, or a second time, in flash"),
    ],
)
def test_what_is_no_uf2_for_the_board_is_told(content, sentence):
    with pytest.raises(ValueError, match=sentence):
        uf2.decode(content, FAMILY)


def test_the_firmware_is_what_lies_in_front_of_the_drive(tmp_path):
    file = tmp_path / "both.uf2"
    firmware = write_uf2(file)
    file.write_bytes(uf2.encode(firmware | uf2.pages(PICO.drive_address, bytes(5000)), FAMILY))
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
            {"family": 1},
            "is for the chip 0x00000001, and that of the board is the RP2040: download CircuitPython 10, from circuit",
        ),
    ],
)
def test_another_circuitpython_is_refused(said, sentence, tmp_path):
    write_uf2(tmp_path / "other.uf2", **said)
    with pytest.raises(Trouble, match=rf"other\.uf2 {sentence}"):
        uf2.read(tmp_path / "other.uf2", PICO)


def test_a_uf2_without_circuitpython_is_refused(tmp_path):
    (tmp_path / "blink.uf2").write_bytes(uf2.encode(uf2.pages(PICO.flash_address, bytes(5000)), FAMILY))
    with pytest.raises(Trouble, match=r"blink\.uf2 is not CircuitPython: download "):
        uf2.read(tmp_path / "blink.uf2", PICO)


def test_a_uf2_that_is_not_there_is_told(tmp_path):
    with pytest.raises(Trouble, match=r"none\.uf2 could not be read: No such file or directory\.$"):
        uf2.read(tmp_path / "none.uf2", PICO)


@pytest.mark.parametrize("address", [0, PICO.flash_address - 256, PICO.flash_end, 0x20000000, 0xFFFFFF00])
def test_a_page_that_is_not_in_the_flash_is_refused(address, tmp_path):
    pages = write_uf2(tmp_path / "odd.uf2")
    (tmp_path / "odd.uf2").write_bytes(uf2.encode(pages | {address: bytes(256)}, FAMILY))
    with pytest.raises(Trouble, match=rf"odd\.uf2 has a page at {address:#x}, where this board has no flash: "):
        uf2.read(tmp_path / "odd.uf2", PICO)


def test_a_uf2_of_the_whole_flash_is_read_and_no_longer_one(tmp_path):
    whole = tmp_path / "whole.uf2"
    said = write_uf2(whole)
    pages = uf2.pages(PICO.flash_address, bytes(PICO.flash_end - PICO.flash_address)) | said
    whole.write_bytes(uf2.encode(pages, FAMILY))
    assert uf2.read(whole, PICO)[0][PICO.flash_address] == said[PICO.flash_address]
    with whole.open("ab") as file:
        file.write(b"x")
    with pytest.raises(Trouble, match=r"whole\.uf2 is longer than a UF2 for this board can be: download "):
        uf2.read(whole, PICO)


@pytest.mark.skipif(not os.path.exists("/dev/zero"), reason="this system has no file without an end")
def test_a_file_without_an_end_is_refused():
    with pytest.raises(Trouble, match=r"^/dev/zero is longer than a UF2 for this board can be: download "):
        uf2.read(Path("/dev/zero"), PICO)


@given(st.lists(st.tuples(st.integers(0, 4 * 512 - 1), st.integers(0, 255)), min_size=1, max_size=8))
def test_a_uf2_with_wrong_bytes_is_refused_or_has_whole_pages(wrong):
    content = bytearray(changed(0, b""))
    for place, byte in wrong:
        content[place] = byte
    try:
        found = uf2.decode(bytes(content), FAMILY)
    except ValueError:
        return
    assert len(found) == 4
    assert all(address % 256 == 0 and len(page) == 256 for address, page in found.items())
