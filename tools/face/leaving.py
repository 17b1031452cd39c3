"""How the face ends when the system asks: the terminal is left as it was, and the status is what a shell knows.

A terminal that was closed takes nothing more, and whoever draws may wait for it for ever. So there is a time after
which the face ends without ceremony: all that is kept was in its file before.
"""

import asyncio
import contextlib
import os
import signal
import threading

from textual.app import App

ASKED = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP", "SIGINT") if hasattr(signal, name)]
MOST_S = 4


def listen(app: App[int]) -> None:
    """Leave in order when one of these signals comes."""
    if threading.current_thread() is not threading.main_thread():
        return  # signals are not for others
    loop = asyncio.get_running_loop()

    def leave(asked: int, _frame: object) -> None:
        end = threading.Timer(MOST_S, os._exit, [128 + asked])
        end.daemon = True
        end.start()
        with contextlib.suppress(RuntimeError):  # the face has ended, and what comes after it is given the same time
            loop.call_soon_threadsafe(app.exit, 128 + asked)

    for asked in ASKED:
        signal.signal(asked, leave)
