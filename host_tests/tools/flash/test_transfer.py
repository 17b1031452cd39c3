"""Copies that are cut short at every step: the board never finds half a game, and the next run goes on."""

import contextlib
import errno
import re

import pytest

from host_tests.tools.flash.drives import Failing, Folder, Forgetful, board, contents, fill
from tools.flash import manifest, transfer
from tools.flash.plan import planned
from tools.trouble import Trouble

MAIN = "firmware/main.mpy"
OLD = {
    "boot.py": b"boot of 1",
    "code.py": b"code of 1",
    "firmware/a.mpy": b"a of 1",
    "firmware/gone.mpy": b"gone with 1",
    MAIN: b"main of 1",
    "firmware/ui/b.mpy": b"same in both",
    "settings.toml": b"# settings of 1",
}
NEW = {
    "boot.py": b"boot of 2",
    "code.py": b"code of 2",
    "firmware/a.mpy": b"a of 2",
    "firmware/books/c.book": b"c of 2",
    MAIN: b"main of 2",
    "firmware/ui/b.mpy": b"same in both",
    "settings.toml": b"# settings of 2",
}
NEWER = {**NEW, "firmware/a.mpy": b"a of 3", "code.py": b"code of 3", "firmware/d.mpy": b"d of 3"}
del NEWER["firmware/books/c.book"]
PERSONS = {"mine.py": b"mine", "firmware/mine.txt": b"mine", "settings.toml": b"MINE = 1"}
ENOUGH = 1000


def copy(volume, files, version="2"):
    transfer.carry_out(planned(volume, files, version), volume, lambda size: None)


def changes(volume, files):
    """Return how many changes a copy of these files takes on this drive."""
    counting = Failing(volume, ENOUGH)
    copy(counting, files)
    return ENOUGH - counting.left


def on(tmp_path, name, *, persons=(), files=None):
    """Return a drive with a person's files, and with a version of the game if there is one."""
    drive = board(tmp_path / name)
    if files:
        copy(Folder(drive), files, "1")
    fill(drive, dict(persons))
    return drive


def held(drive, expected):
    """Return the expected files that the drive holds."""
    there = contents(drive)
    return {name: there.get(name) for name in expected}


def starts_whole(drive, *versions):
    """Return whether code.py finds no game there or all of one version, and is there if every version has the same."""
    there = contents(drive)
    codes = {files.get("code.py") for files in versions}
    if codes <= {there.get("code.py")} or len(codes) > 1:
        return MAIN not in there or any(held(drive, files) == files for files in versions)
    return False


DRIVES = {
    "a fresh board": {},
    "an older game": {"files": OLD},
    "an older game that starts alike": {"files": {**OLD, "code.py": NEW["code.py"]}},
    "an older game among a person's files": {"files": OLD, "persons": PERSONS},
    "a person's own program": {"persons": {**PERSONS, "code.py": b"my code", "code.txt": b"my text"}},
    "an older game that a person changed": {"files": OLD, "persons": {"code.py": b"mine", "firmware/a.mpy": b"mine"}},
}


@pytest.mark.parametrize("state", DRIVES.values(), ids=DRIVES)
def test_cut_short_at_every_change_the_next_run_ends_it(state, tmp_path):
    whole = on(tmp_path, "whole", **state)
    before = contents(whole)
    steps = changes(whole, NEW)
    assert steps > 10
    old = {name: content for name, content in before.items() if name in OLD}
    for step in range(steps):
        drive = on(tmp_path, str(step), **state)
        with pytest.raises(OSError, match="it failed"):
            copy(Failing(drive, step), NEW)
        new = held(whole, NEW)
        assert starts_whole(drive, old, new), f"after {step} changes"
        copy(Folder(drive), NEW)
        assert contents(drive) == contents(whole), f"after {step} changes"


@pytest.mark.full
def test_two_cut_copies_of_two_versions_leave_nothing_over(tmp_path):
    whole = on(tmp_path, "whole", files=OLD, persons=PERSONS)
    steps = changes(whole, NEW)
    most = changes(whole, NEWER)
    for first in range(steps):
        for second in range(first % 3, most, 3):  # a third of all pairs, every one of either
            drive = on(tmp_path, f"{first}-{second}", files=OLD, persons=PERSONS)
            for step, files in ((first, NEW), (second, NEWER)):
                with contextlib.suppress(OSError):
                    copy(Failing(drive, step), files)
            assert starts_whole(drive, *({**files, **PERSONS} for files in (OLD, NEW, NEWER)))
            copy(Folder(drive), NEWER)
            assert contents(drive) == contents(whole), (first, second)


def test_what_a_person_had_is_all_there_afterwards(tmp_path):
    drive = on(tmp_path, "drive", files=OLD, persons={**PERSONS, "code.py": b"my code", "lib/own.mpy": b"own"})
    copy(Folder(drive), NEW)
    there = contents(drive)
    assert {b"my code", b"own", b"mine", b"MINE = 1"} <= set(there.values())
    assert there["code.py"] == NEW["code.py"]
    assert there["code.py.old1"] == b"my code"
    assert "firmware/gone.mpy" not in there


def test_files_that_a_person_copied_by_hand_only_get_the_list(tmp_path):
    drive = on(tmp_path, "drive", persons=NEW)
    assert changes(drive, NEW) == 2  # the list is put, and gets its name
    assert manifest.LIST in contents(drive)


def test_a_file_read_back_wrong_is_told_and_never_started(tmp_path):
    drive = on(tmp_path, "drive", files=OLD)
    with pytest.raises(Trouble, match=r"code\.py on the drive .* is not what was written to it: run this again"):
        copy(Forgetful(drive), NEW)
    assert MAIN not in contents(drive)


@pytest.mark.parametrize(
    ("code", "said"),
    [
        (errno.ENOSPC, r"drive is full: make room on it and run this again, which goes on\.$"),
        (errno.EROFS, r"drive is read-only to this computer: unplug the board, plug it in again with the back button "),
        (errno.EACCES, r"drive is read-only to this computer: "),
        (errno.EIO, r"was gone or failed in the middle \(it failed\): plug the board in again and run this again, "),
        (errno.ENODEV, r"was gone or failed in the middle "),
        (None, r"was gone or failed in the middle "),
    ],
)
def test_what_stops_a_copy_is_one_sentence(code, said, tmp_path):
    sentence = transfer.sentence(OSError(code, "it failed"), Folder(tmp_path / "drive"))
    assert re.search(said, sentence)


def test_progress_hears_of_every_byte_that_the_plan_counts(tmp_path):
    drive = on(tmp_path, "drive", files=OLD)
    heard = []
    plan = planned(Folder(drive), NEW, "2")
    transfer.carry_out(plan, Folder(drive), heard.append)
    assert sum(heard) == plan.size() > 0
