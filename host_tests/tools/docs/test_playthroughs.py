"""The playthroughs that the documents' pictures come from still hold."""

import pytest

from host_tests import runs
from tools import ROOT
from tools.playthrough.performance import Performance, player_for, run
from tools.playthrough.playthrough import read

FILES = sorted((ROOT / "tools" / "docs" / "playthroughs").rglob("*.play"))


def trouble_in(file):
    play = read(file)
    performance = Performance(play, player_for(play))
    run(performance)
    return performance.trouble


@pytest.mark.slow
def test_the_playthroughs_of_the_documents_hold():
    assert len(FILES) > 30
    assert [str(trouble) for file in FILES[:: runs.of(8, 8, 1)] if (trouble := trouble_in(file))] == []
