"""What is loaded before it is needed: a board loads one file in a tick, while nobody waits for it yet.

That is only ever early: whoever needs something imports it in any case.
"""

from firmware.engine.candidates import SMALL_SPACE
from firmware.game.phases import OVER


class Ahead:
    def __init__(self, desk):
        self._desk = desk
        self._steps = None
        self._begin = None  # the steps up to the start of what was chosen
        self._announcing = self._opening = None  # the steps of an announcement, and of a menu, that is wanted now
        self._changes = -1  # of the match, with the last news
        self._dark = desk.match is None  # no light is on before the first menu
        self.loaded = False  # whether something was, in the last tick
        self.due = False  # whether the device rests until what is shown was announced
        self.waits = False  # whether another part has loaded a file in this turn: one is enough

    @property
    def busy(self):
        return self._steps is not None or self._begin is not None

    def of_hold(self, key: int):
        """A key has been held for so long that it will hardly be a press."""
        self._steps = _coming(key, self._desk)

    def of_start(self, go_on, given=None):
        """A game or a way to play was chosen, which goes on as soon as all that its start needs is there."""
        self._begin = _start(go_on, given)

    def hurry(self):
        """A key was pressed, and what was chosen before it goes on first."""
        begin = self._begin
        self._begin = None
        for _ in begin or ():
            pass

    def of_board(self, seat):
        """The rows are drawn at once, and what stands beside them when it is there."""
        if self._steps is None and (
            (seat.panel is None and seat.layout.panel) or (seat.clock is None and seat.match.clock is not None)
        ):
            self._steps = _coming(None, seat)

    def of_news(self, seat):
        """What is being shown may have to be announced."""
        if seat.news and seat.showing.moving:
            match = seat.match
            # to count a large space takes so much memory that nothing can be loaded beside it
            self.due = match.variant().space > SMALL_SPACE
            if match.changes != self._changes:
                self._changes = match.changes
                self._steps = _announcement(seat)

    def announcement(self, seat):
        """What announces, once it is loaded, and None until then: a file is loaded in each call."""
        if self._announcing is None:
            self._announcing = _announcement(seat)
        if self.waits:
            self._desk.half_loaded = True
            return None
        announce = self._load(self._announcing)
        if announce is not None:
            self._announcing = None
        return announce

    def menu(self):
        """What opens the menu, likewise; where it is the first light of all, every file at once."""
        if self._opening is None:
            self._opening = _menu(self._desk)
        menu = self._load(self._opening)
        while menu is None and self._dark:
            menu = next(self._opening)
        if menu is not None:
            self._opening = None
            self._dark = False
        return menu

    def _load(self, steps):
        self.loaded = self._desk.half_loaded = True
        return next(steps)

    def tick(self):
        self.loaded = self._desk.half_loaded = self.busy
        self.due = False
        if self.waits:
            return
        if self._begin is not None:
            for _ in self._begin:
                return
            self._begin = None
        elif self._steps is not None:
            for _ in self._steps:
                return
            self._steps = None


def _start(go_on, given):
    from firmware.ui import loads

    yield from loads.of_start(given)
    go_on()


def _menu(desk):
    if desk.teaches:
        from firmware.ui.lights import offer as menu
    else:
        from firmware.ui.lights import menu  # type: ignore[no-redef]
    yield menu


def _coming(held, given):
    from firmware.ui.lights import coming

    yield coming
    yield from coming.steps(held, given)


def _announcement(seat):
    match = seat.match
    if match.phase == OVER and None in [played.grading for played in match.sides]:
        from firmware.game import grading, mind

        del grading, mind  # they only had to be loaded
    from firmware.ui.lights import announce

    yield announce
