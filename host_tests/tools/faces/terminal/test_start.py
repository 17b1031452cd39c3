"""The file that a game is recorded in."""

import pytest

from tools.faces.terminal import start
from tools.trouble import Trouble


def test_a_file_that_cannot_be_written_is_told(tmp_path):
    file = tmp_path / "own.play"
    file.write_text("mine", "utf-8")
    with pytest.raises(Trouble, match="is there already: give the recording another name"):
        start.opened(file)
    assert file.read_text("utf-8") == "mine"
    with pytest.raises(Trouble, match="cannot be written: No such file or directory"):
        start.opened(tmp_path / "none" / "own.play")
