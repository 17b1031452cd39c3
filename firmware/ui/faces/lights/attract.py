"""The show while nobody plays: the device plays against itself in silence, a row at a time."""

from firmware.engine.variant import Variant
from firmware.game.match import OVER, Match
from firmware.game.rules import agree
from firmware.ui.faces.lights.seat import Seat
from firmware.ui.screen import Screen

END_MS = 4000


class Attract(Seat):
    """A seat at a match of its own, so the one on the board is not touched."""

    def __init__(self, lights):
        self._wait_ms = 0
        desk = lights.desk
        rules = agree("watch", lights.seat.variant if lights.seat else Variant(min(4, lights.most), 6))
        screen = Screen(lights.shell)
        screen.match = Match(rules, desk.randrange, desk.library)
        screen.settings = {"left": False, "animation": desk.settings["animation"]}
        Seat.__init__(self, lights, screen)
        self.sync(screen)

    def tick(self, ms: int):
        moves = self.move(ms)
        self._wait_ms -= ms
        if self._wait_ms > 0:
            return moves
        match = self.match
        if match.busy:
            changes = match.changes
            match.tick(ms)
            if match.changes != changes:
                self._wait_ms = self.lights.desk.pace_ms
        elif match.phase == OVER:
            self._wait_ms = END_MS
            match.next()
        else:
            self.lights.scene = Attract(self.lights)
        self.sync(self.screen)
        return moves
