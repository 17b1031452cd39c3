"""The text console in a terminal or a pipe.

In a terminal what must stay unseen is typed without echo, and ctrl-C cuts a long thought short. A pipe is read when a
line is asked for, so that what comes out depends on nothing but what went in.
"""

import getpass
import sys
from collections.abc import Callable


def run(console, clock_s: Callable[[], float]) -> int:
    sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    sys.stdout.reconfigure(encoding="utf-8")
    before_s = clock_s()
    while not console.over:
        try:
            if console.waits:
                line = typed(console.unseen)
                if line is None:
                    return 0
                console.type(line)
            elif interrupted():
                console.type(typed(False) or "")
            now_s = clock_s()
            said = console.step(int(1000 * (now_s - before_s)))
            before_s = now_s if now_s - before_s >= 0.001 else before_s
            if said is not None:
                print(said, flush=True)
        except KeyboardInterrupt:
            print(flush=True)
            if console.waits:
                return 0
            console.hurry()
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


def typed(unseen: bool) -> str | None:
    """The next line; None at the end."""
    try:
        if unseen and sys.stdin.isatty():
            return getpass.getpass("")
    except EOFError:
        return None
    line = sys.stdin.readline()
    return line.rstrip("\r\n") if line else None
