"""The list by which Peglight's files are told from a person's."""

import hashlib
import json

from hypothesis import given
from hypothesis import strategies as st

from tools.flash.manifest import DIGEST_SIGNS, MOST_BYTES, Manifest, digest, load, plain

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
    found = load(json.dumps(older).encode())
    assert found == Manifest("1.0", {"code.py": digest(b"code")})
    assert found.knows("code.py", b"code")
    assert not found.knows("code.py", b"changed by a person")
    assert not found.knows("mine.py", b"code")
