"""The command `site`."""

import argparse

import pytest

from tools.commands import site
from tools.trouble import Trouble


def test_each_file_is_told_with_what_comes_over_the_wire(capsys):
    assert site.show({"a.js": b"a" * 2000, "b.js": b""}) < 100
    told = capsys.readouterr().out.splitlines()
    assert told[1].split()[:2] == ["a.js", "2,000"]
    assert told[-1].endswith(f"of {site.MOST_BYTES:,}")


def test_without_a_browser_nothing_is_measured_and_it_says_so(monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(Trouble, match=r"^Times are measured in a Chromium: install one, or leave out --measure\.$"):
        site.run(argparse.Namespace(measure=True))
