"""Every playthrough here goes as written in the pure core, and by code.py on the virtual board."""

from pathlib import Path

import pytest

from host_tests.playthroughs.core import CorePlayer
from tools.playing import playthrough
from tools.playing.performing import Performance
from tools.playing.shots import player_for, run

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*.play"))

every_file = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


@every_file
def test_it_goes_as_written_in_the_pure_core(file):
    play = playthrough.read(file)
    player = CorePlayer(play)
    performance = Performance(play, player)
    player.perform(performance)
    if performance.trouble:
        raise performance.trouble


@every_file
def test_it_goes_as_written_on_the_virtual_board(file):
    play = playthrough.read(file)
    performance = Performance(play, player_for(play))
    performance.player.each_turn = performance.turn
    run(performance)
    if performance.trouble:
        raise performance.trouble
