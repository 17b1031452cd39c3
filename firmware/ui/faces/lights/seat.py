"""A seat at the board: how the lights show it, and what each key means there.

The row in hand is where things happen: a guess or a code is entered there, a mark is given, the device thinks, and at
the end the code is shown there. To the left of its first peg are the rows played, and up and down scroll through them.
When no colour is asked for, the keys of the first two colours are up and down.
A press ends any animation; if that hid the row in hand, the press does nothing else.
"""

from firmware.game.phases import DISPUTE, DONE, OVER, READY
from firmware.ui.faces.lights import gestures, inks, intents, sounds, view
from firmware.ui.faces.lights.animation import Showing
from firmware.ui.faces.lights.layout import Layout
from firmware.ui.faces.lights.pieces import ink_of
from firmware.ui.faces.lights.scroll import Scroll
from firmware.ui.hand import Hand
from firmware.ui.screen import MOVE, OK

REFUSED_MS = 700


class Seat:
    """A seat is for one match."""

    def __init__(self, lights, screen):
        self._lights = lights
        self._heard = lights.sounds
        self.desk = lights.desk
        self.screen = screen
        self.match = match = screen.match
        self.settings = screen.settings
        self.layout = Layout(lights.width, lights.height, match.variant())
        self.showing = Showing(match, self.layout, lights.sounds, self.settings)
        self.scroll = Scroll(match, self.layout, self.showing)
        self.announced = -1  # the player whose turn was announced last
        self.news = True  # there is something to announce
        self.stale = True
        self.refused_ms = 0  # left of showing that a press was refused
        self._changes = -1  # of the match, at the last look
        self._version = -1  # of the screen then

    @property
    def is_opposed(self):
        """Return whether a row that forbids the guess is shown."""
        return self.scroll.reviewing and self.screen.opposed < 0

    @property
    def shows_hand(self):
        """Return whether the row in hand may be seen here: a secret only by whoever enters it."""
        shell = self._lights.shell
        return not self.screen.secret or shell.asker in (None, self._lights)

    def sit(self, screen):
        """Get ready for what the match wants now, if that has changed."""
        if screen is not self.screen or screen.version != self._version:
            self.screen = screen
            self._version = screen.version
            self.stale = True
            if self.match.phase == DISPUTE:
                self.scroll.show_rows(screen.mended)
            elif screen.opposed >= 0:
                self.scroll.find(screen.opposed)
                self.news = True
        if self.match.changes == self._changes:
            return
        self._changes = self.match.changes
        self.scroll.rewind()
        self.news = self._is_news(self.match)
        self.stale = True
        self.refused_ms = 0
        self.showing.change()

    def _is_news(self, match):
        """Return whether there is news to announce. The end of a match without a score was announced with its round."""
        if match.phase == DONE and not match.rules.scored and self.showing.has_ended:
            return self.news
        return not match.goes_on or (match.clock is not None and not match.round.rows)

    # keys

    def press(self, key: int):
        """Do what a key does now, and make its sound."""
        match = self.match
        self.refused_ms = 0
        self.stale = True
        if self.screen.works and self.screen.hand is not None:
            self._ask(OK if key != gestures.BACK else intents.BACK, None, sounds.OK)
            return
        if self.showing.moving:
            hides = not self.scroll.first_row or match.phase >= OVER
            self.showing.skip()
            if hides:
                self._heard.play(sounds.OK)
                return
        hand = self.screen.hand
        if gestures.COLOUR <= key < gestures.PLACE and (self.scroll.reviewing or not hand):
            key = gestures.UP if key == gestures.COLOUR else gestures.DOWN
        if self.scroll.reviewing:  # every other key goes back to the row in hand
            self._tell(self.scroll.move({gestures.UP: 1, gestures.DOWN: -1}.get(key, 0)))
        elif match.phase == DISPUTE and key in (gestures.UP, gestures.DOWN):
            self._ask(MOVE, -1 if key == gestures.UP else 1, sounds.OK)
        elif self.screen.count and key in (gestures.RIGHT, gestures.DOWN):
            self._ask(MOVE, 1)
        elif self._is_before(key, hand):
            self.look_back()
        elif key == gestures.OK and match.phase >= OVER and self.showing.side + 1 < len(match.sides):
            self.showing.reveal(self.showing.side + 1)
            self.news = True
            self._heard.play(sounds.OK)
        else:
            meant = intents.of_board(key, self.screen, match.variant())
            if meant is None:
                self._lights.refuse("not-now")
            else:
                self._ask(*meant)

    def _is_before(self, key, hand):
        """Return whether a key goes to the rows played: left of the first peg, or where nothing is in hand."""
        if hand is None:
            return key in (gestures.LEFT, gestures.UP)
        if key != gestures.LEFT:
            return False
        return hand.place == 0 or not (isinstance(hand, Hand) or self.match.variant().tells == "places")

    def _ask(self, intent, value, tones=None):
        hand = self.screen.hand
        if not self._lights.ask(intent, value):
            return
        if tones is None and hand is self.screen.hand and hand is not None and self.match.changes == self._changes:
            tones = self._tones()
        if tones is not None:
            self._heard.play(tones)
        elif not self._heard.playing:
            self._heard.play(sounds.SUBMITTED if hand is not None else sounds.OK)

    def _tones(self):
        """Return the tones of the last change: of a mark as it stands, or of the peg under the cursor or the last one,
        and of the place for sending. The pegs of a secret make no sound.
        """
        hand = self.screen.hand
        variant = self.match.variant()
        if not isinstance(hand, Hand):
            return sounds.of_mark(variant, hand.mark()) or sounds.OK
        digit = None
        if not self.screen.secret:
            if not hand.sends:
                digit = hand.draft.pegs[hand.place]
            if digit is None and hand.draft.order and hand.is_last_set:
                digit = hand.draft.pegs[hand.draft.order[-1]]
        if digit is None:
            return sounds.SUBMITS if hand.sends else sounds.OK
        heard = inks.TONES_HZ[ink_of(variant, digit)], sounds.PEG_MS
        return heard + (sounds.SILENCE, sounds.PAUSE_MS) + sounds.SUBMITS if hand.sends else heard

    def answers(self, key: int):
        """Return whether a key answers the board now, even if an announcement covers it."""
        ready = self.match.phase == READY
        return ready if key == gestures.OK else self.screen.hand is not None and key != gestures.BACK

    def look_back(self):
        """Scroll through the rows played."""
        self._tell(self.scroll.review())

    def tell_again(self):
        """Announce everything again."""
        self.announced, self.news = -1, True

    def _tell(self, done):
        """Sound whether it was done."""
        if done:
            self._heard.play(sounds.OK)
        else:
            self._lights.refuse("no-rows")

    def refuse(self):
        """Show for a while that a press did nothing."""
        self.refused_ms = REFUSED_MS

    def tick(self, ms: int):
        if self.refused_ms > 0:
            self.refused_ms -= ms
            self.stale = self.stale or self.refused_ms <= 0
        self.stale = self.showing.tick(ms) or self.stale

    def draw(self, frame: bytearray, beat: int):
        self.stale = False
        view.draw(self, frame, beat)
