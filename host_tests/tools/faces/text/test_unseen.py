"""An unseen line of a terminal: a dot for each sign, whatever bytes it has, and an end if the terminal goes away."""

import os
import re
import select
import subprocess
import sys

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
        print(ascii(port.line(True, True)), flush=True)
except EOFError:
    print("end")
"""
LINES = [
    (b"BORG\n", "••••", b"'BORG'"),
    ("Bż\x7f\x7f\x7fY\n".encode(), "••\b \b\b \b•", b"'Y'"),
    (b"BO\xff\n", "•••", rb"'BO\ufffd'"),
    (b"\xfc\xfc\n", "••", rb"'\ufffd\ufffd'"),
    (b"B\x04\x1b\n", "•", b"'B'"),
]


@POSIX
def test_an_unseen_line_is_dots_until_its_terminal_is_gone():
    import pty
    import termios

    end, stdin = pty.openpty()
    command = [sys.executable, "-c", READ]
    with subprocess.Popen(command, stdin=stdin, stdout=subprocess.PIPE) as reader:
        os.close(stdin)
        assert reader.stdout.readline() == b"ready\n"
        for typed, shown, told in LINES:
            while termios.tcgetattr(end)[3] & termios.ECHO:
                os.sched_yield()
            os.write(end, typed)
            seen = b""
            while not re.search(rb"'.*\n", seen):
                assert select.select([reader.stdout], [], [], MOST_S)[0], seen
                seen += os.read(reader.stdout.fileno(), 4096)
            assert seen == shown.encode() + b"\n" + told + b"\n"
        os.close(end)
        assert reader.stdout.read() == b"end\n"
    assert reader.returncode == 0


@POSIX
def test_a_terminal_that_goes_between_two_lines_ends_the_input():
    gone = f"""
import os, pty, sys; sys.path.append({str(ROOT)!r})
from tools.faces.text import unseen
end, stdin = pty.openpty()
os.dup2(stdin, 0)
os.close(end)
try:
    unseen.line()
except EOFError:
    print("end")
"""
    assert subprocess.run([sys.executable, "-c", gone], capture_output=True, check=False).stdout == b"end\n"
