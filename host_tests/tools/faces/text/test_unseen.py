"""An unseen line of a terminal: nothing of it is shown, whatever bytes it has, and it ends with the terminal."""

import os
import select
import subprocess
import sys

from host_tests.tools.faces.terminal.terminal import POSIX
from tools import ROOT

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
