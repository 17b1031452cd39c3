"""Lines from a pipe and from a terminal, whatever bytes are in them, and the time that they take."""

import os
import sys

import pytest

from host_tests.tools.faces.terminal.terminal import POSIX
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


def test_the_time_that_a_line_takes_passes_with_it():
    game = Game()
    assert terminal.run(game, game, game, lambda: game.now_s) == 0
    assert game.turns == [10_000] * 3


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
