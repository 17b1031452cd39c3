"""The show while nobody plays: the device plays against itself in silence, a row at a time."""

from firmware.engine.games import named
from firmware.game.match import Match
from firmware.game.phases import DONE, OVER
from firmware.game.rules import agree
from firmware.ui.lights.seat import Seat
from firmware.ui.lights.sounds import Sounds

ROW_MS = 1200
END_MS = 4000


class Attract:
    """A screen. It has a match of its own, so the one on the board is not touched."""

    over_board = False

    def __init__(self, handheld):
        desk = handheld.desk
        self.over = False
        self._desk = desk
        self._size = handheld.width, handheld.height
        self._settings = {"left": False, "fits": False, "animation": desk.settings["animation"]}
        self._wait_ms = 0
        self.match = None
        self.seat = None
        self.begin(agree("watch", desk.match.variant() if handheld.shows else named("classic")))

    @property
    def stale(self):
        return self.seat.stale

    def begin(self, rules):
        self.match = Match(rules, self._desk.randrange, self._desk.library)
        self.seat = Seat(self, *self._size, Sounds(), self._settings)

    def press(self, _key):
        self.over = True

    def tick(self, ms: int):
        self.seat.tick(ms)
        self._wait_ms -= ms
        if self._wait_ms > 0:
            return
        match = self.match
        if match.busy:
            rows = len(match.round.rows)
            match.tick(ms)
            if len(match.round.rows) > rows:
                self._wait_ms = ROW_MS
        elif match.phase == OVER:
            self._wait_ms = END_MS
            match.next()
        elif match.phase == DONE:
            self.begin(match.rules)
        self.seat.sit()

    def draw(self, frame: bytearray, beat: int):
        self.seat.draw(frame, beat)
