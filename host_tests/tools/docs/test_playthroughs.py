"""The playthroughs that the documents' pictures come from still hold."""

import pytest

from host_tests import runs
from tools import ROOT
from tools.picture import film

FILES = sorted((ROOT / "tools" / "docs" / "playthroughs").rglob("*.play"))


@pytest.mark.slow
def test_the_playthroughs_of_the_documents_hold():
    assert len(FILES) > 30
    scenes = map(film.play, FILES[:: runs.of(8, 8, 1)])
    assert [str(scene.trouble) for scene in scenes if scene.trouble] == []
