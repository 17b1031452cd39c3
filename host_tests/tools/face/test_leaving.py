"""Every way out of the face leaves the terminal as it was, and the round to go on with: the real process."""

import os
import select
import signal
import sys
import time
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(os.name != "posix", reason="terminals and signals are those of POSIX")

ROOT = Path(__file__).resolve().parent.parent.parent.parent
COMMAND = [sys.executable, str(ROOT / "tools" / "peg.py"), "play", "--seed", "7"]
COLOURS = {"TERM": "xterm-256color", "COLORTERM": "truecolor"}
# Each mode of the terminal that is turned on, and how it is turned off again.
MODES = [(b"\x1b[?%dh" % mode, b"\x1b[?%dl" % mode) for mode in (1049, 1000, 1003, 1006, 2004)]
MODES += [(b"\x1b[?25l", b"\x1b[?25h")]
MOST_S = 60


class Terminal:
    """A terminal of 80 by 24 with the face in it."""

    def __init__(self, folder, *options, **environment):
        import fcntl
        import pty
        import struct
        import termios

        self.child, self.end = pty.fork()
        if self.child == 0:
            clean = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLORTERM")}
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
            os.execve(sys.executable, [*COMMAND, *options], {**clean, "PEGLIGHT_DATA": str(folder), **environment})
        self.before = termios.tcgetattr(self.end)
        self.seen = b""

    def until(self, expected):
        until_s = time.monotonic() + MOST_S
        while expected not in self.seen:
            assert time.monotonic() < until_s, self.seen[-2000:]
            if select.select([self.end], [], [], 0.1)[0]:
                self.seen += os.read(self.end, 65536)

    def type(self, text):
        os.write(self.end, text)

    def left(self):
        """The exit status, once everything was read."""
        while select.select([self.end], [], [], MOST_S)[0]:
            try:
                read = os.read(self.end, 65536)
            except OSError:  # there is nobody at the other end
                break
            if not read:
                break
            self.seen += read
        return os.waitstatus_to_exitcode(os.waitpid(self.child, 0)[1])

    def is_clean(self):
        modes = all(self.seen.rfind(on) < self.seen.rfind(off) for on, off in MODES)
        return modes and self.seen.rfind(b"\x1b[?1049l") > 0


@pytest.fixture
def opened(tmp_path):
    ends = []

    def make(*options, **environment):
        terminal = Terminal(tmp_path, *options, **{**COLOURS, **environment})
        ends.append(terminal.end)
        return terminal

    yield make
    for end in ends:
        os.close(end)


def test_ctrl_c_leaves(opened):
    terminal = opened()
    terminal.until(b"PEGLIGHT")
    terminal.type(b"\x03")
    assert terminal.left() == 0
    assert terminal.is_clean()


@pytest.mark.parametrize("sent", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_signal_leaves(opened, sent):
    terminal = opened()
    terminal.until(b"PEGLIGHT")
    os.kill(terminal.child, sent)
    assert terminal.left() == 128 + sent
    assert terminal.is_clean()


def test_a_killed_player_leaves_its_round_to_go_on_with(opened):
    terminal = opened()
    terminal.until(b"(Enter: break)")
    terminal.type(b"\tbreak\rclassic\runiform\rrgby\r")
    terminal.until(b"R G B Y : oo")
    terminal.until(b"Row 2 of 10")
    os.kill(terminal.child, signal.SIGKILL)
    assert terminal.left() == -signal.SIGKILL
    later = opened()
    later.until(b"R G B Y : oo")
    later.type(b"\x03")
    assert later.left() == 0


def test_the_terminal_decides_how_many_colours_there_are(opened):
    many, fewer, none = opened(), opened(COLORTERM=""), opened(NO_COLOR="1")
    for terminal in (many, fewer, none):
        terminal.until(b"PEGLIGHT")
        terminal.type(b"\x03")
        assert terminal.left() == 0
    assert b"38;2;" in many.seen
    assert b"38;2;" not in fewer.seen
    assert b"38;5;" in fewer.seen
    assert "▀".encode() in fewer.seen
    assert "▀".encode() not in none.seen
    assert b"(" in none.seen


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--board", "toaster"], b"peg: No board profile is called toaster; there are pico_8x8, "),
        (["--variant", "chess"], b"peg: The variant must be one of "),
        (["--mode", "duel"], b"peg: --mode is for --text"),
    ],
)
def test_a_wrong_option_is_one_sentence_before_the_screen_is_taken(opened, options, sentence):
    terminal = opened(*options)
    assert terminal.left() == 1
    assert terminal.seen.startswith(sentence)
    assert b"\x1b[" not in terminal.seen


def test_without_a_picture_it_is_text(opened):
    terminal = opened(TERM="dumb")
    terminal.until(b"(Enter: break)")
    assert b"\x1b[" not in terminal.seen
    terminal.type(b"\x04")
    assert terminal.left() == 0
