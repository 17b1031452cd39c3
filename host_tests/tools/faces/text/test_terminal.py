"""Lines from a pipe and from a terminal, seen or not, whatever bytes are in them, and the time that they take."""

import itertools
import os
import select
import signal
import subprocess
import sys

import pytest

from firmware.game.match import MARK, THINK
from host_tests.test_app import Board, Memory
from host_tests.tools.faces.terminal.terminal import POSIX
from tools import ROOT
from tools.faces.text import terminal


@pytest.fixture
def stdin(monkeypatch):
    """Make this end the standard input, as the program reads it."""
    opened = []

    def use(end):
        opened.append(os.fdopen(end, encoding="utf-8", errors="replace"))
        monkeypatch.setattr(sys, "stdin", opened[0])

    yield use
    for file in opened:
        file.close()


@pytest.mark.parametrize("unseen", [True, False])
def test_lines_of_a_pipe_are_read_to_their_end(stdin, unseen):
    end, person = os.pipe()
    stdin(end)
    os.write(person, b"one\r\n\ntwo\xff\nthree")
    os.close(person)
    port = terminal.Terminal()
    assert port.line(unseen, False) is None  # nobody asks for one yet
    assert [port.line(unseen, True) for _ in range(4)] == ["one", "", "two\ufffd", "three"]
    with pytest.raises(EOFError):
        port.line(unseen, True)


class Game:
    """A console, its port and its program in one: each line takes ten seconds, and the third is the last."""

    waits, is_secret = True, False

    def __init__(self):
        self.shell = self
        self.now_s = 0.0
        self.turns = []

    @property
    def over(self):
        return len(self.turns) == 3

    def read(self, secretly, _runs):
        self.now_s += 10

    def turn(self, ms):
        self.turns.append(ms)


def test_the_time_that_a_line_takes_passes_with_it():
    game = Game()
    assert terminal.run(game, game, game, lambda: game.now_s) == 0
    assert game.turns == [10_000] * 3


@pytest.fixture
def interrupted():
    """Take ctrl-C again after a case that leaves by it: programs that later cases start would not hear it either."""
    before = signal.getsignal(signal.SIGINT)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interrupted")
def test_ctrl_c_cuts_a_long_thought_short_and_then_leaves():
    at = Board(Memory(), "make", "ten", level="minimax")
    at.port.typed += ["", "oo"]
    at.port.read = lambda _unseen, _runs: at.port.typed or signal.raise_signal(signal.SIGINT)
    now_s = itertools.count(step=0.01)
    thought = []  # of the guess after the first mark: the time of each look at the clock

    def clock_s():
        if at.desk.match.phase == THINK and at.desk.match.round.rows:
            thought.append(next(now_s))
            if len(thought) == 10:
                signal.raise_signal(signal.SIGINT)
        return next(now_s)

    assert terminal.run(at.app, at.shell.faces[-1], at.port, clock_s) == 0
    assert at.desk.match.phase == MARK
    assert 10 <= len(thought) < 20  # left alone, it thinks for five seconds


@pytest.mark.usefixtures("interrupted")
def test_ctrl_c_leaves_between_a_question_and_the_wait_for_its_answer():
    at = Board(Memory(), "break")
    at.port.typed.append("RGBY")

    def say(line):
        at.said.append(line)
        if line == "Row 2 of 10: your guess?":
            signal.raise_signal(signal.SIGINT)

    at.port.say = say
    at.port.read = lambda *_: at.port.typed or pytest.fail("it waits for an answer")
    assert terminal.run(at.app, at.shell.faces[-1], at.port, lambda: 0) == 0
    assert at.said[-1] == "Row 2 of 10: your guess?"


def test_that_time_is_up_is_told_before_the_next_line_is_waited_for():
    at = Board(Memory(), "break", clock="180")
    told = []  # before each line

    def read(_secretly, _runs):
        told.append("Your time is up: you have lost. Tries: 0" in at.said)
        if len(told) == 2:
            raise EOFError

    at.port.read = read
    assert terminal.run(at.app, at.shell.faces[-1], at.port, lambda: 181 * len(told)) == 0
    assert told == [False, True]


@POSIX
def test_while_a_clock_runs_time_passes_though_nobody_types(stdin):
    import pty

    person, end = pty.openpty()
    stdin(end)
    port = terminal.Terminal()
    lines = []

    class Timed(Game):
        @property
        def over(self):
            return any(lines)

        def read(self, secretly, runs):
            port.read(secretly, runs)

        def turn(self, ms):
            lines.append(port.line(False, True))
            if len(lines) == 3:
                os.write(person, b"rgby\n")

    game = Timed()
    assert terminal.run(game, game, game, lambda: 0, lambda: True) == 0
    assert lines[:3] == [None] * 3
    assert lines[-1] == "rgby"
    os.close(person)


READ = f"""
import sys; sys.path.append({str(ROOT)!r})
from tools.faces.text import terminal
sys.stdin.reconfigure(encoding="utf-8", errors="replace")
port = terminal.Terminal()
try:
    while True:
        print(ascii(port.line(True, True)), flush=True)
except EOFError:
    print("end")
"""
LINES = [(b"BORG\n", b"BORG"), (b"BO\x7fY\n", b"BY"), (b"BO\xff\n", rb"BO\ufffd"), (b"\xfc\n", rb"\ufffd")]


@POSIX
def test_an_unseen_line_shows_nothing_until_its_terminal_is_gone():
    import pty
    import termios

    end, stdin = pty.openpty()
    command = [sys.executable, "-c", READ]
    with subprocess.Popen(command, stdin=stdin, stdout=subprocess.PIPE) as reader:
        os.close(stdin)
        for typed, told in LINES:
            while termios.tcgetattr(end)[3] & termios.ECHO:
                os.sched_yield()
            os.write(end, typed)
            assert reader.stdout.readline() == b"\n"
            assert reader.stdout.readline() == b"'" + told + b"'\n"
        assert not select.select([end], [], [], 0)[0], "nothing was shown"
        os.close(end)
        assert reader.stdout.read().splitlines()[-1] == b"end"
    assert reader.returncode == 0


@POSIX
def test_a_terminal_that_goes_between_two_lines_ends_the_input():
    gone = f"""
import os, pty, sys; sys.path.append({str(ROOT)!r})
from tools.faces.text import terminal
end, stdin = pty.openpty()
os.dup2(stdin, 0)
os.close(end)
try:
    terminal.unseen()
except EOFError:
    print("end")
"""
    assert subprocess.run([sys.executable, "-c", gone], capture_output=True, check=False).stdout == b"end\n"
