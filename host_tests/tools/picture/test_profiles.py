"""Every profile's board is drawn as the picture that is kept of it."""

import pytest

from host_tests.tools.picture.moments import NAMES
from tools.docs import pictures
from tools.docs.shelf import PAGES
from tools.picture import compare


@pytest.mark.sample(quick=4)
@pytest.mark.parametrize("name", NAMES)
def test_the_board_looks_as_in_its_picture(name, tmp_path):
    path, made = pictures.drawn(name, ".png")
    kept = (PAGES / path).read_bytes()
    if not compare.same(kept, made):
        for file, content in (("kept", kept), ("made", made), ("difference", compare.difference(kept, made))):
            (tmp_path / f"{name}-{file}.png").write_bytes(content)
        pytest.fail(f"{name} looks different: see {tmp_path}; if it should, run peg.py docs and keep what it makes.")
