"""Locks that one process holds at a time, and a dead one no longer."""

import os
import subprocess
import sys

import pytest

from tools import ROOT, locks

# Takes the lock, hands it on to a program that waits for the end of its input, and prints that program's number.
STARTER = """
import os, subprocess, sys
from pathlib import Path
sys.path.append(sys.argv[1])
from tools import locks
with locks.alone(Path(sys.argv[2])) as lock:
    os.set_inheritable(lock.fileno(), True)
    command = [sys.executable, "-c", "import sys; sys.stdin.read()"]
    print(subprocess.Popen(command, close_fds=False).pid, flush=True)
    sys.stdin.read()
"""


def is_locked(path):
    with path.open("a+") as file:
        return not locks.locked(file.fileno())


def test_a_lock_is_held_until_its_block_ends(tmp_path):
    path, told = tmp_path / "a.lock", []
    with locks.alone(path, lambda: told.append(True)):
        assert is_locked(path)
    assert not is_locked(path)
    assert told == []


@pytest.mark.skipif(os.name == "nt", reason="Windows hands no lock on")
def test_a_lock_that_is_handed_on_outlives_its_process(tmp_path):
    path = tmp_path / "a.lock"
    command = [sys.executable, "-c", STARTER, str(ROOT), str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as starter:
        assert starter.stdout.readline().strip().isdigit()
        starter.kill()
        starter.wait()
        assert is_locked(path)
        waited = []
        with locks.alone(path, lambda: (waited.append(True), starter.stdin.close())):  # the pipe that both read
            assert waited == [True]
    assert not is_locked(path)
