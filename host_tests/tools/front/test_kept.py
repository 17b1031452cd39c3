import pytest

from firmware.game import saved
from firmware.keep.log import MATCH, Log
from host_tests.game.matches import begun, code, work
from tools.front import kept


def log(content):
    nvm = bytearray(b"\xff" * 512)
    Log(nvm).write(MATCH, content)
    return nvm


@pytest.mark.parametrize("mode", ["duel", "break"])
def test_a_code_for_another_person_is_unseen_until_it_is_set(mode):
    match = work(begun(mode))
    assert kept.wants_secret(log(saved.dump(match))) == (mode == "duel")
    if mode == "duel":
        match.set_code(code("1234"))
        assert not kept.wants_secret(log(saved.dump(match)))


@pytest.mark.parametrize("nvm", [bytearray(b"\xff" * 512), log(b"\x00\xff\x07"), bytearray(512)])
def test_what_holds_no_match_wants_none(nvm):
    assert not kept.wants_secret(nvm)
