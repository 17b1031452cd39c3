"""Lines from a terminal and from a pipe, whatever bytes are in them."""

import os
import subprocess
import sys

import pytest

from host_tests.tools.faces.terminal.terminal import POSIX
from tools import ROOT
from tools.faces.text import terminal

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
    waits, over, unseen = True, False, False
class App:
    def turn(self, ms):
        os.kill(os.getpid(), signal.SIGINT)
class Port:
    def read(self, secretly, runs):
        pass
status = terminal.run(App(), Console(), Port(), time.monotonic)
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


CLOCK = f"""
import sys, time; sys.path.append({str(ROOT)!r})
from tools.faces.text import terminal
class Console:
    waits, over, unseen = True, False, False
class App:
    turns = 0
    def turn(self, ms):
        line = port.line(False, True)
        self.turns += 1
        if self.turns == 3:
            print("time is up", flush=True)
        if line is not None:
            print(line)
            console.over = True
port, console = terminal.Terminal(), Console()
terminal.run(App(), console, port, time.monotonic, lambda: True)
"""


@POSIX
def test_while_a_clock_runs_nobody_has_to_type_for_time_to_pass():
    import pty

    person, stdin = pty.openpty()
    with subprocess.Popen([sys.executable, "-c", CLOCK], stdin=stdin, stdout=subprocess.PIPE, text=True) as game:
        assert game.stdout.readline() == "time is up\n"
        os.write(person, b"rgby\n")
        assert game.stdout.readline() == "rgby\n"
    os.close(person)
    os.close(stdin)


class Slow:
    """A person who takes ten seconds for each line, at the console and as its port and its program."""

    waits, unseen = True, False

    def __init__(self):
        self.now_s = 0.0
        self.turns = []

    @property
    def over(self):
        return len(self.turns) == 3

    def read(self, secretly, _runs):
        self.now_s += 10

    def turn(self, ms):
        self.turns.append(ms)


def test_the_time_that_a_line_takes_has_passed_when_it_is_answered():
    slow = Slow()
    assert terminal.run(slow, slow, slow, lambda: slow.now_s) == 0
    assert slow.turns == [10_000] * 3
