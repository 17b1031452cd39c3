"""Locks that outlive whoever started the work, and no longer."""

import subprocess
import sys

from tools import locks

# Starts a program that takes the lock, prints its process number and waits for ever.
STARTER = """
import subprocess, sys
child = subprocess.Popen(sys.argv[1:])
print(child.pid, flush=True)
sys.stdin.read()
"""
HOLDER = "import sys; print('held', flush=True); sys.stdin.read(1)"


def is_locked(path):
    with path.open("a+") as file:
        return not locks.locked(file.fileno())


def test_a_lock_is_held_until_its_block_ends(tmp_path):
    path, told = tmp_path / "a.lock", []
    with locks.alone(path, lambda: told.append(True)):
        assert is_locked(path)
    assert not is_locked(path)
    assert told == []


def test_a_module_holds_the_lock_beyond_its_starters_end(tmp_path):
    path = tmp_path / "a.lock"
    (tmp_path / "holder.py").write_text(HOLDER, "utf-8")
    command = locks.holding(path, sys.executable, "holder")
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True, "cwd": tmp_path}
    with subprocess.Popen([sys.executable, "-c", STARTER, *command], **pipes) as starter:
        assert starter.stdout.readline().strip().isdigit()
        assert starter.stdout.readline() == "held\n"
        starter.kill()
        starter.wait()
        assert is_locked(path)
        waited = []
        with locks.alone(path, lambda: (waited.append(True), starter.stdin.close())):  # its end of the shared pipe
            assert waited == [True]
    assert not is_locked(path)


def test_a_module_gets_its_words(tmp_path):
    (tmp_path / "words.py").write_text("import sys; print(sys.argv[1:], __name__)", "utf-8")
    command = locks.holding(tmp_path / "a.lock", sys.executable, "words", "one", "--two")
    assert subprocess.run(command, capture_output=True, text=True, cwd=tmp_path).stdout == (
        "['one', '--two'] __main__\n"
    )
