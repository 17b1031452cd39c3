"""Ends the face on a signal: the terminal is restored, and the exit status is the usual one for that signal.

A closed terminal takes no more output, and drawing may wait for it for ever. So after some seconds the process exits
at once; the saves are in their file by then.
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
    """Leave in order on any of these signals."""
    if threading.current_thread() is not threading.main_thread():
        return  # only the main thread can handle signals
    loop = asyncio.get_running_loop()

    def leave(asked: int, _frame: object) -> None:
        end = threading.Timer(MOST_S, os._exit, [128 + asked])
        end.daemon = True
        end.start()
        with contextlib.suppress(RuntimeError):  # the face has ended already; what follows it gets the same time
            loop.call_soon_threadsafe(app.exit, 128 + asked)

    for asked in ASKED:
        signal.signal(asked, leave)
