"""The playthroughs that the documents' pictures come from still hold."""

import pytest

from tools import ROOT
from tools.picture import film

FILES = sorted((ROOT / "tools" / "docs" / "playthroughs").rglob("*.play"))


@pytest.mark.slow
def test_every_playthrough_of_the_documents_holds():
    assert len(FILES) > 30
    assert [str(scene.trouble) for scene in map(film.play, FILES) if scene.trouble] == []
