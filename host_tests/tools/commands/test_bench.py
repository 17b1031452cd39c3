"""The options of the bench."""

import pytest

from tools import cli
from tools.trouble import Trouble


def test_an_unknown_section_is_told_with_those_there_are():
    options = cli.parse(["bench", "--only", "toaster"])
    with pytest.raises(Trouble, match=r"^There is no section toaster: there are rounds, tracking, moves, outside, "):
        options.run(options)
