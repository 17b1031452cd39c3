"""The text console in a terminal or a pipe.

In a terminal what must stay unseen is typed without echo. Ctrl-C cuts a long thought short, and leaves where something
is asked. A pipe is read when a line is asked for, so that what comes out depends on nothing but what went in.
"""

import getpass
import signal
import sys
from collections.abc import Callable


class Terminal:
    """A port of the console."""

    def line(self, unseen: bool, wanted: bool) -> str | None:
        """What was typed; it is waited for where it is wanted. EOFError at the end."""
        if wanted:
            return typed(unseen)
        return typed(False) if interrupted() else None

    def say(self, line: str) -> None:
        print(line, flush=True)


def run(app, console, clock_s: Callable[[], float]) -> int:
    """Until the person leaves, or there is no more to read."""
    sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    sys.stdout.reconfigure(encoding="utf-8", errors="replace")

    def on_interrupt(_signal, _frame):
        # an exception would tear the thought that it falls into
        if console.waits:
            raise KeyboardInterrupt
        console.hurry()

    before = signal.signal(signal.SIGINT, on_interrupt)
    try:
        before_s = clock_s()
        while not console.over:
            ms = int(1000 * (clock_s() - before_s))
            before_s += ms / 1000
            app.turn(ms)
    except EOFError:
        pass
    except KeyboardInterrupt:
        print(flush=True)
    finally:
        signal.signal(signal.SIGINT, before)
    return 0


def interrupted() -> bool:
    """Whether a person has typed something while the device works."""
    if not sys.stdin.isatty():
        return False
    if sys.platform == "win32":
        import msvcrt

        return msvcrt.kbhit()
    import select

    return bool(select.select([sys.stdin], [], [], 0)[0])


def typed(unseen: bool) -> str:
    """The next line."""
    if unseen and sys.stdin.isatty():
        try:
            return getpass.getpass("")
        except UnicodeDecodeError as wrong:
            return wrong.object.decode("utf-8", "replace")
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line.rstrip("\r\n")
