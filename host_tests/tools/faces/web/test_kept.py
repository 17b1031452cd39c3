"""The address of the last game is kept for this user alone, and nothing else is taken for one."""

import os

import pytest

from tools.faces.web import kept
from tools.faces.web.kept import Address

LAST = Address(8123, "abcdefghij_KLMNOPQRST-")
POSIX = pytest.mark.skipif(os.name != "posix", reason="the rights of a file are those of POSIX")


def test_it_is_read_as_it_was_written_and_the_last_one_counts(tmp_path):
    assert kept.read(tmp_path) is None
    kept.write(tmp_path, Address(1, LAST.token))
    kept.write(tmp_path, LAST)
    assert kept.read(tmp_path) == LAST
    assert os.listdir(tmp_path) == [kept.FILE]


@POSIX
def test_nobody_else_may_read_it_and_one_that_others_can_read_counts_for_nothing(tmp_path):
    kept.write(tmp_path, LAST)
    file = tmp_path / kept.FILE
    assert file.stat().st_mode & 0o777 == 0o600
    file.chmod(0o640)
    assert kept.read(tmp_path) is None


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"3", b"[1]", b'[80, "short"]', b'["80", "abcdefghij_KLMNOPQRST-"]', b'[0, "abcdefghij_KLMNOPQRST-"]',
     b'[70000, "abcdefghij_KLMNOPQRST-"]', b'[80, "abcdefghij/../KLMNOPQRST"]', b"[80, 5]", b"\xff\xfe"],
)  # fmt: skip
def test_what_was_not_written_here_is_no_address(tmp_path, content):
    kept.write(tmp_path, LAST)
    (tmp_path / kept.FILE).write_bytes(content)
    assert kept.read(tmp_path) is None


def test_a_folder_that_takes_no_file_is_no_trouble(tmp_path):
    kept.write(tmp_path / "nowhere", LAST)
    assert kept.read(tmp_path / "nowhere") is None
