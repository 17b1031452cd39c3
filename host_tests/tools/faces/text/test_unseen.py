"""An unseen line of a terminal: a dot for each sign, whatever bytes it has, and an end if the terminal goes away."""

import os
import re
import select
import signal
import subprocess
import sys

import pytest

from host_tests.tools.faces.terminal.terminal import MOST_S, POSIX
from host_tests.tools.faces.text.test_terminal import READ


@POSIX
def test_a_terminal_that_is_gone_ends_an_unseen_line():
    import pty
    import termios

    end, stdin = pty.openpty()
    reader = subprocess.Popen([sys.executable, "-c", READ % True], stdin=stdin, stdout=subprocess.PIPE)
    os.close(stdin)
    assert reader.stdout.readline() == b"ready\n"
    while termios.tcgetattr(end)[3] & termios.ECHO:
        os.sched_yield()
    os.write(end, b"BO")
    assert reader.stdout.read(6).decode() == "••"
    os.close(end)
    said, _ = reader.communicate(timeout=MOST_S)
    assert (said, reader.returncode) == (b"end\n", 0)


@POSIX
@pytest.mark.parametrize(
    ("typed", "shown", "told"),
    [
        (b"BORG\n", "••••", b"'BORG'"),
        ("Bż\x7f\x7f\x7fY\n".encode(), "••\b \b\b \b•", b"'Y'"),
        (b"BO\xff\n", "•••", rb"'BO\ufffd'"),
        (b"\xfc\xfc\n", "••", rb"'\ufffd\ufffd'"),
        (b"B\x04\x1b\n", "•", b"'B'"),
    ],
)
def test_an_unseen_line_of_a_terminal_is_a_dot_for_each_sign_whatever_bytes_it_has(typed, shown, told):
    import pty
    import termios

    child, end = pty.fork()
    if child == 0:
        os.execv(sys.executable, [sys.executable, "-c", READ % True])
    seen = b""
    while b"ready" not in seen:
        seen += os.read(end, 4096)
    while termios.tcgetattr(end)[3] & termios.ECHO:
        os.sched_yield()
    os.write(end, typed)
    while not re.search(rb"'.*\n", seen):
        assert select.select([end], [], [], MOST_S)[0], seen
        seen += os.read(end, 4096)
    assert seen == b"ready\r\n" + shown.encode() + b"\r\n" + told + b"\r\n"
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    os.close(end)
