"""A board and its server in this process, on a real socket, and a browser before it."""

import asyncio
import contextlib
import itertools
import threading

import pytest

from firmware.device import profiles
from tools import chromium
from tools.faces.web import doors, server
from tools.front.player import Player

AWAKE = {"PEGLIGHT_ATTRACT_S": "0"}  # however slow the browser is, no press only wakes the board
STEP_S = 0.004  # board time of a turn, which takes at least as long: a click never becomes a hold


class Served:
    """A board with a server, in a thread of its own."""

    def __init__(self, player, listening, **more):
        self.player = player
        self.table = server.Table(player, **more)
        self.address = self.table.address(listening)
        self._listening = listening
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()))
        self._thread.start()
        assert self._ready.wait(chromium.MOST_S)

    async def _serve(self):
        self._loop = asyncio.get_running_loop()
        self._serving = asyncio.create_task(self.table.serve(self._listening, self._ready.set))
        with contextlib.suppress(asyncio.CancelledError):
            await self._serving

    def end(self):
        if self._thread.is_alive():
            self._loop.call_soon_threadsafe(self._serving.cancel)
            self._thread.join()

    def until(self, seen):
        chromium.until(lambda: seen(self.player))


@contextlib.contextmanager
def serve(name, memory=None, host=doors.LOOPBACK, display=None, settings=AWAKE, **more):
    steps = itertools.count()
    profile = profiles.named(name)
    player = Player(profile, memory, settings, seed="7", clock_s=lambda: next(steps) * STEP_S, display=display)
    with player.running(), server.listen(host, 0) as listening:
        served = Served(player, listening, **more)
        try:
            yield served
        finally:
            served.end()


@pytest.fixture
def served():
    """Serve the page of a board with this profile."""
    with contextlib.ExitStack() as boards:
        yield lambda name="pico_8x8", **more: boards.enter_context(serve(name, **more))
