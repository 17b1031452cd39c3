"""The command `site`."""

from tools.commands import site


def test_each_file_is_told_with_what_comes_over_the_wire(capsys):
    assert site.show({"a.js": b"a" * 2000, "b.js": b""}) < 100
    told = capsys.readouterr().out.splitlines()
    assert told[1].split()[:2] == ["a.js", "2,000"]
    assert told[-1].endswith(f"of {site.MOST_BYTES:,}")
