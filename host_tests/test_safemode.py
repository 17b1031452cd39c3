"""safemode.py on the virtual board: in closed play a fault of the runtime opens nothing and loses no round."""

import pytest

from firmware.keep.log import CRASHES, MATCH, MOST_CRASHES, SETTINGS, Log
from firmware.ui import choices
from host_tests.player import played
from host_tests.test_code import drive_with, with_round
from tools import virtual
from tools.virtual import program


def closed_with_round(crashes=0):
    memory, _ = with_round()
    log = Log(memory)
    log.write(SETTINGS, choices.write({}, {"closed": True}))
    log.write(CRASHES, bytes([crashes]))
    return memory


def faulted(memory, drive=program.ROOT):
    """Run safemode.py; return how it ended, whether it reset the board, and the log."""
    with virtual.powered("raspberry_pi_pico", nvm=memory) as board:
        ended = program.run("firmware/safemode.py", drive)
    return ended, board.was_reset, Log(memory)


def test_a_closed_board_counts_a_crash_and_keeps_its_round():
    memory = closed_with_round()
    before = Log(memory).read(MATCH)
    ended, was_reset, log = faulted(memory)
    assert (ended, was_reset) == ("restart", True)
    assert (log.read(CRASHES), log.read(MATCH)) == (b"\1", before)
    board = played(nvm=memory)
    assert (board.drive_is_open, board.console_is_open) == (False, False)


def test_what_the_settings_close_is_closed_here_too(tmp_path):
    ended, _, log = faulted(with_round()[0], drive_with(tmp_path, 'PEGLIGHT_CLOSED = "on"\n'))
    assert (ended, log.read(CRASHES)) == ("restart", b"\1")


def test_after_three_in_a_row_it_stays_open_without_the_round():
    memory = closed_with_round(MOST_CRASHES - 1)
    round_bytes = Log(memory).read(MATCH)
    ended, _, log = faulted(memory)
    assert (ended, log.read(MATCH)) == ("over", None)
    assert round_bytes not in bytes(memory)
    board = played(nvm=memory, ends="over")
    assert (board.drive_is_open, board.console_is_open) == (True, True)


def test_a_memory_that_counts_nothing_does_not_restart_it(tmp_path):
    class Worn(bytearray):
        def __setitem__(self, place, content):
            pass

    memory = Worn(with_round()[0])
    assert faulted(memory, drive_with(tmp_path, 'PEGLIGHT_CLOSED = "on"\n'))[0] == "over"


@pytest.mark.parametrize("crashes", [0, MOST_CRASHES])
def test_in_open_play_it_does_nothing(crashes):
    memory, _ = with_round()
    Log(memory).write(CRASHES, bytes([crashes]))
    before = bytes(memory)
    assert faulted(memory)[0] == "over"
    assert bytes(memory) == before
