"""The image of a drive, read back by mtools, which shares nothing with what wrote it."""

import dataclasses
import os

import pytest

from tools.boards import PICO
from tools.build import drive
from tools.trouble import Trouble


@pytest.fixture
def folder(tmp_path):
    """Return a drive with long names that begin alike, an empty file, clusters filled to the last byte."""
    folder = tmp_path / "folder"
    files = {
        "code.py": b"print()\n",
        "empty": b"",
        "firmware/engine/candidates.mpy": bytes(range(256)) * 2,
        "firmware/engine/candidate.mpy": bytes(513),
        "firmware/engine/candidates_of_a_long_name.mpy": b"\xff" * 5000,
        "lib/Mixed Case.txt": b"mixed",
    }
    for name, content in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    return folder


def contents(folder):
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def test_another_tool_reads_back_every_file(folder, mtools, tmp_path):
    (tmp_path / "read").mkdir()
    mtools(drive.image(folder, PICO), "mcopy", "-s", "-n", "::/*", str(tmp_path / "read"))
    read = contents(tmp_path / "read")
    made_by_formatting = {name.lstrip("/") for name in drive.FORMATTED}
    assert {name: content for name, content in read.items() if name not in made_by_formatting} == contents(folder)


def test_another_tool_reads_the_label_the_dates_and_what_is_free(folder, mtools):
    image = drive.image(folder, PICO)
    said = mtools(image, "mdir", "-a", "::/")
    assert "is CIRCUITPY" in said
    assert "1980-01-01" in said
    assert "bytes free" in said


def test_the_image_is_whole_sectors_without_an_empty_end(folder):
    image = drive.image(folder, PICO)
    assert len(image) % drive.ERASED_AT_ONCE == 0
    assert len(image) < 40_000
    assert image[510:512] == b"\x55\xaa"


def test_the_same_folder_always_makes_the_same_image(folder):
    image = drive.image(folder, PICO)
    os.utime(folder / "code.py", (0, 0))
    assert drive.image(folder, PICO) == image


@pytest.mark.parametrize("times", [1, 2])
def test_too_much_for_the_drive_is_said(folder, times):
    (folder / "large").write_bytes(bytes(PICO.drive_size * times))
    with pytest.raises(Trouble, match=r"^The game does not fit on the drive of a Raspberry Pi Pico\.$"):
        drive.image(folder, PICO)


def test_a_board_with_a_larger_drive_has_a_larger_drive(folder):
    (folder / "large").write_bytes(bytes(PICO.drive_size))
    larger = dataclasses.replace(PICO, flash_size=PICO.flash_size + PICO.drive_size - drive.SECTOR * 8)
    assert len(drive.image(folder, larger)) > PICO.drive_size
