"""The image of a drive, read back by mtools, which shares nothing with what wrote it."""

import dataclasses

import pytest

from host_tests.tools.flash.drives import contents
from tools.boards import PICO
from tools.build import drive
from tools.trouble import Trouble

# long names that begin alike, an empty file, clusters filled to the last byte
FILES = {
    "code.py": b"print()\n",
    "empty": b"",
    "firmware/engine/candidates.mpy": bytes(range(256)) * 2,
    "firmware/engine/candidate.mpy": bytes(513),
    "firmware/engine/candidates_of_a_long_name.mpy": b"\xff" * 5000,
    "lib/Mixed Case.txt": b"mixed",
}


def test_another_tool_reads_back_every_file(mtools, tmp_path):
    (tmp_path / "read").mkdir()
    mtools(drive.image(FILES, PICO), "mcopy", "-s", "-n", "::/*", str(tmp_path / "read"))
    assert contents(tmp_path / "read") == {**FILES, **dict.fromkeys(drive.FORMATTED, b"")}


def test_another_tool_reads_the_label_the_dates_and_what_is_free(mtools):
    said = mtools(drive.image(FILES, PICO), "mdir", "-a", "::/")
    assert "is CIRCUITPY" in said
    assert "1980-01-01" in said
    assert "bytes free" in said


def test_the_image_is_whole_sectors_without_an_empty_end():
    image = drive.image(FILES, PICO)
    assert len(image) % drive.ERASED_AT_ONCE == 0
    assert len(image) < 40_000
    assert image[510:512] == b"\x55\xaa"


def test_the_same_files_in_any_order_make_the_same_image():
    assert drive.image(dict(reversed(FILES.items())), PICO) == drive.image(FILES, PICO)


@pytest.mark.parametrize("times", [1, 2])
def test_too_much_for_the_drive_is_said(times):
    with pytest.raises(Trouble, match=r"^The game does not fit on the drive of a Raspberry Pi Pico\.$"):
        drive.image({**FILES, "large": bytes(PICO.drive_size * times)}, PICO)


def test_a_board_with_a_larger_drive_has_a_larger_drive():
    larger = dataclasses.replace(PICO, flash_size=PICO.flash_size + PICO.drive_size - drive.SECTOR * 8)
    assert len(drive.image({**FILES, "large": bytes(PICO.drive_size)}, larger)) > PICO.drive_size
