"""The show while nobody plays: the device plays against itself in silence, a row at a time."""

from firmware.engine.games import named
from firmware.game.match import Match
from firmware.game.phases import DONE, OVER
from firmware.game.rules import agree
from firmware.ui.faces.lights.seat import Seat
from firmware.ui.faces.lights.sounds import Sounds
from firmware.ui.screen import Board

ROW_MS = 1200
END_MS = 4000


class Attract:
    """It stands in the place of the lights for a seat of its own, so the match on the board is not touched."""

    def __init__(self, lights):
        self.desk = lights.desk
        self.shell = lights.shell
        self.width, self.height = lights.width, lights.height
        self.sounds = Sounds()
        self._wait_ms = 0
        self._seat = None
        self._begin(agree("watch", lights.seat.match.variant() if lights.seat else named("classic")))

    @property
    def stale(self):
        return self._seat.stale

    def _begin(self, rules):
        self._match = match = Match(rules, self.desk.randrange, self.desk.library)
        screen = Board(self.shell, match)
        screen.settings = {"left": False, "fits": False, "animation": self.desk.settings["animation"]}
        self._seat = Seat(self, screen)
        self._seat.sit(screen)

    def tick(self, ms: int):
        self._seat.tick(ms)
        self._wait_ms -= ms
        if self._wait_ms > 0:
            return
        match = self._match
        if match.busy:
            rows = len(match.round.rows)
            match.tick(ms)
            if len(match.round.rows) > rows:
                self._wait_ms = ROW_MS
        elif match.phase == OVER:
            self._wait_ms = END_MS
            match.next()
        elif match.phase == DONE:
            self._begin(match.rules)
        self._seat.sit(self._seat.screen)

    def draw(self, frame: bytearray, beat: int):
        self._seat.draw(frame, beat)
