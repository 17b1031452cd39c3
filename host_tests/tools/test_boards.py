"""The boards, as data: each is told apart, and its flash is divided without gap or overlap."""

import re
from importlib import resources

import pytest

from firmware.device.profiles import every
from tools import boards
from tools.boards import BOARDS, PICO
from tools.trouble import Trouble

WANTED = {"neopixel"}  # libraries that the firmware imports


def test_a_board_is_known_by_its_name():
    assert [boards.named(board.id) for board in BOARDS] == list(BOARDS)
    with pytest.raises(Trouble, match="not built for a board called toaster: it is for raspberry_pi_pico"):
        boards.named("toaster")


@pytest.mark.parametrize("what", ["id", "name", "usb"])
def test_no_two_boards_are_taken_for_each_other(what):
    assert len({getattr(board, what) for board in BOARDS}) == len(BOARDS)


@pytest.mark.parametrize("what", ["name", "uf2_family", "bootloader"])
def test_no_two_chips_are_taken_for_each_other(what):
    assert len({getattr(chip, what) for chip in boards.CHIPS}) == len(boards.CHIPS)


def test_every_board_of_a_profile_is_one_that_it_is_built_for():
    meant = {board_id for profile in every() for board_id in profile.boards}
    assert meant == {board.id for board in BOARDS}


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.id)
def test_the_saves_lie_before_the_drive_and_the_drive_at_the_end(board):
    assert 0 < board.nvm_offset == board.drive_offset - board.nvm_size
    assert board.drive_address == board.flash_address + board.drive_offset
    assert board.flash_end == board.flash_address + board.drive_offset + board.drive_size
    for place in (board.nvm_offset, board.drive_offset, board.drive_size):
        assert place % 4096 == 0, "flash is erased in sectors of 4 KiB"


def test_a_board_has_the_profiles_that_name_it():
    assert boards.profiles_of(PICO)[0] == "pico_8x8"
    assert "feather_4x8" not in boards.profiles_of(PICO)


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.id)
def test_a_board_is_as_circuitpython_describes_it(board):
    """circuitpython-stubs describes each board at the top of its file, made from CircuitPython's own definitions."""
    text = (resources.files("board_definitions") / board.id / "__init__.pyi").read_text("utf-8")
    told = dict(line.removeprefix(" - ").split(": ", 1) for line in text.splitlines() if line.startswith(" - "))
    assert f"Board stub for {board.name}\n" in text
    assert (told["port"], told["board_id"]) == ("raspberrypi", board.id)
    assert int(told["NVM size"]) == board.nvm_size
    frozen = {name for name in WANTED if name in re.split(r"[ ,]+", told["Frozen libraries"].lower())}
    assert set(board.libraries) == WANTED - frozen
    modules = set(told["Included modules"].split(", "))
    assert modules >= {"digitalio", "keypad", "microcontroller", "neopixel_write", "pwmio", "storage", "supervisor"}
    assert modules >= {"adafruit_pixelbuf", "os", "traceback", "usb_cdc", "watchdog"}
    assert ("alarm" in modules) == (board.chip == boards.RP2040), "sleep.py goes without"
