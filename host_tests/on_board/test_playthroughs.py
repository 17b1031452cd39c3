"""The playthroughs that leave nothing to chance, on the emulated board: the same files as on the other grounds.

Where `CI` is set all of them run, otherwise the few that tell most in a little time.
"""

import os
from pathlib import Path

import pytest

from tools.emulation.player import EmulatedPlayer
from tools.emulation.playing import drive_image
from tools.playing import playthrough
from tools.playing.performing import Performance
from tools.playing.shots import run

FOLDER = Path(__file__).resolve().parent.parent / "playthroughs"
FEW = ("board_stick", "make_won")


def is_emulated(file):
    play = playthrough.read(file)
    return play.portable and "raspberry_pi_pico" in play.profile.boards


def files():
    chosen = FOLDER.glob("*.play") if os.environ.get("CI") else (FOLDER / f"{name}.play" for name in FEW)
    return [file for file in sorted(chosen) if is_emulated(file)]


@pytest.mark.parametrize("file", files(), ids=lambda file: file.stem)
def test_it_goes_as_written_on_the_emulated_board(file, uf2, summary):
    play = playthrough.read(file)
    image = drive_image({**play.settings, "PEGLIGHT_BOARD": play.profile.name})
    player = EmulatedPlayer(play.profile, uf2, image)
    performance = Performance(play, player)
    player.each_turn = performance.turn
    run(performance)
    if performance.trouble:
        raise performance.trouble
    assert performance.ended.is_set()
    assert b"Traceback" not in player.said, "it crashed, came back, and only then went as written"
    summary(f"The emulated board: {file.name} went as written in {player.ms / 1000:.1f} s of its time.")
