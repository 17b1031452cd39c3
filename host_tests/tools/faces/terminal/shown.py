"""Pages in the face, without a board that draws them."""

import asyncio

from firmware.device import profiles
from firmware.ui.screen import BOARD, OK, PUT, WORD
from host_tests.tools.faces.terminal.session import Session
from tools.faces.terminal.app import Face
from tools.faces.terminal.inks import Look
from tools.front.display import Display
from tools.front.page import Page
from tools.front.player import Player

DISCS, SIGNED, PLAIN = LOOKS = Look(True, False), Look(True, True), Look(False, True)


def page_of(**changes):
    """Return the page of a guess."""
    page = Page()
    offers = [(OK, None, "send"), (PUT, None, "set"), (WORD, ("HINT", ""), "hint"), (WORD, ("MENU", ""), "menu")]
    shown = {"kind": BOARD, "name": "play", "letters": "RGBYOP", "pegs": 4, "most": 10, "hand": (None,) * 4, "round": 1}
    shown |= {"cursor": 0, "offers": offers, "marks": ("exact", "near"), "game": "classic", "names": ("red",) * 6}
    vars(page).update({**shown, "moves": False, **changes})
    return page


class Shown(Session):
    async def rest(self):
        await self.sees.pause()

    async def show(self, page, look=DISCS):
        """Show this page, and return the lines of the screen."""
        self.player.display.see(page)
        self.face.follow()
        self.face.play.show_in(look)
        await self.rest()
        return self.seen


def look(what, size=(72, 24)):
    async def sit():
        face = Face(Player(profiles.named("pico_8x8"), display=Display()))
        async with face.run_test(size=size) as pilot:
            await what(Shown(face, pilot))

    asyncio.run(sit())


def shows(**how):
    """Make a test of what somebody sees of pages."""
    return lambda what: lambda: look(what, **how)
