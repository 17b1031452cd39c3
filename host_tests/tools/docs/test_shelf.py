"""A page of a folder is stale if it differs, is missing, or is made no more; each page has one maker."""

import pytest

from tools.docs import shelf
from tools.docs.shelf import Page


def test_a_page_that_differs_is_missing_or_is_made_no_more_is_stale(tmp_path):
    (tmp_path / "a").mkdir()
    for path in ("a/as made.md", "other.md", "gone.md"):
        (tmp_path / path).write_bytes(b"1")
    made = {"a/as made.md": Page(b"1"), "other.md": Page(b"2"), "new.md": Page(b"3")}
    assert shelf.stale(tmp_path, made) == ["gone.md", "new.md", "other.md"]


def test_a_page_takes_its_folders_with_it(tmp_path):
    shelf.put(tmp_path, "a/b/one.md", Page(b"1"))
    shelf.put(tmp_path, "a/two.md", Page(b"2"))
    shelf.put(tmp_path, "a/b/one.md", None)
    assert [path.name for path in tmp_path.rglob("*")] == ["a", "two.md"]
    shelf.put(tmp_path, "a/two.md", None)
    assert list(tmp_path.iterdir()) == []


def test_a_maker_may_say_itself_what_is_as_good_as_made(tmp_path):
    (tmp_path / "picture").write_bytes(b"SAME")
    made = {"picture": Page(b"same", lambda there, made: there.lower() == made.lower())}
    assert shelf.stale(tmp_path, made) == []
    assert shelf.stale(tmp_path, {"picture": Page(b"same")}) == ["picture"]


def test_no_two_makers_make_the_same_page():
    with pytest.raises(ValueError, match=r"wiring/README\.md is made twice, and wiring makes it again"):
        shelf.made(["wiring", "wiring"])
