"""How the face ends when the system asks: the terminal is left as it was, and the status is what a shell knows."""

import asyncio
import signal

from textual.app import App

ASKED = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP", "SIGINT") if hasattr(signal, name)]


def listen(app: App[int]) -> None:
    """Leave in order when one of these signals comes."""
    loop = asyncio.get_running_loop()
    for asked in ASKED:
        try:
            loop.add_signal_handler(asked, app.exit, 128 + asked)
        except (NotImplementedError, RuntimeError):  # Windows; a loop that is not in the main thread
            return
