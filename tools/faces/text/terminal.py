"""The text words in a terminal or a pipe.

A secret is typed unseen. Ctrl-C cuts a long thought short, or leaves if a line is
wanted. A pipe is read only when a line is wanted, so the output depends on nothing but the input. While a clock runs
somebody who is thinking at a terminal is told at once that the time is up.
"""

import getpass
import signal
import sys
import time
from collections.abc import Callable

MOMENT_S = 0.1


class Terminal:
    """A port of the words; `meant` makes of a line that was typed the one that the words takes."""

    def __init__(self, meant: Callable[[str], str] = str) -> None:
        self._meant = meant
        self._read: str | None = None
        self._waits = True  # as long as it takes

    def read(self, secretly: bool, runs: bool = False) -> None:
        """Wait for a line that is wanted, before the turn that takes it; EOFError at the end. While a clock `runs`,
        only for a moment."""
        self._waits = not (runs and sys.stdin.isatty())
        if self._read is None and (self._waits or has_typed(MOMENT_S)):
            self._read = typed(secretly)

    def line(self, secretly: bool, wanted: bool) -> str | None:
        """Return the next line, waiting for it if one is wanted; EOFError at the end."""
        line, self._read = self._read, None
        if line is None and ((wanted and self._waits) or has_typed()):
            line = typed(secretly and wanted)
        return None if line is None else self._meant(line)

    def say(self, line: str) -> None:
        print(line, flush=True)


def run(app, words, port, clock_s: Callable[[], float], runs: Callable[[], bool] = lambda: False) -> int:
    """Run until the person leaves, or the input ends. The time that a line takes has passed when it is answered; `runs`
    tells whether a clock does."""

    leaves = False

    def on_interrupt(_signal, _frame):
        # an exception would interrupt a thought halfway
        nonlocal leaves
        match = words.desk.match
        if words.waits:
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # a second ctrl-C does not interrupt the exit
            raise KeyboardInterrupt
        if match is not None and (match.busy or match.jobs):
            match.hurry()
        else:
            leaves = True  # a question was told, and its answer is not waited for yet

    before = signal.signal(signal.SIGINT, on_interrupt)
    try:
        before_s = clock_s()
        goes_on = False
        while not (words.over or leaves):
            if words.waits and not goes_on:
                port.read(words.shell.is_secret, runs())
            ms = int(1000 * (clock_s() - before_s))
            before_s += ms / 1000
            goes_on = app.turn(ms)
    except EOFError:
        pass
    except KeyboardInterrupt:
        leaves = True
    finally:
        if signal.getsignal(signal.SIGINT) is on_interrupt:
            signal.signal(signal.SIGINT, before)
    if leaves:
        print(flush=True)
    return 0


def has_typed(most_s: float = 0) -> bool:
    """Return whether a person has typed something, or does so in this time."""
    if not sys.stdin.isatty():
        return False
    if sys.platform == "win32":
        import msvcrt

        time.sleep(most_s)
        return msvcrt.kbhit()
    import select

    return bool(select.select([sys.stdin], [], [], most_s)[0])


def typed(secretly: bool) -> str:
    """Return the next line."""
    if secretly and sys.stdin.isatty():
        return unseen()
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line.rstrip("\r\n")


def unseen() -> str:
    """Return the next line, which the terminal does not echo."""
    if sys.platform == "win32":
        return getpass.getpass("")
    import termios  # getpass would drop what was typed ahead

    try:
        before = termios.tcgetattr(sys.stdin)
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, [*before[:3], before[3] & ~termios.ECHO, *before[4:]])
        try:
            return typed(False)
        finally:
            termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)
            print(flush=True)
    except (OSError, termios.error) as gone:
        raise EOFError from gone
