"""Lines from a terminal and from a pipe, whatever bytes are in them."""

import os
import re
import select
import signal
import subprocess
import sys

import pytest

from host_tests.tools.faces.terminal.terminal import MOST_S, POSIX
from tools import ROOT

READ = f"""
import sys; sys.path.append({str(ROOT)!r})
from tools.faces.text import terminal
sys.stdin.reconfigure(encoding="utf-8", errors="replace")
port = terminal.Terminal()
print("ready", flush=True)
try:
    while True:
        print(ascii(port.line(%s, True)), flush=True)
except EOFError:
    print("end")
"""


TWICE = f"""
import os, signal, sys, time; sys.path.append({str(ROOT)!r})
from tools.faces.text import terminal
class Console:
    waits, over = True, False
class App:
    def turn(self, ms):
        os.kill(os.getpid(), signal.SIGINT)
status = terminal.run(App(), Console(), time.monotonic)
os.kill(os.getpid(), signal.SIGINT)
print("left", status)
"""


@POSIX
def test_ctrl_c_that_is_pressed_once_more_does_not_tear_the_way_out():
    done = subprocess.run([sys.executable, "-c", TWICE], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "\nleft 0\n", "")


@pytest.mark.parametrize("unseen", [True, False])
def test_lines_of_a_pipe_are_read_to_their_end(unseen):
    typed = b"one\r\n\ntwo\xff\nthree"
    done = subprocess.run([sys.executable, "-c", READ % unseen], input=typed, capture_output=True)
    assert done.stdout.decode().splitlines() == ["ready", "'one'", "''", r"'two\ufffd'", "'three'", "end"]


def test_a_pipe_is_not_read_before_it_is_asked():
    program = READ.replace(
        "print(ascii(port.line(%s, True)), flush=True)", "print(port.line(False, False)); raise EOFError"
    )
    done = subprocess.run([sys.executable, "-c", program], input=b"one\n", capture_output=True)
    assert done.stdout.decode().splitlines() == ["ready", "None", "end"]


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
