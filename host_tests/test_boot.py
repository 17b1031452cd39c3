"""boot.py on the virtual board: what a cable finds, in open play, in closed play, and in service."""

import pytest

from firmware.keep.log import MATCH, SETTINGS, STATISTICS, Log
from firmware.ui import choices
from host_tests.player import played
from host_tests.test_code import drive_with, with_round
from tools.virtual import standins
from tools.virtual.program import ROOT


def chosen(memory, closed):
    Log(memory).write(SETTINGS, choices.write({}, {"closed": closed}))
    return memory


def booted(memory=None, drive=None, held=(), profile="pico_8x8"):
    return played(300, profile, memory, drive or ROOT, held)


@pytest.mark.parametrize(("started_hz", "played_hz"), [(125_000_000, 200_000_000), (150_000_000, 150_000_000)])
def test_an_rp2040_is_sped_up_and_another_chip_is_not(started_hz, played_hz, monkeypatch):
    monkeypatch.setattr(standins.Processor, "frequency", started_hz)
    seen = []

    def look(at):
        import microcontroller

        seen.append(microcontroller.cpu.frequency)
        yield from at.wait(5)

    played(look)
    assert seen == [played_hz]


def test_closed_play_is_chosen_in_the_settings(tmp_path):
    board = booted(drive=drive_with(tmp_path, 'PEGLIGHT_CLOSED = "on"\n'))
    assert (board.drive_is_open, board.console_is_open) == (False, False)


def test_the_data_port_of_closed_play_takes_the_games_commands():
    memory = chosen(with_round()[0], True)

    def person(at):
        yield from at.wait(500)
        yield from at.type("HELP", "BOARD", "import os")
        assert "Type a code as letters or digits" in at.said
        assert "import os\r\n" in at.said  # echoed as a guess, and answered as one
        assert ">>>" not in at.said

    board = played(person, nvm=memory)
    assert not board.console_is_open


def test_back_held_opens_everything_after_the_round_was_ended():
    memory, _ = with_round()
    chosen(memory, True)
    Log(memory).write(STATISTICS, b"kept")
    round_bytes = Log(memory).read(MATCH)
    board = played(0, nvm=memory, held=("back",))
    assert (board.drive_is_open, board.console_is_open) == (True, True)
    assert Log(board.nvm).read(MATCH) is None
    assert round_bytes not in bytes(board.nvm)
    assert Log(board.nvm).read(STATISTICS) == b"kept"


@pytest.mark.parametrize(("profile", "back"), [("pico_zip96", "back"), ("archi_8x8", "left")])
def test_the_key_for_back_opens_it_at_3_volts_or_as_left(profile, back, tmp_path):
    drive = drive_with(tmp_path, f'PEGLIGHT_BOARD = "{profile}"\n')
    for held in ((), (back,), ("ok",)):
        board = booted(chosen(with_round()[0], True), drive, held, profile)
        assert board.drive_is_open == (held == (back,))


def test_back_held_in_open_play_ends_nothing():
    board = played(0, nvm=with_round()[0], held=("back",))
    assert Log(board.nvm).read(MATCH) is not None


@pytest.mark.parametrize("settings", ["", 'PEGLIGHT_CLOSED = "on"\nPEGLIGHT_BOARD = "toaster"\n'])
def test_a_board_is_open_by_default_or_where_its_back_is_not_known(settings, tmp_path):
    board = booted(drive=drive_with(tmp_path, settings))
    assert (board.drive_is_open, board.console_is_open) == (True, True)
