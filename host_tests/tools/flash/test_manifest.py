"""The list by which Peglight's files are told from a person's."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from host_tests.tools.flash.drives import board, fill, needs_links
from tools.boards import PICO
from tools.build import contents
from tools.flash.manifest import FINISHED, MOST_BYTES, NEXT, Known, Manifest, digest, load, plain
from tools.flash.volume import Volume

HASH = digest(b"")
NAMES = ("version", "files", "leaving", "code.py", "firmware/a.mpy", "../code.py", "/code.py", "C:code.py")
LIST = Manifest("1.0", {"code.py": digest(b"code")}, {"old.mpy": digest(b"old")})


def test_what_was_dumped_is_loaded():
    assert load(LIST.dump()) == LIST


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"7",
        b"{}",
        b'{"version": "1"}',
        b"\xff\xfe",
        LIST.dump()[:-9],
        b"[" * 4000,
        b'{"version": "1", "leaving": {}, "files": ' + b"[" * 4000,
        b'{"version": "1", "leaving": {}, "files": ' + b'{"a":' * 4000,
        b" " * MOST_BYTES + LIST.dump(),
    ],
)
def test_what_is_no_list_is_not_believed(content):
    assert load(content) is None


@pytest.mark.parametrize(
    ("part", "content"),
    [
        ("version", 1),
        ("version", ["1"]),
        ("files", []),
        ("files", [["code.py", HASH]]),
        ("files", "code.py"),
        ("files", {"code.py": 1}),
        ("files", {"code.py": [HASH]}),
        ("files", {"code.py": HASH[1:]}),
        ("files", {"code.py": HASH, "CODE.py": HASH}),
        ("leaving", None),
        ("leaving", {"../victim.txt": HASH}),
        ("more", {}),
    ],
)
def test_a_list_of_another_shape_is_not_believed(part, content):
    assert load(json.dumps({**json.loads(LIST.dump()), part: content}).encode()) is None


@pytest.mark.parametrize("name", ["code.py", "firmware/ui/lights/font.mpy", "lib/a-b_c.1.mpy", "x" * 100])
def test_a_plain_name_is_believed(name):
    assert plain(name)
    assert load(Manifest("1", {name: HASH}).dump()).files == {name: HASH}


@pytest.mark.parametrize(
    "name",
    [
        *(
            "../victim.txt",
            "a/../../victim.txt",
            "..",
            ".",
            "a/.",
            "./a",
            "/etc/passwd",
            "//host/a",
            "a//b",
            "a/",
            "",
        ),
        *("C:victim.txt", "C:/victim.txt", "..\\victim.txt", "a\\b", "~/victim.txt", "$HOME/a", "a:b", "a\0b", "a\nb"),
        *(
            "con",
            "NUL.txt",
            "lib/com1.mpy",
            "code.py.",
            "code.py ",
            " code.py",
            ".hidden",
            "gr\u00fc\u00dfe.py",
            "a*",
            "a?",
        ),
        *("x" * 101, "x" * 5000, "a/" * 2500 + "b"),
    ],
)
def test_any_other_name_is_not_believed(name):
    assert not plain(name)
    assert load(Manifest("1", {"code.py": HASH, name: HASH}).dump()) is None
    assert load(Manifest("1", {}, {name: HASH}).dump()) is None


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from([HASH, "code.py", "../x"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(NAMES) | st.text(), inner, max_size=4),
)


@given(JSON | st.fixed_dictionaries({"version": JSON, "files": JSON, "leaving": JSON}))
def test_whatever_a_list_holds_it_is_refused_or_names_plain_files(content):
    found = load(json.dumps(content).encode())
    if found:
        assert all(plain(name) for name in [*found.files, *found.leaving])
        assert load(found.dump()) == found


@pytest.mark.slow
def test_every_file_of_a_build_has_a_plain_name(tmp_path):
    contents.fill(tmp_path, PICO)
    names = [file.relative_to(tmp_path).as_posix() for file in tmp_path.rglob("*") if file.is_file()]
    assert names
    assert [name for name in names if not plain(name)] == []


@needs_links
def test_a_name_that_a_link_leads_off_the_drive_is_not_believed(tmp_path):
    drive = board(tmp_path / "drive")
    fill(tmp_path / "outside", {"victim.txt": b"mine"})
    (drive / "link").symlink_to(tmp_path / "outside", target_is_directory=True)
    fill(drive, {FINISHED: Manifest("1", {"link/victim.txt": digest(b"mine")}).dump()})
    known = Known(Volume(drive))
    assert (known.names(), known.strange) == (set(), [FINISHED])


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
