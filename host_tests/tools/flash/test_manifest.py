"""The list by which Peglight's files are told from a person's."""

import pytest

from host_tests.tools.flash.drives import board, fill
from tools.flash.manifest import FINISHED, NEXT, Known, Manifest, digest, load
from tools.flash.volume import Volume

LIST = Manifest("1.0", {"code.py": digest(b"code")}, {"old.mpy": digest(b"old")})


def test_what_was_dumped_is_loaded():
    assert load(LIST.dump()) == LIST


@pytest.mark.parametrize(
    "content", [None, b"", b"{", b"[]", b"7", b"{}", b'{"version": "1"}', b"\xff\xfe", LIST.dump()[:-9]]
)
def test_what_is_no_list_lists_nothing(content):
    assert load(content) == Manifest()


def test_the_finished_list_knows_what_was_put_there(tmp_path):
    drive = board(tmp_path / "drive")
    fill(drive, {FINISHED: LIST.dump()})
    known = Known(Volume(drive))
    assert known.ours("code.py", b"code")
    assert not known.ours("code.py", b"changed by a person")
    assert not known.ours("mine.py", b"code")
    assert not known.ours("old.mpy", b"old")
    assert not known.unfinished


def test_the_unfinished_list_knows_what_was_being_replaced_as_well(tmp_path):
    drive = board(tmp_path / "drive")
    fill(drive, {NEXT: LIST.dump()})
    known = Known(Volume(drive))
    assert known.ours("code.py", b"code")
    assert known.ours("old.mpy", b"old")
    assert known.names() == {"code.py", "old.mpy"}
    assert known.unfinished
