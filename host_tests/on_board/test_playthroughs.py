"""The playthroughs that leave nothing to chance, on the emulated board: the same files as on the other grounds.

Full runs have all of them, others the few that tell most in a little time.
"""

import pytest

from tools import ROOT
from tools.emulated.player import EmulatedPlayer
from tools.emulated.start import drive_image
from tools.playthrough import playthrough
from tools.playthrough.performance import Performance, run

FOLDER = ROOT / "host_tests" / "playthroughs"
FEW = ("board_stick", "board_zip96", "make_won")


def is_emulated(file):
    play = playthrough.read(file)
    return play.seed is None and "raspberry_pi_pico" in play.profile.boards


def files():
    """Each that the emulated board can play; but for a few in full runs alone."""
    for file in sorted(FOLDER.glob("*.play")):
        if is_emulated(file):
            yield pytest.param(file, id=file.stem, marks=[] if file.stem in FEW else [pytest.mark.full])


@pytest.mark.parametrize("file", list(files()))
def test_it_goes_as_written_on_the_emulated_board(file, uf2, summary):
    play = playthrough.read(file)
    image = drive_image({**play.settings, "PEGLIGHT_BOARD": play.profile.name}, uf2)
    player = EmulatedPlayer(play.profile, uf2, image)
    performance = Performance(play, player)
    run(performance)
    if performance.trouble:
        raise performance.trouble
    assert performance.ended.is_set()
    assert b"Traceback" not in player.said, "it crashed, came back, and only then went as written"
    summary(f"The emulated board: {file.name} went as written in {player.ms / 1000:.1f} s of its time.")
