"""A terminal with the real process in it, and all that the process sent to it."""

import os
import select
import signal
import sys
import time

import pytest

from tools import ROOT

POSIX = pytest.mark.skipif(os.name != "posix", reason="terminals and signals are those of POSIX")
COMMAND = [sys.executable, str(ROOT / "tools" / "peg.py")]
COLOURS = {"TERM": "xterm-256color", "COLORTERM": "truecolor"}
# Each mode of the terminal that is turned on, and how it is turned off again.
MODES = [(b"\x1b[?%dh" % mode, b"\x1b[?%dl" % mode) for mode in (1049, 1000, 1003, 1006, 2004)]
MODES += [(b"\x1b[?25l", b"\x1b[?25h")]
MOST_S = 180


class Terminal:
    """A terminal of 80 by 24 with a command of peg.py in it, which keeps its saves in this folder."""

    def __init__(self, folder, *words, **environment):
        import fcntl
        import pty
        import struct
        import termios

        self.child, self.end = pty.fork()
        if self.child == 0:
            clean = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLORTERM")}
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
            os.execve(sys.executable, [*COMMAND, *words], {**clean, "PEGLIGHT_DATA": str(folder), **environment})
        self.before = termios.tcgetattr(self.end)
        self.seen = b""

    def until(self, expected):
        until_s = time.monotonic() + MOST_S
        while expected not in self.seen:
            assert time.monotonic() < until_s, self.seen[-2000:]
            if select.select([self.end], [], [], 0.1)[0]:
                try:
                    self.seen += os.read(self.end, 65536)
                except OSError:  # it has ended
                    pytest.fail(f"ended before it said {expected}: {self.seen[-2000:]}")

    def type(self, text):
        os.write(self.end, text)

    def close(self):
        """Close the window, and return whether the process ended by itself then."""
        os.close(self.end)
        self.end = None
        until_s = time.monotonic() + MOST_S
        while time.monotonic() < until_s:
            if os.waitpid(self.child, os.WNOHANG)[0]:
                return True
            select.select([], [], [], 0.1)
        os.kill(self.child, signal.SIGKILL)
        os.waitpid(self.child, 0)
        return False

    def left(self):
        """Return the exit status, once everything was read."""
        while select.select([self.end], [], [], MOST_S)[0]:
            try:
                read = os.read(self.end, 65536)
            except OSError:  # nobody is at the other end
                break
            if not read:
                break
            self.seen += read
        return os.waitstatus_to_exitcode(os.waitpid(self.child, 0)[1])

    def is_clean(self):
        modes = all(self.seen.rfind(on) < self.seen.rfind(off) for on, off in MODES)
        return modes and self.seen.rfind(b"\x1b[?1049l") > 0
