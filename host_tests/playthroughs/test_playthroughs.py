"""Playthroughs go as written in the pure core, by code.py on the virtual board, and as built in MicroPython's VM."""

from pathlib import Path

import pytest

from firmware.device import profiles
from firmware.game.modes import MODES
from host_tests.playthroughs.core import CorePlayer
from host_tests.playthroughs.second import VmPlayer, in_node
from tools.playthrough import playthrough
from tools.playthrough.performance import Performance, player_for, run

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*.play"))

BUILT = ("day", "dispute", "handicap", "mistakes", "progress", "why")  # these a plain run plays as a board has them

every_file = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


def chosen(is_in_plain):
    """Take the files that a plain run plays, and all of them in full."""
    marks = {file: pytest.mark.slow if is_in_plain(file.stem) else pytest.mark.full for file in FILES}
    cases = [pytest.param(file, marks=mark, id=file.stem) for file, mark in marks.items()]
    return pytest.mark.parametrize("file", cases)


def check(performance):
    if performance.trouble:
        raise performance.trouble


@every_file
def test_it_goes_as_written_in_the_pure_core(file):
    play = playthrough.read(file)
    performance = Performance(play, CorePlayer(play))
    performance.player.perform(performance)
    check(performance)


@chosen(lambda name: name.startswith("board_"))
def test_it_goes_as_written_on_the_virtual_board(file):
    play = playthrough.read(file)
    performance = Performance(play, player_for(play))
    run(performance)
    check(performance)


@chosen(BUILT.__contains__)
def test_it_goes_as_written_compiled_in_micropythons_vm(file, drive_of_the_vm):
    play = playthrough.read(file)
    player = VmPlayer(play)
    performance = Performance(play, player)
    with in_node(player.first, drive_of_the_vm) as player.ask:
        player.perform(performance)
    check(performance)


def test_every_board_and_every_mode_has_one():
    boards = {playthrough.read(file).profile.name for file in FILES}
    assert boards == {profile.name for profile in profiles.every()}
    assert [mode for mode in MODES if not any(file.stem.startswith(mode) for file in FILES)] == []
