"""What runs when nobody touches it: the device plays against itself in silence, a row at a time."""

from firmware.engine.games import named
from firmware.game.match import Match
from firmware.game.phases import DONE, OVER
from firmware.game.rules import Rules
from firmware.ui.seat import Seat
from firmware.ui.sounds import Sounds

ROW_MS = 1200
END_MS = 4000


class Attract:
    """A screen. It has a match of its own, so the one on the board is not touched."""

    over_board = False

    def __init__(self, handheld):
        desk = handheld.desk
        self.over = False
        self._desk = desk
        self._wait_ms = 0
        self.begin(Rules("watch", desk.match.rules.variant if handheld.shows else named("classic")))
        helps = {"left": False, "fits": False, "animation": desk.settings["animation"]}
        self._seat = Seat(self, handheld.width, handheld.height, Sounds(), helps)

    @property
    def stale(self):
        return self._seat.stale

    def begin(self, rules):
        self.match = Match(rules, self._desk.randrange, self._desk.library)

    def press(self, _key):
        self.over = True

    def tick(self, ms):
        self._seat.tick(ms)
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
        self._seat.sit()

    def draw(self, frame, beat):
        self._seat.draw(frame, beat)
