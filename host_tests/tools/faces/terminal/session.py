"""A session at the face: keys are pressed and lights are seen, in the time of the board, which a counter tells."""

import asyncio
import itertools
import time

from firmware.device import profiles
from tools.faces.terminal.app import Face
from tools.faces.terminal.lights import DISCS
from tools.front.player import Player
from tools.front.start import AWAKE

STEP_S = 0.03
MOST_S = 60


class Hands:
    """The pilot, and a board that stands still: a pilot waits until this process is idle, and a board never is."""

    def __init__(self, pilot, player):
        self._pilot = pilot
        self._player = player

    def __getattr__(self, name):
        async def done(*how, **more):
            self._player.pause()
            try:
                await getattr(self._pilot, name)(*how, **more)
            finally:
                self._player.go_on()

        return done


class Session:
    def __init__(self, face, pilot):
        self.face = face
        self.player = face.player
        self.pilot = Hands(pilot, self.player)
        self._sees = pilot

    @property
    def signs(self):
        return self.face.lights.signs

    @property
    def said(self):
        return list(self.face.panel.lines)

    async def until(self, seen):
        """Let the board go on until this is so."""
        until_s = time.monotonic() + MOST_S
        while not (found := seen()):
            assert time.monotonic() < until_s, (self.signs, self.said[-5:])
            await self._sees.pause(0)
        return found

    async def press(self, *keys):
        """Each key, when the board has felt the one before."""
        for key in keys:
            await self.pilot.press(key)
            await self.until(lambda: self.player.waits)

    async def start(self):
        """Up to the first guess of the classic game."""
        await self.until(lambda: "(Enter: break)" in self.said and "_" in self.signs)
        await self.press("enter", "enter", "enter")
        await self.until(lambda: "Row 1 of 10: your guess?" in self.said and "." in self.signs)

    async def pass_ms(self, ms):
        until_ms = self.player.board.ms + ms
        await self.until(lambda: self.player.board.ms >= until_ms)


def play(name, what, size=(80, 24), memory=None, seed="7", display=None, glass=b"", settings=AWAKE):
    """Sit before a board with this profile; `what` is done there."""
    steps = itertools.count()
    profile = profiles.named(name)
    player = Player(profile, memory, settings, seed=seed, clock_s=lambda: next(steps) * STEP_S, display=display)
    player.glass = glass

    async def sit():
        face = Face(player, 400, look=DISCS)
        async with face.run_test(size=size) as pilot:
            await what(Session(face, pilot))

    with player.running():
        asyncio.run(sit())
