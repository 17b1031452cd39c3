"""The text console in a terminal or a pipe.

In a terminal what must stay unseen is typed without echo. Ctrl-C cuts a long thought short, and leaves where something
is asked. A pipe is read when a line is asked for, so that what comes out depends on nothing but what went in.
"""

import getpass
import signal
import sys
from collections.abc import Callable


def run(console, clock_s: Callable[[], float]) -> int:
    sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    sys.stdout.reconfigure(encoding="utf-8", errors="replace")

    def on_interrupt(_signal, _frame):
        # an exception would tear the thought that it falls into
        if console.waits:
            raise KeyboardInterrupt
        console.hurry()

    before = signal.signal(signal.SIGINT, on_interrupt)
    try:
        converse(console, clock_s)
    except KeyboardInterrupt:
        print(flush=True)
    finally:
        signal.signal(signal.SIGINT, before)
    return 0


def converse(console, clock_s: Callable[[], float]) -> None:
    """Until the person leaves, or there is no more to read."""
    before_s = clock_s()
    while not console.over:
        if console.waits:
            line = typed(console.unseen)
            if line is None:
                return
            console.type(line)
        elif interrupted():
            console.type(typed(False) or "")
        ms = int(1000 * (clock_s() - before_s))
        before_s += ms / 1000
        said = console.step(ms)
        if said is not None:
            print(said, flush=True)


def interrupted() -> bool:
    """Whether a person has typed something while the device works."""
    if not sys.stdin.isatty():
        return False
    if sys.platform == "win32":
        import msvcrt

        return msvcrt.kbhit()
    import select

    return bool(select.select([sys.stdin], [], [], 0)[0])


def typed(unseen: bool) -> str | None:
    """The next line; None at the end."""
    try:
        if unseen and sys.stdin.isatty():
            return getpass.getpass("")
    except EOFError:
        return None
    except UnicodeDecodeError as wrong:
        return wrong.object.decode("utf-8", "replace")
    line = sys.stdin.readline()
    return line.rstrip("\r\n") if line else None
