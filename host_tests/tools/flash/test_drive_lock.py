"""One run at a time on a drive."""

import subprocess
import sys

import pytest

from host_tests.tools.flash.drives import board, needs_links
from tools import ROOT
from tools.flash import drive_lock
from tools.trouble import Trouble

HOLDING = """
import sys
sys.path.append({root!r})
from pathlib import Path
from tools.flash import drive_lock
with drive_lock.alone_on(Path({drive!r})):
    print("holding", flush=True)
    sys.stdin.read()
"""


def refused(drive):
    with pytest.raises(Trouble, match=r"^Another run is writing to .*: wait until it is over and run this again\.$"):
        drive_lock.alone_on(drive).__enter__()
    return True


def test_a_drive_is_held_by_one(tmp_path):
    first, second = board(tmp_path / "first"), board(tmp_path / "second")
    with drive_lock.alone_on(first), drive_lock.alone_on(second):
        assert refused(first)
    with drive_lock.alone_on(first):
        pass


@needs_links
def test_whatever_way_it_is_named(tmp_path):
    drive = board(tmp_path / "drive")
    (tmp_path / "link").symlink_to(drive, target_is_directory=True)
    with drive_lock.alone_on(drive):
        assert refused(tmp_path / "link")
        assert refused(drive / ".." / "drive")


def test_it_leaves_nothing_on_the_drive(tmp_path):
    drive = board(tmp_path / "drive")
    before = sorted(drive.rglob("*"))
    with drive_lock.alone_on(drive):
        assert sorted(drive.rglob("*")) == before


def test_a_program_that_is_killed_holds_it_no_longer(tmp_path):
    drive = board(tmp_path / "drive")
    script = HOLDING.format(root=str(ROOT), drive=str(drive))
    run = subprocess.Popen([sys.executable, "-c", script], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    try:
        assert run.stdout.readline().strip() == b"holding"
        assert refused(drive)
    finally:
        run.kill()
        run.communicate()
    with drive_lock.alone_on(drive):
        pass


def test_a_lock_that_cannot_be_opened_is_told(tmp_path, monkeypatch):
    monkeypatch.setattr(drive_lock.tempfile, "tempdir", str(tmp_path / "none"))
    with pytest.raises(Trouble, match=r"none.*, which says who writes to drive, cannot be opened: No such file"):
        drive_lock.alone_on(drive_lock.Path("drive")).__enter__()
