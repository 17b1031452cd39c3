"""The command before anything is sent to a board: what is in the way is one sentence, and the exit status 1."""

import argparse

import pytest

from host_tests.tools.flash import drives
from tools.commands import check
from tools.trouble import Trouble


def test_what_is_no_board_with_the_game_is_refused(tmp_path):
    for drive, sentence in (
        (drives.bootloader(tmp_path / "loader"), r"is in its bootloader: put the game on it with peg\.py flash first"),
        (tmp_path, "is not a board's drive"),
        (drives.board(tmp_path / "nano", board_id="arduino_nano"), "is CircuitPython for the board arduino_nano"),
    ):
        with pytest.raises(Trouble, match=sentence):
            check.run(argparse.Namespace(drive=drive, port=None))
