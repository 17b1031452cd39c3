"""A session at the face: keys are pressed and the screen is read, in the time of the board, which a counter tells."""

import asyncio
import itertools
import threading
import time

from firmware.device import profiles
from tools.faces.terminal.app import Face
from tools.front.display import Display
from tools.front.player import Player
from tools.front.start import AWAKE

STEP_S = 0.03
POLL_S = 0.001  # between two looks, in which the thread of the board can run
MOST_S = 60


class Hands:
    """The pilot, and a board that stands still: a pilot waits until this process is idle, and a board never is."""

    def __init__(self, pilot, player):
        self._pilot = pilot
        self._goes_on = threading.Event()
        self._goes_on.set()
        turn = player.each_turn
        player.each_turn = lambda: self._goes_on.wait() and turn()

    def __getattr__(self, name):
        async def done(*how, **more):
            self._goes_on.clear()
            try:
                await getattr(self._pilot, name)(*how, **more)
            finally:
                self._goes_on.set()

        return done


class Session:
    def __init__(self, face, pilot):
        self.face = face
        self.player = face.player
        self.pilot = Hands(pilot, self.player)
        self.sees = pilot

    @property
    def page(self):
        return self.player.display.view

    @property
    def seen(self):
        """The lines of the screen, as a person reads them."""
        strips = self.face.screen._compositor.render_strips()  # noqa: SLF001
        return ["".join(segment.text for segment in strip).rstrip() for strip in strips]

    async def until(self, seen):
        """Let the board go on until this is so; a text is one that is to be seen."""
        shows = (lambda: any(seen in line for line in self.seen)) if isinstance(seen, str) else seen
        until_s = time.monotonic() + MOST_S
        while not (found := shows()):
            assert time.monotonic() < until_s, "\n".join([str(seen), *self.seen])
            await self.sees.pause(POLL_S)
        return found

    async def press(self, *keys):
        """Each key, when the board has done what the one before asked for."""
        for key in keys:
            await self.pilot.press(key)
            await self.rest()

    async def say(self, line):
        """Type it in the line for words, once the menu is there."""
        await self.until("Today's code")
        await self.press("colon")
        self.face.line.value = line
        await self.press("enter")

    async def answer(self, challenge, code):
        """Take a challenge, break it at once, and return the lines to send back."""
        await self.say(challenge)
        await self.until("row 1 of 10")
        await self.press(*code.lower(), "enter")
        await self.until("You found it in 1.")
        await self.until("Share")
        await self.press("enter")
        await self.until("Peglight challenge: 1/10")
        return self.page.lines

    async def rest(self):
        """Let the board do and show what was asked for."""
        if self.player.display:
            await self.until(lambda: self.player.display.rests and self.face.play.page is self.page)
        await self.until(lambda: self.player.waits)

    async def click(self, what, number):
        """Click the first piece of the screen that is this; `what` and `number` are as its style has them."""
        await self.rest()
        await self.until(lambda: self.place_of(what, number))
        await self.pilot.pause()  # until all that was drawn is laid out: the piece may move once more
        await self.pilot.click(offset=self.place_of(what, number))
        await self.rest()

    def place_of(self, what, number):
        """Return where this piece of the screen is, or None."""
        found = next(self._pieces(what, number), None)
        return found and found[:2]

    def ground_of(self, what, number):
        """Return the colour behind this piece: red, green and blue."""
        return tuple(next(self._pieces(what, number))[2].style.bgcolor.triplet)

    def _pieces(self, what, number):
        for y, strip in enumerate(self.face.screen._compositor.render_strips()):  # noqa: SLF001
            x = 0
            for segment in strip:
                if segment.style and segment.style.meta.get(what) == number:
                    yield x, y, segment
                x += segment.cell_length

    async def pass_ms(self, ms):
        until_ms = self.player.board.ms + ms
        await self.until(lambda: self.player.board.ms >= until_ms)

    async def start(self):
        """Up to the first guess of the classic game."""
        await self.until("Play: break, classic")
        await self.press("1")
        await self.until("row 1 of 10")
        await self.until(lambda: self.page.lines)  # the opening, which comes some turns later


def play(name, what, size=(80, 24), memory=None, seed="7", display=True, settings=AWAKE):
    """Sit before a board with this profile; `what` is done there."""
    steps = itertools.count()
    player = Player(
        profiles.named(name),
        memory,
        {"PEGLIGHT_LESSON": "off", **settings},
        seed=seed,
        clock_s=lambda: next(steps) * STEP_S,
        display=Display() if display else None,
    )

    async def sit():
        face = Face(player)
        async with face.run_test(size=size) as pilot:
            await what(Session(face, pilot))

    with player.running():
        asyncio.run(sit())


def sits(board="pico_8x8", **how):
    """Make a test of what somebody does before a board."""

    def make(what):
        def test():
            play(board, what, **how)

        return test

    return make
