"""The command before anything is sent to a board: what is in the way is one sentence, and the exit status 1."""

import argparse

import pytest

from host_tests.tools.flash import drives
from tools.commands import check
from tools.trouble import Trouble


def options(drive):
    return argparse.Namespace(drive=drive, port=None)


def test_a_bootloader_is_refused(tmp_path):
    with pytest.raises(Trouble, match=r"is in its bootloader: put the game on it with peg\.py flash first"):
        check.run(options(drives.bootloader(tmp_path / "drive")))


def test_a_folder_that_is_no_drive_is_refused(tmp_path):
    with pytest.raises(Trouble, match="is not a board's drive"):
        check.run(options(tmp_path))


def test_another_board_is_refused(tmp_path):
    with pytest.raises(Trouble, match="is CircuitPython for the board arduino_nano"):
        check.run(options(drives.board(tmp_path / "drive", board_id="arduino_nano")))
