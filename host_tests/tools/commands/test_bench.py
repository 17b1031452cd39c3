"""The options of the bench."""

import pytest

from tools import cli
from tools.trouble import Trouble


def test_figures_that_cannot_be_written_are_not_measured(tmp_path):
    options = cli.parse(["bench", "--only", "tracking", "--json", str(tmp_path / "none" / "new.json")])
    with pytest.raises(Trouble, match=r"new\.json cannot be written: No such file or directory\.$"):
        options.run(options)
