"""The command keeps a folder of made pages as it says. test_documents.py holds those in the repository."""

import pytest

from tools.commands import docs
from tools.docs.shelf import Page
from tools.trouble import Trouble


def lying(folder):
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def test_pages_are_made_and_what_nothing_makes_any_more_is_removed(tmp_path, capsys):
    docs.renew(tmp_path, {"a/b/one.md": Page(b"1"), "two.md": Page(b"2")}, check=False)
    assert lying(tmp_path) == {"a/b/one.md": b"1", "two.md": b"2"}
    docs.renew(tmp_path, {"two.md": Page(b"3")}, check=False)
    assert lying(tmp_path) == {"two.md": b"3"}
    assert [file.name for file in tmp_path.iterdir()] == ["two.md"]
    assert "removed a/b/one.md\nmade two.md\n" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("there", "made", "sentence"),
    [
        ({"one.md": b"1"}, {"one.md": b"2"}, "The page one.md is out of date: "),
        ({}, {"one.md": b"1"}, "The page one.md is out of date: "),
        ({"one.md": b"1"}, {}, "The page one.md is out of date: "),
        ({"one.md": b"1"}, {"one.md": b"1", "b": b"", "a": b""}, "The pages a, b are out of date: "),
        ({str(name): b"" for name in range(10)}, {}, "The pages 0, 1, 2, 3, 4, 5, 6, 7 and 2 more are out of date: "),
    ],
)
def test_the_check_names_what_is_out_of_date_and_changes_nothing(there, made, sentence, tmp_path):
    for name, content in there.items():
        (tmp_path / name).write_bytes(content)
    with pytest.raises(Trouble, match=sentence):
        docs.renew(tmp_path, {path: Page(content) for path, content in made.items()}, check=True)
    assert lying(tmp_path) == there
