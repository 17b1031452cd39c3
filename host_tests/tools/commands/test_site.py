"""The command `site`."""

from tools.commands import site


def test_only_what_a_visitor_fetches_counts_and_as_it_comes_over_the_wire():
    visited = site.over_the_wire({"a.js": b"a" * 2000, "b.js": b""})
    assert 0 < visited < 100
    assert site.over_the_wire({"a.js": b"a" * 2000, "b.js": b"", "board/code.py": b"b" * 2000}) == visited
