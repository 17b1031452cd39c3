"""The list by which Peglight's files are told from a person's."""

import hashlib
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from host_tests.tools.flash.drives import board, fill
from tools.flash.manifest import DIGEST_SIGNS, FINISHED, MOST_BYTES, NEXT, Known, Manifest, digest, load, plain
from tools.flash.volume import Volume

HASH = digest(b"")
LIST = Manifest("1.0", {"code.py": digest(b"code"), "lib/a.mpy": digest(b"a")})
NO_LISTS = (
    *(b"", b"{", b"[]", b"7", b"{}", b'{"version": "1"}', b"\xff\xfe", LIST.dump()[:-9], b"[" * 4000),
    b'{"version": "1", "files": ' + b"[" * 4000,
    b'{"version": "1", "files": ' + b'{"a":' * 4000,
    b" " * MOST_BYTES + LIST.dump(),
)
OTHER_SHAPES = (
    *(("version", 1), ("version", ["1"]), ("files", []), ("files", [["code.py", HASH]]), ("files", "code.py")),
    *(("files", {"code.py": 1}), ("files", {"code.py": [HASH]}), ("files", {"code.py": HASH[1:]})),
    *(("files", {"code.py": HASH, "CODE.py": HASH}), ("files", None), ("files", {"../victim.txt": HASH})),
)
PLAIN = ("code.py", "firmware/ui/lights/font.mpy", "lib/a-b_c.1.mpy", "x" * 100)
OTHERS = (
    *("../victim.txt", "a/../../victim.txt", "..", ".", "a/.", "./a", "/etc/passwd", "//host/a", "a//b", "a/", ""),
    *("C:victim.txt", "C:/victim.txt", "..\\victim.txt", "a\\b", "~/victim.txt", "$HOME/a", "a:b", "a\0b", "a\nb"),
    *("con", "NUL.txt", "lib/com1.mpy", "code.py.", "code.py ", " code.py", ".hidden", "größe.py", "a*", "a?"),
    *("x" * 101, "x" * 5000, "a/" * 2500 + "b"),
)


def test_content_that_is_no_list_is_not_believed():
    assert [content for content in NO_LISTS if load(content)] == []
    listed = json.loads(LIST.dump())
    assert [part for part in OTHER_SHAPES if load(json.dumps({**listed, part[0]: part[1]}).encode())] == []


def test_any_other_name_is_not_believed():
    for name in OTHERS:
        assert not plain(name), name
        assert load(Manifest("1", {"code.py": HASH, name: HASH}).dump()) is None, name


HASHES = st.text("0123456789abcdef", min_size=DIGEST_SIGNS, max_size=DIGEST_SIGNS)
NAMED = st.sampled_from(PLAIN)
OURS = st.from_regex(r"[a-z0-9_]{3,9}\.mpy", fullmatch=True).filter(plain)
LISTED = st.dictionaries(NAMED | OURS, HASHES, max_size=4)


@given(st.builds(Manifest, st.text(), LISTED))
def test_every_list_of_plain_names_and_hashes_is_believed(listed):
    assert load(listed.dump()) == listed
    assert all(map(plain, listed.files))


def test_a_list_of_an_older_version_has_whole_hashes():
    older = {"version": "1.0", "files": {"code.py": hashlib.sha256(b"code").hexdigest()}, "leaving": {}}
    assert load(json.dumps(older).encode()) == Manifest("1.0", {"code.py": digest(b"code")})


@pytest.mark.parametrize("name", [FINISHED, NEXT])
def test_each_list_knows_what_was_put_there(name, tmp_path):
    drive = board(tmp_path / "drive")
    fill(drive, {name: LIST.dump()})
    known = Known(Volume(drive))
    assert known.ours("code.py", b"code")
    assert not known.ours("code.py", b"changed by a person")
    assert not known.ours("mine.py", b"code")
    assert known.names() == {"code.py", "lib/a.mpy"}
    assert (known.finished, known.unfinished) == ((LIST, None) if name == FINISHED else (None, LIST))
